import { expect, test } from 'vitest';
import { aboutOf, askedSecond, insteadOf, playedOf, withPlayer } from './stage-states.ts';
import type { ViewingState } from './use-access.ts';

const source = { url: '/media/7/master.m3u8', type: 'hls' } as const;
const answer = {
  playback: { startAt: 40, marks: [], sceneGuard: true, storyboardUrl: '/media/7/board.vtt' },
} as unknown as Extract<ViewingState, { phase: 'playing' }>['answer'];
const ASKING: ViewingState = { phase: 'asking' };
const PLAYING = { phase: 'playing', answer, source } as const;
const REFUSED: ViewingState = { phase: 'refused', answer };
const FAILED: ViewingState = { phase: 'failed', message: 'Not now.' };

test('the player comes with the first video, and stays until something does not play', () => {
  expect(withPlayer(ASKING, false)).toBeNull();
  expect(withPlayer(PLAYING, false)).toBe(PLAYING);
  expect(withPlayer(ASKING, true)).toBe(ASKING);
  for (const viewing of [REFUSED, FAILED]) expect(withPlayer(viewing, true)).toBeNull();
});

test('without a player it waits, or says what failed: the video before the code of the player', () => {
  for (const viewing of [ASKING, PLAYING]) {
    expect(insteadOf(viewing, false)).toEqual(ASKING);
    expect(insteadOf(viewing, true)).toEqual({ phase: 'failed', message: '' });
  }
  for (const viewing of [REFUSED, FAILED]) expect(insteadOf(viewing, true)).toBe(viewing);
});

test('a report names the episode and its position; a channel has none', () => {
  const at = { title: 'Nur', subtitle: 'S2:E3', position: 61 };
  expect(aboutOf({ videoId: 7 }, at)).toEqual({ title: 'Nur · S2:E3', videoId: 7, position: 61 });
  expect(aboutOf({ channelId: 4 }, { ...at, subtitle: undefined })).toEqual({
    title: 'Nur',
    channelId: 4,
  });
});

test('the player has what the service answered, and its addresses as they were renewed', () => {
  expect(playedOf({ phase: 'asking' })).toEqual({ source: null });
  expect(playedOf(PLAYING)).toMatchObject({
    source,
    startAt: 40,
    sceneGuard: true,
    storyboard: '/media/7/board.vtt',
  });
  expect(playedOf(PLAYING, 95)).toMatchObject({ startAt: 95 });
  expect(playedOf(PLAYING, 0)).toMatchObject({ startAt: 0 });
  const newer = { ...source, url: '/media/7/newer.m3u8' };
  const renewed = { source: newer, storyboardUrl: null };
  expect(playedOf({ ...PLAYING, renewed })).toMatchObject({
    source,
    renewed: newer,
    storyboard: undefined,
  });
});

test.each([
  ['?t=95', 95],
  ['?t=0', 0],
  ['?a=1&t=3725', 3725],
  ['', null],
  ['?t=', null],
  ['?t=-5', null],
  ['?t=1.5', null],
  ['?t=1e3', null],
  ['?t=9999999', null],
])('%j asks for second %s', (query, second) =>
  expect(askedSecond({ videoId: 7 }, query)).toBe(second),
);

test('a channel has no second to begin at', () =>
  expect(askedSecond({ channelId: 7 }, '?t=95')).toBeNull());
