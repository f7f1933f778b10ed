import type { ContentWorld } from '../world.ts';

/** What the jobs work with. */
export type JobWorld = Pick<ContentWorld, 'db' | 'internal' | 'now'>;
