import { expect, it } from 'vitest';
import { createPlayer } from '#src/store/player.ts';
import { handleOf } from './handle.ts';

const source = { url: '/a.m3u8', type: 'hls' } as const;

it('tells whether something plays, as the viewer sees it', () => {
  const core = createPlayer({ read: () => ({}), write: () => undefined });
  const { isPlaying } = handleOf(core);
  const seen = [isPlaying()];
  core.open(source, 0, true);
  for (const facts of [
    { paused: false },
    { paused: true },
    { paused: false, ended: true },
    { paused: false, ended: false },
    { error: { kind: 'network' } },
  ] as const) {
    core.report(facts);
    seen.push(isPlaying());
  }
  expect(seen).toEqual([false, true, false, false, true, false]);
});
