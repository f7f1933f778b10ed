import type { ContentWorld } from '../world.ts';

/** What the jobs receive. */
export type JobWorld = Pick<ContentWorld, 'db' | 'internal' | 'now'>;
