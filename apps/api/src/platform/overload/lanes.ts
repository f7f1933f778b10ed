import type { Refusal } from '@kandil/contract';
import { Lane, type LaneName, LANES } from './lane.ts';

/** The lanes of a process, the most urgent first. */
export class Lanes {
  readonly #lanes: Readonly<Record<LaneName, Lane>>;

  constructor(now: () => number) {
    this.#lanes = {
      account: new Lane('account', now),
      catalogue: new Lane('catalogue', now),
      rendering: new Lane('rendering', now),
      extra: new Lane('extra', now),
    };
  }

  of(name: LaneName): Lane {
    return this.#lanes[name];
  }

  get waitingCount(): number {
    return LANES.reduce((sum, name) => sum + this.#lanes[name].waiting.length, 0);
  }

  /** The next to start, as its lane and place. What is less urgent waits until no page does, unless it is light. */
  next(hasRendered: boolean): { name: LaneName; place: number } | undefined {
    const pagesWait = this.#lanes.rendering.waiting.length > 0;
    const isHeld = { account: false, catalogue: false, rendering: hasRendered, extra: pagesWait };
    for (const name of LANES) {
      const place = this.#lanes[name].next(isHeld[name]);
      if (place >= 0) return { name, place };
    }
    return undefined;
  }

  /** Refuses those that waited too long, the least urgent first, at most so many. */
  refuseLate(most: number, refusal: () => Refusal): void {
    let left = most;
    for (const name of LANES.toReversed()) left -= this.#lanes[name].refuseLate(left, refusal);
  }
}
