import { describe, expect, it } from 'vitest';
import { skipsFrom } from './choices.ts';
import type { Mark } from './marks.ts';
import type { PlayerState } from './state.ts';
import { initialState } from './features/index.ts';
import { countdown, offerFrom, offered } from './up-next.ts';

const credits = (from: number, to: number): Mark => ({ kind: 'CREDITS', from, to, title: null });
const episode: PlayerState = {
  ...initialState,
  duration: 480,
  follows: true,
  marks: [credits(455, 480)],
};

describe('the offer of the next video appears', () => {
  it.each<[string, Partial<PlayerState>, number | null]>([
    ['at the credits', {}, 455],
    ['at the last ten seconds without credits', { marks: [] }, 470],
    [
      'at the last ten seconds when a scene follows the credits',
      { marks: [credits(400, 450)] },
      470,
    ],
    [
      'at the last ten seconds for viewers who watch credits',
      { skips: skipsFrom({ CREDITS: 'never' }) },
      470,
    ],
    ['at once in a clip shorter than that', { duration: 8, marks: [] }, 0],
    ['never without a next video', { follows: false }, null],
    ['never on a live channel', { live: true }, null],
    ['never before the length is known', { duration: 0 }, null],
  ])('%s', (_, state, from) => {
    expect(offerFrom({ ...episode, ...state })).toBe(from);
  });

  it('at its time and disappears with it', () => {
    expect(offered({ ...episode, position: 454 })).toBeNull();
    const standing = { since: 456, dismissed: true };
    expect(offered({ ...episode, position: 456 })).toEqual({ since: 456, dismissed: false });
    expect(offered({ ...episode, position: 470, offer: standing })).toBe(standing);
    expect(offered({ ...episode, position: 200, offer: standing })).toBeNull();
  });

  it('again where a viewer lands who seeks within the credits, unless it was dismissed', () => {
    const jump = { ...episode, position: 468, seekTarget: 468 };
    const at = (dismissed: boolean) => offered({ ...jump, offer: { since: 456, dismissed } });
    expect(at(false)).toEqual({ since: 468, dismissed: false });
    expect(at(true)).toEqual({ since: 468, dismissed: true });
  });
});

describe('the countdown', () => {
  const offer = { since: 455, dismissed: false };
  it.each<[string, Partial<PlayerState>, number | null]>([
    ['starts at ten', { position: 455 }, 10],
    ['rounds seconds up', { position: 455.2 }, 10],
    ['runs', { position: 461 }, 4],
    ['ends', { position: 465 }, 0],
    [
      'restarts where the viewer has seeked to',
      { offer: { ...offer, since: 462 }, position: 463 },
      9,
    ],
    [
      'is no longer than the rest of the video',
      { offer: { ...offer, since: 477 }, position: 478 },
      2,
    ],
    ['is over at the end', { position: 480, ended: true }, 0],
    ['is absent before its time', { offer: null, position: 300 }, null],
    ['is absent once dismissed', { offer: { ...offer, dismissed: true } }, null],
    ['is absent for a profile without autoplay', { autoNext: false }, null],
  ])('%s', (_, state, seconds) => {
    expect(countdown({ ...episode, offer, ...state })).toBe(seconds);
  });
});
