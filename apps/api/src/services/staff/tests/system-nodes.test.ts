import { randomUUID } from 'node:crypto';
import type { Input } from '@kandil/contract';
import { ALL_SERVICES } from '@kandil/contract/services';
import { nodeLeft, nodeSeen } from '@kandil/contract/internal';
import * as staff from '@kandil/contract/staff';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openStaffApp, type StaffApp, type StaffBrowser } from '../../../testing/staff-app.ts';

type NodeReport = Input<typeof nodeSeen>;
const GIB = 2 ** 30;

let product: StaffApp;
let chief: StaffBrowser;
beforeAll(async () => {
  product = await openStaffApp();
  chief = (await product.member('administrator')).browser;
});
afterAll(() => product.close());
beforeEach(() => product.database.pool.query('truncate staff.node, staff.party'));

const seen = (part: Partial<NodeReport> = {}): NodeReport => ({
  id: randomUUID(),
  name: 'a1b2c3d4',
  parts: [...ALL_SERVICES, 'web', 'control', 'media', 'worker'],
  release: '7',
  startedAgo: 90_000,
  state: 'READY',
  reasons: [],
  disk: { free: 50 * GIB, size: 100 * GIB, stays: GIB, buckets: [] },
  backup: null,
  parties: [],
  ...part,
});
const say = async (part: Partial<NodeReport> = {}) => {
  const said = seen(part);
  await product.internal(nodeSeen, said);
  return said;
};
const nodes = async () => (await chief.call(staff.systemNodes, {})).data;
/** As if a process had said nothing for so long. */
const silent = (id: string, seconds: number) =>
  product.database.pool.query(
    `update staff.node set seen_at = now() - $2 * interval '1 second' where id = $1`,
    [id, seconds],
  );

test('a process that says that it is there is shown, by the clock of the database', async () => {
  const { id } = await say();
  const { nodes: shown, problems, at } = await nodes();
  expect(shown).toMatchObject([
    { id, name: 'a1b2c3d4', release: '7', state: 'READY', isBehind: false },
  ]);
  expect(problems).toEqual([]);
  const started = Date.parse(shown[0]?.startedAt ?? '');
  expect(Math.abs(Date.parse(at) - started - 90_000)).toBeLessThan(5000);
  // The service's clock is an hour ahead: nothing changes.
  product.advance(20 * 60_000);
  expect((await nodes()).nodes).toMatchObject([{ state: 'READY' }]);
});

test('one that died without a goodbye is named, and goes after a day or with its successor', async () => {
  const dead = await say({ name: 'dead' });
  const { id } = await say();
  await silent(dead.id, 59);
  expect((await nodes()).problems).toEqual([]);
  await silent(dead.id, 61);
  const lost = await nodes();
  expect(lost.nodes).toMatchObject([
    { id, state: 'READY' },
    { id: dead.id, state: 'LOST' },
  ]);
  expect(lost.problems).toMatchObject([{ kind: 'NODE_LOST', subject: 'dead' }]);
  expect(lost.problems[0]?.since).toBe(lost.nodes[1]?.seenAt);
  // It is started again: the end of the process before is over.
  await say({ name: 'dead', startedAgo: 0 });
  expect((await nodes()).problems).toEqual([]);
  await silent(dead.id, 25 * 3600);
  expect((await nodes()).nodes).toHaveLength(2);
});

test('one that ends properly says goodbye, and is gone', async () => {
  const { id } = await say();
  await say({ id, state: 'STOPPING', reasons: ['starting or stopping'] });
  expect((await nodes()).nodes).toMatchObject([{ id, state: 'STOPPING' }]);
  await product.internal(nodeLeft, { id });
  const { nodes: shown, problems } = await nodes();
  expect(shown).toEqual([]);
  expect(problems.map(({ kind, subject }) => [kind, subject])).toContainEqual([
    'PART_MISSING',
    'worker',
  ]);
});

