import type { Dice } from './dice.js';

/**
 * Dice for tests: faces by purpose, each list used from its front. A die that was not foreseen, or a face the die does not
 * have, is an error that names it; `leftOver` lists what was foreseen and never rolled.
 */
export class ScriptedDice implements Dice {
  private readonly faces: Map<string, number[]>;

  constructor(faces: Readonly<Record<string, number | readonly number[]>>) {
    this.faces = new Map(Object.entries(faces).map(([purpose, list]) => [purpose, [list].flat()]));
  }

  draw(purpose: string, sides: number): number {
    const face = this.faces.get(purpose)?.shift();
    if (face === undefined) throw new Error(`no die scripted for "${purpose}" (1 to ${sides})${this.unused()}`);
    if (!Number.isInteger(face) || face < 1 || face > sides) {
      throw new Error(`the die scripted for "${purpose}" shows ${face}, but it has 1 to ${sides}`);
    }
    return face;
  }

  /** The faces that nobody rolled, as `purpose: 3, 4`. A test that ends with any has foreseen something else. */
  leftOver(): readonly string[] {
    return [...this.faces]
      .filter(([, list]) => list.length > 0)
      .map(([purpose, list]) => `${purpose}: ${list.join(', ')}`);
  }

  private unused(): string {
    const left = this.leftOver();
    return left.length > 0 ? `; not yet rolled are ${left.join('; ')}` : '; none is left';
  }
}
