import { expect, test } from 'vitest';
import { capabilitiesOf, capabilitiesOfAgent } from './capabilities.ts';

const LEAN = { effects: false, trailers: false };
const ALL = { effects: true, trailers: true, maxHeight: null };

test.each([
  ['tizen', 2015, { ...LEAN, maxHeight: 720 }],
  ['webos', 2016, { ...LEAN, maxHeight: 720 }],
  ['tizen', 2017, { ...LEAN, maxHeight: 1080 }],
  ['fire-tv', 2020, { ...LEAN, maxHeight: 1080 }],
  ['tizen', 2021, ALL],
  ['titan-os', 2025, ALL],
  ['viera', null, { ...LEAN, maxHeight: 1080 }],
  ['playstation', 2013, ALL],
] as const)('%s of %s is given %j', { tags: ['CONST-36'] }, (platform, year, given) => {
  expect(capabilitiesOf({ platform, year })).toEqual(given);
});

test('a device that is no television is given everything', () => {
  const desktop =
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Safari/537.36';
  expect(capabilitiesOfAgent(desktop)).toEqual(ALL);
});
