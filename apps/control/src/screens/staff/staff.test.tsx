import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ID, member, OMAR, openControl, self, STAFF } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';

const IN: Answers = { '/me': { data: self() }, '/members': { data: STAFF } };
const LINK = { data: { url: 'https://control.test/join#abc', expiresAt: '2026-11-20T13:00:00Z' } };
beforeEach(() => void plugInAuthenticator());

const rowOf = async (name: string) => {
  const cell = await screen.findByRole('rowheader', { name: new RegExp(name) });
  return within(cell.closest('tr') as HTMLElement);
};
const choose = async (name: string, act: string) => {
  const row = await rowOf(name);
  await userEvent.click(row.getByRole('button', { name: `Actions for ${name}` }));
  await userEvent.click(row.getByRole('menuitem', { name: act }));
};

test('members, invitations and who was dismissed are apart', async () => {
  const gone = member({ id: ID.key, name: 'Yusuf', dismissedAt: '2026-11-19T12:00:00Z' });
  const members = [...STAFF.members, gone];
  scriptNetwork({ ...IN, '/members': { data: { ...STAFF, members } } });
  openControl('/staff');
  const table = within(await screen.findByRole('table', { name: 'Members' }));
  expect(table.getAllByRole('rowheader')).toHaveLength(2);
  expect(table.getByText('You').closest('th')?.textContent).toContain('Leyla Hasan');
  const ended = within(screen.getByRole('table', { name: 'Dismissed', hidden: true }));
  expect(ended.getByText('Yusuf')).toBeDefined();
  expect(screen.getByRole('table', { name: 'Open invitations' }).textContent).toContain(
    'new@kandil.test',
  );
});

test('a list that fails is read again', async () => {
  scriptNetwork({ ...IN, '/members': [refused(503, 'UNAVAILABLE'), { data: STAFF }] });
  openControl('/staff');
  await screen.findByText('This could not be loaded');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Omar Said')).toBeDefined();
});

test('what was read before stays when it cannot be refreshed', async () => {
  const entries = { data: { entries: [], next: null } };
  scriptNetwork({
    ...IN,
    '/audit': entries,
    '/members': [{ data: STAFF }, { data: STAFF }, 'offline'],
  });
  openControl('/staff');
  await screen.findByText('Omar Said');
  await userEvent.click(screen.getByRole('link', { name: 'Audit' }));
  await screen.findByText('Nothing was done yet');
  await userEvent.click(screen.getByRole('link', { name: 'Staff' }));
  await screen.findByText(/could not be refreshed/);
  expect(screen.getByText('Omar Said')).toBeDefined();
});

test('an only member is advised to invite a second one', async () => {
  scriptNetwork({ ...IN, '/members': { data: { members: [member()], invitations: [] } } });
  openControl('/staff');
  expect(await screen.findByText('Only you so far')).toBeDefined();
});

test('an invitation asks for the passkey, loses nothing, and shows its link once', async () => {
  const sent = scriptNetwork({
    ...IN,
    '/invite': [refused(403, 'CONFIRM_REQUIRED'), refused(403, 'CONFIRM_REQUIRED'), LINK],
    '/confirm/options': { data: { challenge: 'abc' } },
    '/confirm': { data: { confirmedUntil: '2026-11-20T12:05:00Z' } },
  });
  openControl('/staff');
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  await userEvent.type(screen.getByLabelText('E-mail address'), 'sara@kandil.test');
  await userEvent.click(screen.getByRole('radio', { name: 'Editor' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
  const question = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByText('Confirm that it is you')).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('sara@kandil.test');
  expect(screen.queryByRole('alert')).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Use passkey' }));
  const link = await screen.findByLabelText<HTMLInputElement>('Link of the invitation');
  expect(link.value).toBe(LINK.data.url);
  expect(
    screen.getByText(/sara@kandil\.test alone: the first person to open it joins as Editor/),
  ).toBeDefined();
  expect(sent.findLast(({ path }) => path === '/invite')?.body).toEqual({
    mail: 'sara@kandil.test',
    role: 'editor',
  });
  expect(sent.findLast(({ path }) => path === '/confirm')?.body).toMatchObject({
    answer: { id: 'shown' },
  });
});

test('an incomplete address is not sent', async () => {
  const sent = scriptNetwork(IN);
  openControl('/staff');
  await userEvent.click(await screen.findByRole('button', { name: 'Invite' }));
  await userEvent.type(screen.getByLabelText('E-mail address'), 'sara@');
  await userEvent.click(screen.getByRole('button', { name: 'Create link' }));
  expect(screen.getByText('Enter a complete e-mail address.')).toBeDefined();
  expect(sent.filter(({ path }) => path === '/invite')).toEqual([]);
});

test('a role is changed', async () => {
  const sent = scriptNetwork({
    ...IN,
    '/members/role': { data: { ...OMAR, role: 'support' } },
    '/members': [{ data: STAFF }, 'never'],
  });
  openControl('/staff');
  await choose('Omar Said', 'Change role');
  const change = screen.getByRole<HTMLButtonElement>('button', { name: 'Change role' });
  expect(change.disabled).toBe(true);
  await userEvent.click(screen.getByRole('radio', { name: 'Support' }));
  await userEvent.click(change);
  await screen.findByText('Omar Said is now Support.');
  expect(sent.find(({ path }) => path === '/members/role')?.body).toEqual({
    id: ID.omar,
    role: 'support',
  });
  expect((await rowOf('Omar Said')).getByText('Support')).toBeDefined();
});

test('the last administrator stays, in words', async () => {
  scriptNetwork({ ...IN, '/members/dismiss': refused(409, 'LAST_ADMINISTRATOR') });
  openControl('/staff');
  await choose('Leyla Hasan', 'Dismiss');
  await screen.findByText('This is you: you will be signed out.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss Leyla Hasan' }));
  expect((await screen.findByRole('alert')).textContent).toContain('only administrator');
});

test('who dismisses somebody else sees it, and stays', async () => {
  scriptNetwork({
    ...IN,
    '/members/dismiss': { data: { ...OMAR, dismissedAt: '2026-11-20T12:00:00Z' } },
    '/members': [{ data: STAFF }, 'never'],
  });
  openControl('/staff');
  await choose('Omar Said', 'Dismiss');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss Omar Said' }));
  await screen.findByText('Omar Said is no longer on the staff.');
  expect(await screen.findByRole('table', { name: 'Dismissed', hidden: true })).toBeDefined();
});

test('an invitation is revoked', async () => {
  const without = { data: { ...STAFF, invitations: [] } };
  const sent = scriptNetwork({
    ...IN,
    '/members': [{ data: STAFF }, without],
    '/invitations/revoke': {},
  });
  openControl('/staff');
  await userEvent.click(await screen.findByRole('button', { name: /^Revoke/ }));
  await screen.findByText('The invitation for new@kandil.test no longer works.');
  await waitFor(() => expect(screen.queryByText('Open invitations')).toBeNull());
  expect(sent.find(({ path }) => path === '/invitations/revoke')?.body).toEqual({
    id: ID.invitation,
  });
});
