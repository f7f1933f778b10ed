import { expect, it } from 'vitest';
import { expectedBandwidth, heightToBeginWith } from './line.ts';

it('expects the bandwidth that the browser reports, or a default', () => {
  expect(expectedBandwidth({ downlink: 1.5 })).toBe(1_500_000);
  expect(expectedBandwidth(undefined)).toBe(2_500_000);
  expect(expectedBandwidth({ downlink: 0 })).toBe(2_500_000);
});

it.each([
  ['auto', undefined, 1080, 720],
  ['auto', { downlink: 10 }, 1080, 1080],
  ['auto', { downlink: 10 }, 700, 720],
  ['auto', { downlink: 10 }, 390, 480],
  ['auto', { downlink: 1.2 }, 1080, 480],
  ['auto', { downlink: 0.4 }, 1080, 360],
  ['auto', { downlink: 10, saveData: true }, 1080, 480],
  ['saver', { downlink: 10 }, 1080, 1],
  [360, { downlink: 10 }, 1080, 360],
] as const)('starts %s on %o and %d px with %d', (quality, connection, screen, height) => {
  expect(heightToBeginWith(quality, connection, screen)).toBe(height);
});
