import { audit } from '@kandil/contract/staff';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ID, openControl, self, STAFF } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';
import { argsOf } from './filters.ts';
import type { Entry } from './use-audit.ts';

const entry = (id: string, part: Partial<Entry> = {}): Entry => ({
  id,
  at: '2026-11-20T12:00:00Z',
  staffId: ID.leyla,
  name: 'Leyla Hasan',
  role: 'administrator',
  call: 'staff.roleSet',
  subject: `staff:${ID.omar}`,
  changes: { role: 'editor' },
  reason: null,
  ...part,
});
const page = (entries: Entry[], next: string | null = null) => ({ data: { entries, next } });
const IN: Answers = {
  '/me': { data: self() },
  '/members': { data: STAFF },
  '/audit': page([entry('a')]),
};
const bodies = (sent: ReturnType<typeof scriptNetwork>) =>
  sent.filter(({ path }) => path === '/audit').map(({ body }) => body);

beforeEach(() => void plugInAuthenticator());

test('an entry says in words who did what to whom', async () => {
  scriptNetwork({
    ...IN,
    '/audit': page([
      entry('a'),
      entry('b', { staffId: null, name: null, role: null, call: 'staff.invite', subject: null }),
      entry('c', { call: 'content.later', subject: 'title:lantern' }),
    ]),
  });
  openControl('/audit');
  const rows = (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
  expect(rows[0]).toMatch(/^Leyla HasanChanged a roleOmar Said/);
  expect(rows[1]).toMatch(/^A commandInvited somebody/);
  expect(rows[2]).toMatch(/^Leyla Hasancontent\.latertitle:lantern/);
  expect(screen.getByText('These are all 3 entries.')).toBeDefined();
});

test('filters are in the address, and a last day is part of the time', async () => {
  const sent = scriptNetwork(IN);
  const { router } = openControl(
    `/audit?person=${ID.omar}&call=staff.invite&subject=staff:x&from=2026-11-01&until=2026-11-02`,
  );
  await screen.findByText('Only this: Staff x');
  expect(bodies(sent)[0]).toEqual({
    staffId: ID.omar,
    call: 'staff.invite',
    subject: 'staff:x',
    from: new Date(2026, 10, 1).toISOString(),
    until: new Date(2026, 10, 3).toISOString(),
  });
  await screen.findByRole('option', { name: 'Omar Said' });
  await userEvent.selectOptions(screen.getByLabelText('Who'), 'Leyla Hasan');
  expect(router.state.location.search).toContain(`person=${ID.leyla}`);
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(router.state.location.search).toBe('');
  await expect.poll(() => bodies(sent).at(-1)).toEqual({});
});

test('nonsense in the address filters nothing', async () => {
  const sent = scriptNetwork(IN);
  openControl('/audit?person=nobody&from=yesterday');
  await screen.findByRole('cell', { name: 'Changed a role' });
  expect(bodies(sent)[0]).toEqual({});
  const args = argsOf({ call: 'x'.repeat(999), subject: 'y'.repeat(999) });
  expect(audit.body.parse(args)).toEqual(args);
  expect(args).toEqual({ call: 'x'.repeat(80), subject: 'y'.repeat(120) });
});

test('filters that match nothing can be cleared', async () => {
  scriptNetwork({ ...IN, '/audit': [page([]), page([entry('a')])] });
  openControl('/audit?call=staff.join');
  await screen.findByText('Nothing matches these filters');
  const [, inPage] = screen.getAllByRole('button', { name: 'Clear filters' });
  await userEvent.click(inPage as HTMLElement);
  expect(await screen.findByRole('cell', { name: 'Changed a role' })).toBeDefined();
});

test('pages follow one another, and a page that fails is loaded again', async () => {
  const sent = scriptNetwork({
    ...IN,
    '/audit': [
      page([entry('a')], 'n1'),
      refused(503, 'UNAVAILABLE'),
      page([entry('b')], 'n2'),
      page([entry('c')]),
    ],
  });
  openControl('/audit?call=staff.roleSet');
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByText('The rest could not be loaded.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Load more' }));
  await screen.findByText('These are all 3 entries.');
  expect(bodies(sent).map(({ after }) => after)).toEqual([undefined, 'n1', 'n1', 'n2']);
  expect(new Set(bodies(sent).map(({ call }) => call))).toEqual(new Set(['staff.roleSet']));
});

test('details show the change, and lead to everything on the same subject', async () => {
  const changes = { role: { from: 'support', to: 'editor' }, mail: null, seats: 4 };
  const sent = scriptNetwork({
    ...IN,
    '/audit': page([entry('a', { changes, reason: 'Moves' })]),
  });
  openControl('/audit?from=2026-11-01');
  await userEvent.click(await screen.findByRole('button', { name: /Show details/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Changed a role' }));
  expect(dialog.getByRole('row', { name: 'role from: Support, to: Editor' })).toBeDefined();
  expect(dialog.getByRole('row', { name: 'mail empty' })).toBeDefined();
  expect(dialog.getByRole('row', { name: 'seats 4' })).toBeDefined();
  expect(dialog.getByText('Moves')).toBeDefined();
  await userEvent.click(dialog.getByRole('button', { name: 'Everything on this' }));
  await expect.poll(() => bodies(sent).at(-1)).toEqual({ subject: `staff:${ID.omar}` });
});
