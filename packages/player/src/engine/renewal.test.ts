// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createAddresses } from './addresses.ts';
import { createRenewal } from './renewal.ts';

const at = (token: number) => `https://media.test/media/${token}/nur/master.m3u8`;

function renewing({ refuse = false } = {}) {
  let [asked, clock] = [0, 0];
  const addresses = createAddresses(at(0));
  const renew = async () => {
    asked += 1;
    if (refuse) throw new Error('Access has ended.');
    return { url: at(asked), type: 'hls' } as const;
  };
  return {
    addresses,
    renewal: createRenewal(addresses, renew, () => clock),
    asked: () => asked,
    wait: (ms: number) => void (clock += ms),
  };
}

it('requests refused at the same time share one renewal', async () => {
  const { addresses, renewal, asked } = renewing();
  expect(await Promise.all([renewal(at(0)), renewal(at(0)), renewal(at(0))])).toEqual([
    true,
    true,
    true,
  ]);
  expect([asked(), addresses.current(at(0))]).toEqual([1, at(1)]);
});

it('a request sent to an older address is retried without a renewal', async () => {
  const { renewal, asked } = renewing();
  await renewal(at(0));
  expect([await renewal(at(0)), asked()]).toEqual([true, 1]);
});

it('does not renew again right after a renewal', async () => {
  const { renewal, asked, wait } = renewing();
  await renewal(at(0));
  expect([await renewal(at(1)), asked()]).toEqual([false, 1]);
  wait(10_000);
  expect([await renewal(at(1)), asked()]).toEqual([true, 2]);
});

it('without a way to renew, or without access, the refusal is reported', async () => {
  const { renewal } = renewing({ refuse: true });
  expect(await renewal(at(0))).toBe(false);
  expect(await createRenewal(createAddresses(at(0)), undefined)(at(0))).toBe(false);
});
