import { openUltraQuest } from '../src/rulebooks.js';

/** UltraQuest and its Book of Events as they are played: compiled once, for all test files of a run that share their modules. */
export const PLAYED = openUltraQuest();
