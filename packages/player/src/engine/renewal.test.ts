// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { createAddresses } from './addresses.ts';
import { createRenewal } from './renewal.ts';

const at = (token: number) => `https://media.test/media/${token}/nur/master.m3u8`;

function renewing({ refuse = false } = {}) {
  let [requested, clock] = [0, 0];
  const addresses = createAddresses(at(0));
  const renew = async () => {
    requested += 1;
    if (refuse) throw new Error('Access has ended.');
    return { url: at(requested), type: 'hls' } as const;
  };
  return {
    addresses,
    renewal: createRenewal(addresses, renew, () => clock),
    requested: () => requested,
    wait: (ms: number) => void (clock += ms),
  };
}

it('requests refused at the same time share one renewal', async () => {
  const { addresses, renewal, requested } = renewing();
  expect(await Promise.all([renewal(at(0)), renewal(at(0)), renewal(at(0))])).toEqual([
    true,
    true,
    true,
  ]);
  expect([requested(), addresses.current(at(0))]).toEqual([1, at(1)]);
});

it('a request sent to an older address is retried without a renewal', async () => {
  const { renewal, requested } = renewing();
  await renewal(at(0));
  expect([await renewal(at(0)), requested()]).toEqual([true, 1]);
});

it('does not renew again right after a renewal', async () => {
  const { renewal, requested, wait } = renewing();
  await renewal(at(0));
  expect([await renewal(at(1)), requested()]).toEqual([false, 1]);
  wait(10_000);
  expect([await renewal(at(1)), requested()]).toEqual([true, 2]);
});

it('without a way to renew, or without access, the refusal is reported', async () => {
  const { renewal } = renewing({ refuse: true });
  expect(await renewal(at(0))).toBe(false);
  expect(await createRenewal(createAddresses(at(0)), undefined)(at(0))).toBe(false);
});
