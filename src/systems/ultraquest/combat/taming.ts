import { slug } from '../../../book/names.js';
import { wareNamed } from '../equipment/catalogue.js';
import { nextSerial } from '../sheet/carry.js';
import { takeMount } from '../turn/burial.js';
import type { Battle } from './battle.js';

/** One of the beaten becomes a mount of the group (UQ-MOUNT-01). */
export function tame(battle: Battle, name: string): void {
  const { t, group } = battle;
  const kind = wareNamed(name)?.kind ?? slug(name);
  takeMount(t, group, { id: `${t.seat}:${nextSerial(group)}`, kind });
}
