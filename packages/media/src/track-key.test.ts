import { expect, it } from 'vitest';
import { SOUND_KINDS, soundOfKey, TEXT_KINDS, textOfKey, trackKey } from './track-key.ts';

it('a key says language and kind, and is read back', () => {
  const sounds = SOUND_KINDS.map((kind) => ({ language: 'tr', kind }));
  const texts = TEXT_KINDS.map((kind) => ({ language: 'tr', kind }));
  expect(sounds.map(trackKey)).toEqual(['tr', 'tr.ad', 'tr.commentary']);
  expect(texts.map(trackKey)).toEqual(['tr', 'tr.sdh', 'tr.forced']);
  expect(sounds.map(trackKey).map(soundOfKey)).toEqual(sounds);
  expect(texts.map(trackKey).map(textOfKey)).toEqual(texts);
  expect(trackKey({ language: 'tr' })).toBe('tr');
});

it.each(['', 'TR', 'tr.', 'tr.ad', 'tr.x', 'tr.sdh.sdh', '../tr', 'turk'])(
  '%j is no key of subtitles',
  (key) => expect(textOfKey(key)).toBeUndefined(),
);
