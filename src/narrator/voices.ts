import type { Refusal } from '../engine/words.js';
import { refusalText } from './refusals.js';
import { ULTRAQUEST_REFUSALS } from './ultraquest/refusals.js';
import { ULTRAQUEST_VOICE } from './ultraquest/voice.js';
import type { Voice } from './voice.js';

const VOICES: Readonly<Record<string, Voice>> = { ultraquest: ULTRAQUEST_VOICE };

/** The voice that tells a system. Every system that can be played has one. */
export function voiceOf(system: string): Voice {
  const voice = VOICES[system];
  if (!voice) throw new Error(`no narrator for the system ${system}`);
  return voice;
}

/** The sentence for a refusal of whichever system: codes mean the same in all of them. */
export const refusalLine = (refusal: Refusal): string => refusalText(refusal, ULTRAQUEST_REFUSALS);
