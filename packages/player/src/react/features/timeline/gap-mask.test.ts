import { expect, it } from 'vitest';
import { gapMask } from './gap-mask.ts';

const film = { start: 0, end: 400 };

it('leaves a gap where a chapter starts inside the timeline', () => {
  expect(gapMask([0, 100], film)).toBe(
    'linear-gradient(to right, #000 0%, #000 calc(25.000% - 1.5px), transparent calc(25.000% - 1.5px), ' +
      'transparent calc(25.000% + 1.5px), #000 calc(25.000% + 1.5px), #000 100%)',
  );
});

it.each([[[]], [[0]], [[0, 400, 500]]])('leaves none for %o', (starts) => {
  expect(gapMask(starts, film)).toBeUndefined();
});
