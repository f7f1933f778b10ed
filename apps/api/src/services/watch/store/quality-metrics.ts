import { Counter, Histogram } from 'prom-client';
import { counts } from '../../../platform/metrics/registry.ts';
import type { ViewingChange, ViewingKind } from './viewings.ts';

const KINDS: readonly ViewingKind[] = ['video', 'channel'];
const OUTCOMES = ['begun', 'picture', 'failed'] as const;

const viewings = new Counter({
  name: 'kandil_viewings_total',
  help: 'Viewings that began, had their first picture, or failed before it',
  labelNames: ['kind', 'outcome'],
  registers: [counts],
});
const firstFrame = new Histogram({
  name: 'kandil_first_frame_seconds',
  help: 'What viewers waited for the first picture',
  labelNames: ['kind'],
  buckets: [0.25, 0.5, 1, 2, 4, 8, 15, 30],
  registers: [counts],
});
const counterOf = (name: string, help: string) =>
  new Counter({ name, help, labelNames: ['kind'], registers: [counts] });
const played = counterOf('kandil_played_seconds_total', 'Time that players played');
const stalled = counterOf('kandil_stall_seconds_total', 'Time of their stalls');
const stalls = counterOf('kandil_stalls_total', 'Stalls after the first picture');
const errors = counterOf('kandil_player_errors_total', 'Errors that ended playback');

// From the start: alerts look at the growth, and the first failure has to be some.
for (const kind of KINDS) {
  for (const outcome of OUTCOMES) viewings.inc({ kind, outcome }, 0);
  for (const counter of [played, stalled, stalls, errors]) counter.inc({ kind }, 0);
  firstFrame.zero({ kind });
}

const NOTHING = { firstFrameMs: null, playedMs: 0, stalls: 0, stallMs: 0, errors: 0 };

/** Counts what reports have changed in stored viewings. */
export function countViewings(changes: readonly ViewingChange[]): void {
  for (const { kind, before, after } of changes) {
    const old = before ?? NOTHING;
    if (before === null) viewings.inc({ kind, outcome: 'begun' });
    if (old.firstFrameMs === null && after.firstFrameMs !== null) {
      viewings.inc({ kind, outcome: 'picture' });
      firstFrame.observe({ kind }, after.firstFrameMs / 1000);
    }
    if (after.firstFrameMs === null && old.errors === 0 && after.errors > 0)
      viewings.inc({ kind, outcome: 'failed' });
    played.inc({ kind }, (after.playedMs - old.playedMs) / 1000);
    stalled.inc({ kind }, (after.stallMs - old.stallMs) / 1000);
    stalls.inc({ kind }, after.stalls - old.stalls);
    errors.inc({ kind }, after.errors - old.errors);
  }
}
