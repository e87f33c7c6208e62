import type { TableEffect } from '../contract/tables.js';
import { finding, type Finding, type Place } from '../finding.js';
import { didYouMean, joinNames, type Names } from '../names.js';
import type { Registry } from '../registry.js';
import { TREASURE_TABLES, type Tables } from './tables.js';

/** Finds every name in the tables that the registry (with the tables' own names) does not know. */
export function checkTables(tables: Tables, registry: Registry): Finding[] {
  const check = new NameCheck(tables.places);
  const goods = joinNames(registry.items, registry.mounts);
  for (const kind of ['items', 'companions', 'familiars'] as const) {
    for (const row of tables[kind]) check.effect(`${kind} ${row.id}`, row.effect, registry);
  }
  for (const { id, wares } of tables.markets) {
    for (const ware of wares) check.name(`markets ${id}`, 'item', ware.item, goods);
  }
  for (const table of TREASURE_TABLES) {
    for (const row of tables.treasures[table]) {
      if (row.item !== undefined) check.name(`${table} ${row.id}`, 'item', row.item, goods);
    }
  }
  for (const [region, candidates] of Object.entries(tables.recruits)) {
    check.name('recruits', 'region', region, registry.regions);
    for (const { race, profession, skills, items } of candidates) {
      check.name('recruits', 'race', race, registry.races);
      check.name('recruits', 'profession', profession, registry.professions);
      for (const skill of skills) check.name('recruits', 'skill', skill, registry.skills);
      for (const item of items) check.name('recruits', 'item', item, goods);
    }
  }
  return check.findings;
}

class NameCheck {
  readonly findings: Finding[] = [];

  constructor(private readonly places: ReadonlyMap<string, Place>) {}

  name(key: string, what: string, name: string, among: Names): void {
    if (among.find(name)) return;
    const at = this.places.get(key) ?? {
      file: key === 'recruits' ? 'recruits.yaml' : 'items.yaml',
      line: 1,
      column: 1,
    };
    const hint = didYouMean(
      name,
      among.all.map((named) => named.name),
    );
    this.findings.push(finding('error', 'unknown-name', at, `no ${what} is called ${name}`, hint));
  }

  effect(key: string, effect: TableEffect, registry: Registry): void {
    if (effect.kind === 'legendary') this.effect(key, effect.of, registry);
    if (effect.kind === 'scroll' || effect.kind === 'skill') this.name(key, 'skill', effect.skill, registry.skills);
    if (effect.kind === 'weapon' || effect.kind === 'armor') this.name(key, 'item', effect.base, registry.items);
    if (effect.kind !== 'reroll' && effect.kind !== 'guard') return;
    for (const region of effect.regions ?? []) this.name(key, 'region', region, registry.regions);
  }
}
