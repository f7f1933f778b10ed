import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { openControl, self, STAFF } from '#src/testing/app.tsx';
import { cancelled, plugInAuthenticator } from '#src/testing/authenticator.ts';
import { type Answers, refused, scriptNetwork } from '#src/testing/network.ts';

const invited = (name: string | null) => ({
  data: { mail: 'new@kandil.test', role: 'finance', name, options: { challenge: 'abc' } },
});
const OPEN: Answers = {
  '/invitation': invited(null),
  '/join': { data: self() },
  '/members': { data: STAFF },
};
let create: ReturnType<typeof plugInAuthenticator>['create'];
beforeEach(() => {
  ({ create } = plugInAuthenticator());
});

test('an invitation makes a passkey and signs in, and its token is in no address', async () => {
  const sent = scriptNetwork(OPEN);
  const { router } = openControl('/join#TOKEN');
  await screen.findByText('new@kandil.test');
  expect(screen.getByText('Finance')).toBeDefined();
  await userEvent.type(screen.getByLabelText('Your name'), ' Nour Ali ');
  await userEvent.click(screen.getByRole('button', { name: 'Create passkey and join' }));
  await screen.findByRole('heading', { name: 'Money' });
  expect(create).toHaveBeenCalledWith({ publicKey: { challenge: 'abc' } });
  expect(sent.find(({ path }) => path === '/join')?.body).toMatchObject({
    token: 'TOKEN',
    name: 'Nour Ali',
    answer: { id: 'made' },
  });
  expect(sent.filter(({ address }) => address.includes('TOKEN'))).toEqual([]);
  await expect
    .poll(() => router.state.location)
    .toMatchObject({ pathname: '/money/receipts', hash: '' });
});

test('a name is needed, and its field gets the focus', async () => {
  const sent = scriptNetwork(OPEN);
  openControl('/join#TOKEN');
  await userEvent.click(await screen.findByRole('button', { name: 'Create passkey and join' }));
  expect(screen.getByText('Enter your name.')).toBeDefined();
  expect(document.activeElement).toBe(screen.getByLabelText('Your name'));
  expect(sent.filter(({ path }) => path === '/join')).toEqual([]);
});

test('who was here before is welcomed by name', async () => {
  scriptNetwork({ ...OPEN, '/invitation': invited('Omar Said') });
  openControl('/join#TOKEN');
  await screen.findByRole('heading', { name: 'Welcome back, Omar Said' });
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Omar Said');
  expect(screen.getByText(/replaces the earlier ones/)).toBeDefined();
});

test('a cancelled passkey leaves the name', async () => {
  create.mockRejectedValueOnce(cancelled());
  scriptNetwork(OPEN);
  openControl('/join#TOKEN');
  await userEvent.type(await screen.findByLabelText('Your name'), 'Nour');
  await userEvent.click(screen.getByRole('button', { name: 'Create passkey and join' }));
  expect((await screen.findByRole('alert')).textContent).toContain('was cancelled');
  expect(screen.getByLabelText<HTMLInputElement>('Your name').value).toBe('Nour');
});

test('an invitation that has ended says so', async () => {
  scriptNetwork({ '/invitation': refused(410, 'LINK_EXPIRED') });
  openControl('/join#TOKEN');
  expect(await screen.findByRole('heading', { name: 'This invitation has ended' })).toBeDefined();
});

test('an invitation that cannot be read is read again', async () => {
  scriptNetwork({ ...OPEN, '/invitation': ['offline', invited(null)] });
  openControl('/join#TOKEN');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('new@kandil.test')).toBeDefined();
});

test('a link without a token is incomplete', async () => {
  const sent = scriptNetwork({});
  openControl('/join');
  await screen.findByRole('heading', { name: 'This link is incomplete' });
  expect(sent).toEqual([]);
});
