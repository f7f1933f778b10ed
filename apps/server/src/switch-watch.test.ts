import { openSwitches } from '@kandil/api';
import { content, watch } from '@kandil/contract';
import { switchList, type SwitchName, switchSet } from '@kandil/contract/control/settings';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { memoryState } from '../../api/src/platform/state/index.ts';
import { openProductApp, type ProductApp } from '../../api/src/testing/product-app.ts';
import { openSecondNode, type SecondNode } from '../../api/src/testing/second-node.ts';
import { openControl, type StaffBrowser } from '../../api/src/testing/staff-app.ts';
import { watchCatalogue } from './catalogue-watch.ts';

// A node that serves the watch service alone learns of a switch from the auth service of another one.

const EVERY_MS = 20;
const FLAGS = { avodEnabled: 'true', multiProfileEnabled: 'false' };

let product: ProductApp;
let control: Awaited<ReturnType<typeof openControl>>;
let chief: StaffBrowser;
let second: SecondNode;
const known = openSwitches(FLAGS);
const locked = openSwitches({ ...FLAGS, lockedSwitches: ['AVOD_ENABLED'] });
const looking: ReturnType<typeof watchCatalogue>[] = [];
beforeAll(async () => {
  product = await openProductApp();
  control = await openControl(product);
  chief = (await control.member('administrator')).browser;
  second = await openSecondNode(product, memoryState(), known);
  for (const switches of [known, locked])
    looking.push(watchCatalogue(product.internal, switches, EVERY_MS));
});
afterAll(async () => {
  for (const each of looking) each.stop();
  await second.close();
  await control.close();
  await product.close();
});

async function turn(name: SwitchName, isOn: boolean): Promise<void> {
  const { data } = await chief.call(switchList, {});
  const version = data.switches.find((each) => each.name === name)?.version ?? -1;
  expect((await chief.call(switchSet, { name, isOn, version })).code).toBeNull();
}

/** What the second node says to a guest who plays a free episode. */
async function guestMay(): Promise<string | undefined> {
  const guest = product.visitor();
  const code = { videoCode: 'keeper-of-cordoba-s1e1' };
  const { data } = await guest.call(content.videoByCode, code);
  const answer = await second.moved(guest).call(watch.contentAccess, {
    videoId: data.id,
    event: 'START',
    eventTime: new Date().toISOString(),
    sessionId: randomUUID(),
  });
  return answer.data?.access;
}

test('a node learns of a switch without a restart, and its caches of it', async () => {
  let changes = 0;
  const [first] = looking;
  first?.onSwitch(() => (changes += 1));
  for (const each of looking) each.start();
  await expect.poll(() => known.current().isRegistrationOpen, { interval: 5 }).toBe(true);
  expect(await guestMay()).toBe('ALLOWED');
  await turn('AVOD_ENABLED', false);
  await turn('REGISTRATION', false);
  await expect.poll(() => known.current().isRegistrationOpen, { interval: 5 }).toBe(false);
  expect(known.current().avodEnabled).toBe('false');
  expect(await guestMay()).toBe('LOGIN');
  await expect.poll(() => changes, { interval: 5 }).toBeGreaterThanOrEqual(2);
  // A variable of the process decides there.
  await expect.poll(() => locked.current().isRegistrationOpen, { interval: 5 }).toBe(false);
  expect(locked.current().avodEnabled).toBe('true');
});
