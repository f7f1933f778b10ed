import { afterEach, expect, test } from 'vitest';
import { removeCookie, writeCookie } from '#app/browser/cookies.ts';
import { PLAIN_SUBTITLES, readSubtitleLook, writeSubtitleLook } from './subtitle-look.ts';

afterEach(() => removeCookie('kandil_subtitle_look'));

test('subtitles look plain until another look is chosen, which is stored', () => {
  expect(readSubtitleLook()).toEqual(PLAIN_SUBTITLES);
  const look = {
    size: 'large',
    colour: 'yellow',
    background: 'soft',
    position: 'raised',
    edge: 'outline',
  } as const;
  writeSubtitleLook(look);
  expect(readSubtitleLook()).toEqual(look);
});

test('a look stored before there were edges and positions is still good', () => {
  writeCookie('kandil_subtitle_look', 'large.yellow.soft');
  expect(readSubtitleLook()).toEqual({
    ...PLAIN_SUBTITLES,
    size: 'large',
    colour: 'yellow',
    background: 'soft',
  });
});

test.each(['huge', '..', 'gigantic.pink.<b>', 'small.white.none.more', '%'])(
  'a stored look that makes no sense is passed over: %s',
  (stored) => {
    writeCookie('kandil_subtitle_look', stored);
    const { size, colour, background } = readSubtitleLook();
    expect(['small', 'medium', 'huge']).toContain(size);
    expect([colour, background]).toEqual(['white', 'none']);
  },
);