test('an older release, a process that is not ready, and one that does less are named', async () => {
  await say({ name: 'new', release: '8' });
  await say({ name: 'old', release: '7+3' });
  await say({ name: 'full', release: '8', state: 'NOT_READY', reasons: ['low disk space'] });
  await say({ name: 'less', release: 'unreleased', state: 'LIMITED', reasons: ['no mail server'] });
  const { nodes: shown, problems } = await nodes();
  expect(problems.map(({ kind, subject }) => [kind, subject])).toEqual([
    ['NODE_NOT_READY', 'full'],
    ['NODE_LIMITED', 'less'],
    ['RELEASE_BEHIND', 'old'],
  ]);
  expect(shown.find(({ name }) => name === 'less')?.reasons).toEqual(['no mail server']);
});

test('of other parties the newest answer and failure of all processes stay', async () => {
  const failed = {
    party: 'PAYPAL',
    succeededAgo: null,
    failedAgo: 60_000,
    failure: 'answered 503',
  } as const;
  const good = { party: 'PAYPAL', succeededAgo: 120_000, failedAgo: null, failure: null } as const;
  await say({ name: 'one', parties: [good] });
  await say({ name: 'two', parties: [failed] });
  const read = async () => (await chief.call(staff.systemParties, {})).data;
  const bad = await read();
  expect(bad.parties).toMatchObject([{ party: 'PAYPAL', failure: 'answered 503', node: 'two' }]);
  expect(bad.problems).toMatchObject([{ kind: 'PARTY_FAILING', subject: 'PAYPAL' }]);
  // What another one noted earlier does not replace it.
  await say({ name: 'three', parties: [{ ...failed, failedAgo: 90_000, failure: 'older' }] });
  expect((await read()).parties[0]?.failure).toBe('answered 503');
  await say({ name: 'one', parties: [{ ...good, succeededAgo: 0 }] });
  expect((await read()).problems).toEqual([]);
});

test('disks, databases and backups', async () => {
  const read = async () => (await chief.call(staff.systemStorage, {})).data;
  const backup = {
    isOn: true,
    count: 3,
    newestAt: new Date(Date.now() - 27 * 3_600_000).toISOString(),
    bytes: 5000,
    verifiedAt: null,
    verifiedOf: null,
    cron: '7 2 * * *',
    isCopied: false,
  };
  await say({
    name: 'low',
    disk: { free: GIB / 2, size: 100 * GIB, stays: GIB, buckets: ['FILMS'] },
  });
  const { id } = await say({
    name: 'near',
    disk: { free: 1.5 * GIB, size: 9 * GIB, stays: GIB, buckets: [] },
    backup,
  });
  const { disks, databases, backup: shown, problems } = await read();
  expect(disks).toMatchObject([{ node: 'low', buckets: ['FILMS'] }, { node: 'near' }]);
  expect(databases).toMatchObject([{ store: 'main' }]);
  expect(databases[0]?.schemas.map(({ schema }) => schema)).toEqual(
    expect.arrayContaining(['auth', 'queue', 'staff']),
  );
  expect(shown).toMatchObject({ node: 'near', count: 3 });
  expect(problems.map(({ kind }) => kind)).toEqual(['DISK_LOW', 'DISK_NEAR', 'BACKUP_OLD']);
  await say({ id, name: 'near', backup: { ...backup, isOn: false, newestAt: null } });
  expect((await read()).problems.map(({ kind }) => kind)).toEqual(['DISK_LOW', 'BACKUP_NONE']);
});

test('a page that reads itself again does not keep its session', async () => {
  const { browser } = await product.member('administrator', 'asleep@station.test');
  const byItself = { 'x-by-itself': '1' };
  product.advance(20 * 60_000);
  expect((await browser.call(staff.systemNodes, {}, byItself)).code).toBeNull();
  product.advance(11 * 60_000);
  expect((await browser.call(staff.systemNodes, {}, byItself)).code).toBe('LOGIN_REQUIRED');
});
