import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { ID, openControl, self } from '#src/testing/app.tsx';
import { plugInAuthenticator } from '#src/testing/authenticator.ts';
import { scriptNetwork } from '#src/testing/network.ts';

const [LAPTOP, SPARE] = self().passkeys;
let create: ReturnType<typeof plugInAuthenticator>['create'];
beforeEach(() => {
  ({ create } = plugInAuthenticator());
});

test('a passkey is added under a name', async () => {
  const phone = { id: ID.omar, name: 'Phone', createdAt: '2026-11-20T12:00:00Z', usedAt: null };
  const sent = scriptNetwork({
    '/me': { data: self('editor') },
    '/passkeys/options': { data: { challenge: 'abc' } },
    '/passkeys/add': { data: [LAPTOP, SPARE, phone] },
  });
  openControl('/passkeys');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await userEvent.click(screen.getByRole('button', { name: 'Create passkey' }));
  expect(screen.getByText('Enter a name.')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Name'), ' Phone ');
  await userEvent.click(screen.getByRole('button', { name: 'Create passkey' }));
  await screen.findByText('Phone was added.');
  expect(screen.getByRole('rowheader', { name: 'Phone' })).toBeDefined();
  expect(sent.find(({ path }) => path === '/passkeys/add')?.body).toMatchObject({
    name: 'Phone',
    answer: { id: 'made' },
  });
});

test('a device that has a passkey already says so', async () => {
  create.mockRejectedValueOnce(new DOMException('known', 'InvalidStateError'));
  scriptNetwork({ '/me': { data: self() }, '/passkeys/options': { data: {} } });
  openControl('/passkeys');
  await userEvent.click(await screen.findByRole('button', { name: 'Add a passkey' }));
  await userEvent.type(screen.getByLabelText('Name'), 'Phone');
  await userEvent.click(screen.getByRole('button', { name: 'Create passkey' }));
  expect((await screen.findByRole('alert')).textContent).toContain('already');
});

test('a passkey is removed, and the last one stays', async () => {
  const sent = scriptNetwork({ '/me': { data: self() }, '/passkeys/remove': { data: [LAPTOP] } });
  openControl('/passkeys');
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Spare' }));
  await userEvent.click(screen.getByRole('button', { name: 'Remove passkey' }));
  await screen.findByText('Spare was removed.');
  expect(sent.find(({ path }) => path === '/passkeys/remove')?.body).toEqual({ id: ID.spare });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Remove Laptop' }).disabled).toBe(
    true,
  );
  expect(screen.getByText('You have one passkey')).toBeDefined();
});

test('somebody without a passkey is offered one', async () => {
  scriptNetwork({ '/me': { data: { ...self(), passkeys: [] } } });
  openControl('/passkeys');
  expect(await screen.findByText('No passkey yet')).toBeDefined();
  expect(screen.queryByRole('table')).toBeNull();
});
