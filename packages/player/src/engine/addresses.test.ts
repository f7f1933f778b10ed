import { expect, it } from 'vitest';
import { createAddresses } from './addresses.ts';

const at = (token: string, below: string) => `https://media.test/media/${token}/nur/${below}`;

it('maps every older address to the newest', () => {
  const addresses = createAddresses(at('one', 'master.m3u8'));
  expect(addresses.current(at('one', '720p/index.m3u8'))).toBe(at('one', '720p/index.m3u8'));
  addresses.renew(at('two', 'master.m3u8'));
  addresses.renew(at('three', 'master.m3u8'));
  const newest = at('three', 'c/dunes/a.mp4?v=1');
  for (const token of ['one', 'two', 'three'])
    expect(addresses.current(at(token, 'c/dunes/a.mp4?v=1'))).toBe(newest);
});

it('leaves addresses of other sites unchanged', () => {
  const addresses = createAddresses(at('one', 'master.m3u8'));
  addresses.renew(at('two', 'master.m3u8'));
  const elsewhere = 'https://other.test/media/one/nur/a.mp4';
  expect(addresses.current(elsewhere)).toBe(elsewhere);
});
