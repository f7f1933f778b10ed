import { contrast } from '@kandil/contract/contrast';
import { expect, test } from 'vitest';
import { CARD, DARK_CARD, mailColors } from './colors.ts';

test.each(['#e9b44c', '#ff8a65', '#000000', '#ffffff', '#123499', '#ffff00'])(
  'an accent of %s can be read in a mail, light and dark',
  (accent) => {
    const colors = mailColors({ look: { colors: { accent, accentBright: accent } } });
    const ratios = [
      contrast(colors.accent, CARD),
      contrast(colors.accent, colors.page),
      contrast(colors.accentOnDark, DARK_CARD),
    ];
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  },
);

test('a colour that can be read stays as it is, and without a look it is the theme’s', () => {
  const { accent } = mailColors({ look: { colors: { accent: '#123499' } } });
  expect(accent).toBe('#123499');
  expect(mailColors({})).not.toEqual(mailColors({ look: { colors: { accent: '#123499' } } }));
});
