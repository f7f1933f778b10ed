import { describe, expect, it } from 'vitest';
import { actionBetween, promptAt, skipKeyAt } from './actions.ts';
import type { SkipChoice } from './choices.ts';
import { guardFrom, skipsFrom } from './choices.ts';
import type { Mark } from './marks.ts';
import type { PlayerState } from './state.ts';
import { initialState } from './features/index.ts';

const intro: Mark = { kind: 'INTRO', from: 6, to: 28, title: null };
const fear: Mark = { kind: 'SCENE', from: 161, to: 179, theme: 'FEAR', title: null };
const credits: Mark = { kind: 'CREDITS', from: 455, to: 480, title: null };
const running: PlayerState = {
  ...initialState,
  started: true,
  paused: false,
  duration: 480,
  follows: true,
  marks: [intro, fear, credits],
};
const at = (position: number, more: Partial<PlayerState> = {}): PlayerState => ({
  ...running,
  ...more,
  position,
});
const always = (kind: string): Partial<PlayerState> => ({
  skips: skipsFrom({ [kind]: 'always' satisfies SkipChoice }),
});
const guarded = { guard: guardFrom({}, true) };
const counted = { offer: { since: 455, dismissed: false } };

describe('automatic actions', () => {
  it.each<[string, PlayerState, PlayerState, unknown]>([
    ['an intro is not skipped by default', at(5.9), at(6.1), undefined],
    [
      'an intro is skipped if chosen',
      at(5.9),
      at(6.1, always('INTRO')),
      { type: 'skip', mark: intro, to: 28 },
    ],
    ['not in its middle', at(10), at(10.2, always('INTRO')), undefined],
    ['not after a seek into it', at(0), at(6.1, always('INTRO')), undefined],
    ['not while paused', at(5.9), at(6.1, { ...always('INTRO'), paused: true }), undefined],
    ['not during a seek', at(5.9), at(6.1, { ...always('INTRO'), seekTarget: 90 }), undefined],
    ['a scene is skipped', at(160), at(161, guarded), { type: 'skip', mark: fear, to: 179 }],
    ['also after a seek into it', at(2), at(170, guarded), { type: 'skip', mark: fear, to: 179 }],
    ['not before the first picture', at(160), at(161, { ...guarded, started: false }), undefined],
    [
      'skipped credits start the next video',
      at(454.9),
      at(455.1, always('CREDITS')),
      { type: 'next' },
    ],
    [
      'credits are skipped without autoplay',
      at(454.9),
      at(455.1, { ...always('CREDITS'), autoNext: false }),
      { type: 'skip', mark: credits, to: 480 },
    ],
    [
      'credits are skipped without a next video',
      at(454.9),
      at(455.1, { ...always('CREDITS'), follows: false }),
      { type: 'skip', mark: credits, to: 480 },
    ],
    [
      'the end of the countdown starts the next video',
      at(464.9),
      at(465, counted),
      { type: 'next' },
    ],
    ['not while paused', at(464.9), at(465, { ...counted, paused: true }), undefined],
    [
      'the end starts the next video',
      at(479),
      at(480, { ...counted, paused: true, ended: true }),
      { type: 'next' },
    ],
    ['only once', at(464.9), at(465, { ...counted, leaving: 'countdown' }), undefined],
    [
      'not while the player asks whether the viewer is there',
      at(464.9),
      at(465, { ...counted, asksStill: true }),
      undefined,
    ],
    [
      'not after an error',
      at(464.9),
      at(465, { ...counted, error: { kind: 'network' } }),
      undefined,
    ],
  ])('%s', (_, before, now, action) => {
    expect(actionBetween(before, now)).toEqual(action);
  });
});

describe('prompts', () => {
  it.each<[string, PlayerState, unknown]>([
    ['nothing', at(100), null],
    ['the skip button, for the whole intro', at(27), { type: 'skip', mark: intro }],
    [
      'nothing for viewers who watch intros',
      at(27, { skips: skipsFrom({ INTRO: 'never' }) }),
      null,
    ],
    ['an upcoming scene', at(156), { type: 'warning', mark: fear }],
    [
      'a blurred scene',
      at(165, { guard: guardFrom({ FEAR: 'blur' }) }),
      { type: 'blurred', mark: fear },
    ],
    [
      'a muted scene',
      at(165, { guard: guardFrom({ FEAR: 'mute' }) }),
      { type: 'hushed', mark: fear },
    ],
    ['an automatic skip', at(29, { skipped: intro }), { type: 'skipped', mark: intro }],
    ['nothing after six seconds', at(35, { skipped: intro }), null],
    ['the next video', at(456, counted), { type: 'next' }],
    [
      'not once dismissed',
      at(456, { offer: { since: 455, dismissed: true } }),
      { type: 'skip', mark: credits },
    ],
    [
      'but after the end again',
      at(480, { offer: { since: 455, dismissed: true }, ended: true }),
      { type: 'next' },
    ],
    ['nothing before the first picture', at(10, { started: false }), null],
  ])('%s', (_, state, prompt) => {
    expect(promptAt(state)).toEqual(prompt);
  });
});

describe('the skip key', () => {
  it.each<[string, PlayerState, unknown]>([
    ['skips the intro', at(10), { type: 'skip', mark: intro, to: 28 }],
    ['skips an announced scene', at(156), { type: 'skip', mark: fear, to: 179 }],
    ['plays the next video', at(456, counted), { type: 'next' }],
    [
      'skips credits without a next video',
      at(456, { follows: false }),
      { type: 'skip', mark: credits, to: 480 },
    ],
    ['does nothing elsewhere', at(100), null],
  ])('%s', (_, state, action) => {
    expect(skipKeyAt(state)).toEqual(action);
  });
});
