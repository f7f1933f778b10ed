import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ID, openControl, self } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';
import { useTyped } from './typed.ts';

const AT = '2026-01-05T10:00:00.000Z';
const of = (name: string) => `/api/auth/staff/people/${name}`;
const line = {
  id: ID.omar,
  name: 'Amira H.',
  mail: 'a•••@e•••.com',
  phone: null,
  state: 'ACTIVE',
  country: 'TR',
  planTitle: 'Family',
  since: AT,
};
const account = {
  name: 'Amira Haddad',
  mail: 'amira@example.com',
  mailVerifiedAt: AT,
  phone: null,
  phoneVerifiedAt: null,
  language: 'tr',
  createdAt: AT,
  confirmedAt: AT,
  suspendedAt: null,
  deletionAt: null,
  profiles: [],
  signIn: { hasPassword: true, identities: [] },
  family: { owner: null, members: [], openInvitations: 0 },
  until: '2026-11-29T15:00:00.000Z',
};
const opened = (part: object = {}) => ({ data: { line, opened: { ...account, ...part } } });
const device = { id: 'd1', name: 'Chrome on Windows', platform: 'web', country: 'TR' };
const devices = (sessions: number) => ({
  data: { devices: [{ ...device, usedAt: AT, since: AT, sessions }], limit: 10 },
});
const IN: Answers = {
  '/me': { data: self('support') },
  [of('person')]: opened(),
  [of('plan')]: { data: { subscriptions: [], receipts: [] } },
  [of('support')]: { data: { tickets: [], episodeMails: [], notifiedDevices: [] } },
  [of('playing')]: { data: { playing: [] } },
  [of('devices')]: devices(1),
};
beforeEach(() => {
  plugInAuthenticator();
  useTyped.setState({ typed: '', term: '' });
});

const menu = () => screen.findByRole('button', { name: 'Actions' });
const items = async () => {
  await userEvent.click(await menu());
  return screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
};
const choose = async (name: string) => {
  await userEvent.click(await menu());
  await userEvent.click(screen.getByRole('menuitem', { name }));
  return within(await screen.findByRole('dialog'));
};
const open = () => openControl(`/people/${ID.omar}`);

test('blocking: a cause, a reason, once; the page shows it', async () => {
  const sent = scriptNetwork({
    ...IN,
    [of('person')]: [opened(), opened({ suspendedAt: AT })],
    [of('block')]: [refused(503, 'UNAVAILABLE'), { data: null }],
  });
  open();
  const dialog = await choose('Block the account');
  expect(dialog.getByText(/nobody can sign in until you unblock/v)).toBeDefined();
  expect(dialog.getByText(/cancel it under Plan and receipts: it then ends/v)).toBeDefined();
  expect(
    dialog.getByText(/Refunding all of the current period in Money ends it at once/v),
  ).toBeDefined();
  expect(dialog.getByText(/its members lose the shared plan/v)).toBeDefined();
  const press = () => userEvent.click(dialog.getByRole('button', { name: 'Block account' }));
  await press();
  expect(dialog.getByText('Choose what the mail says.')).toBeDefined();
  expect(dialog.getByText(/or at least ten letters\.$/v)).toBeDefined();
  await userEvent.selectOptions(dialog.getByLabelText(/Cause/v), 'SECURITY');
  await userEvent.type(dialog.getByLabelText('Reason'), 'T-100001');
  await press();
  expect((await dialog.findByRole('alert')).textContent).toContain('away for a moment');
  expect(dialog.getByLabelText<HTMLInputElement>('Reason').value).toBe('T-100001');
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Block account' }));
  expect(await screen.findByText('The account is blocked.')).toBeDefined();
  const blocks = sent.filter(({ path }) => path === of('block'));
  expect(blocks.map(({ body }) => body)).toEqual(
    Array.from({ length: 2 }, () => ({ id: ID.omar, reason: 'T-100001', cause: 'SECURITY' })),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await items()).toContain('Unblock the account');
  expect(localStorage).toHaveLength(0);
});

