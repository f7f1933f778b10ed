import { expect, test } from 'vitest';
import { sharedPlace } from './shared-place.ts';

const ORIGIN = 'https://kandil.test';
const shared = (values: Record<string, string>) =>
  sharedPlace(new URL(`${ORIGIN}/share?${new URLSearchParams(values).toString()}`));

test.each<[string, Record<string, string>, string]>([
  ['a link to a title', { url: `${ORIGIN}/detail/nur` }, '/detail/nur'],
  ['one in another language', { url: `${ORIGIN}/ar/detail/nur/s2` }, '/detail/nur/s2'],
  [
    'one inside the text',
    { title: 'Nur', text: `Watch it! ${ORIGIN}/detail/nur?x=1` },
    '/detail/nur',
  ],
  ['a channel', { url: `${ORIGIN}/channels/hilal` }, '/channels/hilal'],
  ['words', { text: ' Caravan  of\nDust ' }, '/search/Caravan%20of%20Dust'],
  ['a title before the text', { title: 'Her Letters', text: 'see this' }, '/search/Her%20Letters'],
  ['a link elsewhere, with words', { text: 'Nur https://x.test/a?b' }, '/search/Nur'],
  ['a link elsewhere alone', { url: 'https://x.test/detail/nur' }, '/search'],
  ['another port', { url: `${ORIGIN}:8443/detail/nur` }, '/search'],
  ['a page with a token', { url: `${ORIGIN}/verify?token=t` }, '/search'],
  ['a script', { url: 'javascript:alert(1)' }, '/search'],
  ['two slashes', { url: `${ORIGIN}//x.test/detail/nur` }, '/search'],
  ['a slash in the words', { text: '../../x' }, '/search/..%2F..%2Fx'],
  ['nothing', {}, '/search'],
])('shared: %s', (_what, values, place) => {
  expect(shared(values)).toBe(place);
});

test('a text is cut between characters: no address takes half of an emoji', () => {
  const text = `${'a'.repeat(63)}😀`;
  expect(shared({ text })).toBe(`/search/${'a'.repeat(63)}`);
});

test('long texts are cut to what the search takes', () => {
  expect(decodeURIComponent(shared({ text: 'a'.repeat(500) }))).toBe(`/search/${'a'.repeat(64)}`);
});
