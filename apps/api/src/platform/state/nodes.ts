import { randomUUID } from 'node:crypto';
import type { State } from './index.ts';

/** Milliseconds between two heartbeats of a node. */
const INTERVAL = 5_000;
/** A node that was not heard for so many heartbeats of ours, a minute, has ended. */
const REMEMBERED = 12;
const CHANNEL = 'nodes';

/** Counts the processes that share a state, from their heartbeats. */
export interface NodeCount {
  /** At least 1: this process. */
  count: () => number;
  stop: () => void;
}

/**
 * Sends heartbeats and hears those of the others. Time is counted in heartbeats of this node that came back: while the
 * shared state is away none does, so the count stays what it was before.
 */
export async function countNodes(state: State): Promise<NodeCount> {
  const self: string = randomUUID();
  const heardAt = new Map([[self, 0]]);
  let beats = 0;
  const leave = await state.subscribe(CHANNEL, (id) => {
    if (id === self) beats += 1;
    heardAt.set(id, beats);
    for (const [node, beat] of heardAt) if (beats - beat >= REMEMBERED) heardAt.delete(node);
  });
  const beat = () => void state.publish(CHANNEL, self);
  beat();
  const timer = setInterval(beat, INTERVAL).unref();
  return {
    count: () => heardAt.size,
    stop() {
      clearInterval(timer);
      leave();
    },
  };
}
