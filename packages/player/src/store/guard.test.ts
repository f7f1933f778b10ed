import { describe, expect, it } from 'vitest';
import type { GuardChoice } from './choices.ts';
import { guardFrom } from './choices.ts';
import { guardAt, landing, picturable } from './guard.ts';
import type { Mark } from './marks.ts';

const scene = (from: number, to: number, theme: Mark['theme'] = 'FEAR'): Mark => ({
  kind: 'SCENE',
  from,
  to,
  theme,
  title: null,
});
const fear = scene(161, 179);
const watching = (choice: GuardChoice, marks: readonly Mark[] = [fear], pip = false) => ({
  marks,
  guard: guardFrom({ FEAR: choice, VIOLENCE: 'skip' }),
  pip,
  away: false,
});

describe('the guard', () => {
  it.each([
    ['skip', 160, { skipTo: null }],
    ['skip', 160.75, { skipTo: 179 }],
    ['skip', 178.9, { skipTo: 179 }],
    ['skip', 179, { skipTo: null }],
    ['blur', 160.6, { blurred: null }],
    ['blur', 160.75, { blurred: fear }],
    ['blur', 179, { blurred: null }],
    ['mute', 161, { hushed: fear }],
    ['mute', 179, { hushed: null }],
    ['warn', 154, { warned: null }],
    ['warn', 155, { warned: fear }],
    ['warn', 170, { warned: fear }],
    ['warn', 179, { warned: null }],
    ['off', 170, { skipTo: null, blurred: null, hushed: null, warned: null }],
  ] as const)('set to %s does at %d s %o', (choice, moment, does) => {
    expect(guardAt(watching(choice), moment)).toMatchObject(does);
  });

  it('applies the choice of the theme', () => {
    const marks = [scene(10, 20, 'LANGUAGE')];
    expect(guardAt(watching('skip', marks), 15)).toMatchObject({ skipTo: null, warned: marks[0] });
  });

  it('skips consecutive scenes at once', () => {
    const marks = [fear, scene(179, 190, 'VIOLENCE'), scene(200, 210)];
    expect(guardAt(watching('skip', marks), 165).skipTo).toBe(190);
    expect(guardAt(watching('skip', marks), 185).skipTo).toBe(190);
  });

  it('skips what it cannot blur: a picture outside the page', () => {
    expect(guardAt(watching('blur', [fear], true), 165)).toMatchObject({
      skipTo: 179,
      blurred: null,
    });
    expect(guardAt({ ...watching('blur'), away: true }, 165).skipTo).toBe(179);
  });
});

describe('a seek into a skipped scene', () => {
  it.each([
    [170, 20, 179],
    [170, 300, 158],
    [100, 300, 100],
    [179, 20, 179],
  ])('to %d s from %d s lands at %d s', (target, from, at) => {
    expect(landing(watching('skip'), target, from)).toBe(at);
  });

  it('is unchanged where the guard does not skip', () => {
    expect(landing(watching('blur'), 170, 20)).toBe(170);
  });

  it('lands before all consecutive scenes on the way back', () => {
    const marks = [fear, scene(179, 190, 'VIOLENCE')];
    expect(landing(watching('skip', marks), 185, 195)).toBe(158);
  });
});

it.each([
  ['skip', false],
  ['blur', false],
  ['mute', true],
  ['warn', true],
  ['off', true],
] as const)('set to %s, shows a preview of the scene: %s', (choice, shown) => {
  expect(picturable(watching(choice), 170)).toBe(shown);
  expect(picturable(watching(choice), 100)).toBe(true);
});
