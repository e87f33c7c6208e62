import type { Dice } from '../../dice/dice.js';

/** A die was thrown that nobody scripted, or with a face it does not have. */
export class UnscriptedDie extends Error {}

/**
 * Dice that fall as they are told, by what they are thrown for. A purpose ending in `*` stands for all that begin so.
 * Nothing else is ever thrown: a missing die fails, and `left` names what was not used.
 */
export class ScriptedDice implements Dice {
  private readonly faces: Map<string, number[]>;

  constructor(script: Readonly<Record<string, readonly number[] | number>>) {
    this.faces = new Map(Object.entries(script).map(([purpose, faces]) => [purpose, [faces].flat()]));
  }

  draw(purpose: string, sides: number): number {
    const queue = this.faces.get(purpose) ?? this.matching(purpose);
    const face = queue?.shift();
    if (face === undefined) throw new UnscriptedDie(`wanted: a D${sides} for "${purpose}"; ${this.told()}`);
    if (face < 1 || face > sides) throw new UnscriptedDie(`a D${sides} for "${purpose}" has no face ${face}`);
    return face;
  }

  private matching(purpose: string): number[] | undefined {
    for (const [pattern, faces] of this.faces) {
      if (pattern.endsWith('*') && faces.length > 0 && purpose.startsWith(pattern.slice(0, -1))) return faces;
    }
    return undefined;
  }

  private told(): string {
    const left = this.left();
    return left.length > 0 ? `left over: ${left.join('; ')}` : 'nothing is left over';
  }

  /** What was scripted and never thrown: `event tens: 3, 4`. */
  left(): string[] {
    return [...this.faces]
      .filter(([, faces]) => faces.length > 0)
      .map(([name, faces]) => `${name}: ${faces.join(', ')}`);
  }
}