test('nothing to do is said in the words of the act, and the page is read again', async () => {
  const sent = scriptNetwork({
    ...IN,
    [of('sessions/end')]: refused(409, 'NOTHING_TO_DO'),
  });
  open();
  const dialog = await choose('Sign out everywhere');
  await userEvent.type(dialog.getByLabelText('Reason'), 'Asked for it by phone{Enter}');
  expect((await dialog.findByRole('alert')).textContent).toBe(
    'The account is not signed in anywhere.',
  );
  expect(sent.filter(({ path }) => path === of('person'))).toHaveLength(2);
  // What was written stays for the next attempt.
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const again = await choose('Sign out everywhere');
  expect(again.getByLabelText<HTMLInputElement>('Reason').value).toBe('Asked for it by phone');
});

test('a device is removed, and the list read again', async () => {
  const sent = scriptNetwork({
    ...IN,
    [of('devices')]: [devices(1), devices(0)],
    [of('devices/remove')]: { data: null },
  });
  open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Devices' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Chrome on Windows' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove Chrome on Windows?' }));
  await userEvent.type(dialog.getByLabelText('Reason'), 'T-100001{Enter}');
  expect(await screen.findByText('Chrome on Windows was removed.')).toBeDefined();
  expect(await screen.findByText('Signed out')).toBeDefined();
  expect(sent.findLast(({ path }) => path === of('devices/remove'))?.body).toEqual({
    id: ID.omar,
    reason: 'T-100001',
    deviceId: 'd1',
  });
});

test.each([
  [
    'an active one',
    {},
    [
      'Sign out everywhere',
      'Offer the data export',
      'Block the account',
      'Set the data aside',
      'Ask for deletion',
    ],
  ],
  [
    'one that was never confirmed',
    { confirmedAt: null, mailVerifiedAt: null },
    [
      'Sign out everywhere',
      'Send the confirmation again',
      'Block the account',
      'Set the data aside',
      'Ask for deletion',
    ],
  ],
  [
    'a blocked one that will be deleted',
    { suspendedAt: AT, deletionAt: AT },
    ['Sign out everywhere', 'Unblock the account', 'Set the data aside', 'Take the deletion back'],
  ],
])('what may be done to %s', async (_name, part, names) => {
  scriptNetwork({ ...IN, [of('person')]: opened(part) });
  open();
  expect(await items()).toEqual(names);
});

test('finance sees the account without buttons', async () => {
  scriptNetwork({ ...IN, '/me': { data: self('finance') } });
  open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Devices' }));
  await screen.findByText('Chrome on Windows');
  expect(screen.queryByRole('button', { name: 'Actions' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Remove/v })).toBeNull();
});

const ASIDE = { since: AT, reason: 'T-100001', liftsAt: null };

test('data that are set aside: closed to support, used again after a mail by an administrator', async () => {
  const closed = { data: { line, opened: null, setAside: ASIDE } };
  scriptNetwork({ ...IN, [of('person')]: closed });
  open();
  expect(await screen.findByText('The data are set aside')).toBeDefined();
  expect(screen.getByText(/Reason: “T-100001”. Only administrators can open/v)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Open account' })).toBeNull();
  cleanup();
  const sent = scriptNetwork({
    ...IN,
    '/me': { data: self('administrator') },
    [of('person')]: { data: { line, opened: account, setAside: ASIDE } },
    [of('set-aside/lift')]: { data: { liftsAt: AT } },
  });
  open();
  expect(await items()).toEqual([
    'Sign out everywhere',
    'Offer the data export',
    'Block the account',
    'Use the data again',
  ]);
  await userEvent.keyboard('{Escape}');
  const dialog = await choose('Use the data again');
  await userEvent.type(dialog.getByLabelText('Reason'), 'T-100001{Enter}');
  expect(await screen.findByText(/The data are used again after seven days/v)).toBeDefined();
  expect(sent.find(({ path }) => path === of('set-aside/lift'))?.body).toEqual({
    id: ID.omar,
    reason: 'T-100001',
  });
});
