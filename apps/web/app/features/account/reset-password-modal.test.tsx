import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { ResetPasswordModal } from './reset-password-modal.tsx';

const VALIDATE = '/auth/v2/user/password/validate-token-pass';
const RESET = '/auth/public/forgot-password/reset-password';
const EXPIRED = refused(400, 'LINK_EXPIRED', 'This link does not work any more.');
const GOOD = { data: { email: 'l•••@kandil.test', isDone: false } };
const token = '0123456789abcdef';
const modal = () => useModals.getState().modal;
const field = (label: string) => screen.findByLabelText<HTMLInputElement>(label);
const save = () => screen.getByRole('button', { name: 'Save password' });

beforeEach(() => useModals.setState({ modal: null }));
describe('the link in a mail', () => {
  test(
    'is checked first; a valid link names its account, and the new password leads to the login',
    { tags: ['MODAL-10'] },
    async () => {
      const sent = scriptNetwork({ [VALIDATE]: GOOD, [RESET]: {} });
      const user = userEvent.setup();
      renderApp(<ResetPasswordModal token={token} />);
      expect(await screen.findByText('l•••@kandil.test')).toBeTruthy();
      await waitFor(async () => expect(document.activeElement).toBe(await field('Password')));
      await user.type(await field('Password'), 'lamp-light');
      await user.type(await field('Repeat password'), 'lamp-light');
      await user.click(save());
      await waitFor(() =>
        expect(modal()).toMatchObject({
          name: 'login',
          params: { notice: 'Your new password is set. Log in with it.' },
        }),
      );
      expect(sent.map(({ path, body }) => [path, body])).toEqual([
        [VALIDATE, { token }],
        [RESET, { token, password: 'lamp-light' }],
      ]);
    },
  );

  test('says that it has done its work, and leads to the login', async () => {
    scriptNetwork({ [VALIDATE]: { data: { email: null, isDone: true } } });
    renderApp(<ResetPasswordModal token={token} />);
    expect(await screen.findByText(/already set your new password/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(modal()?.name).toBe('login');
  });

  test('says that it has expired and offers a new one', async () => {
    scriptNetwork({ [VALIDATE]: EXPIRED });
    const user = userEvent.setup();
    renderApp(<ResetPasswordModal token={token} />);
    expect((await screen.findByRole('alert')).textContent).toBe(
      'This link does not work any more.',
    );
    expect(screen.queryByLabelText('Password')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Get a new link' }));
    expect(modal()).toMatchObject({ name: 'login', params: { form: 'forgotPassword' } });
  });

  test('does the same when it expires while the password is chosen', async () => {
    scriptNetwork({ [VALIDATE]: GOOD, [RESET]: EXPIRED });
    const user = userEvent.setup();
    renderApp(<ResetPasswordModal token={token} />);
    await user.type(await field('Password'), 'lamp-light');
    await user.type(await field('Repeat password'), 'lamp-light{Enter}');
    expect(await screen.findByRole('button', { name: 'Get a new link' })).toBeTruthy();
  });

  test('can be checked again after a failure', async () => {
    const answers: Parameters<typeof scriptNetwork>[0] = { [VALIDATE]: 'offline' };
    scriptNetwork(answers);
    const user = userEvent.setup();
    renderApp(<ResetPasswordModal token={token} />);
    await screen.findByRole('alert');
    answers[VALIDATE] = GOOD;
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await field('Password')).toBeTruthy();
  });
});

describe('the new password', () => {
  test('stays in the field when it could not be saved', async () => {
    scriptNetwork({ [VALIDATE]: GOOD, [RESET]: refused(503, 'UNAVAILABLE', 'Please try again.') });
    const user = userEvent.setup();
    renderApp(<ResetPasswordModal token={token} />);
    await user.type(await field('Password'), 'lamp-light');
    await user.type(await field('Repeat password'), 'lamp-light{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Please try again.');
    expect((await field('Password')).value).toBe('lamp-light');
  });

  test('gets a strength rating and can be shown', { tags: ['VALID-41'] }, async () => {
    scriptNetwork({ [VALIDATE]: GOOD });
    const user = userEvent.setup();
    renderApp(<ResetPasswordModal token={token} />);
    const password = await field('Password');
    await user.type(password, 'abcd');
    expect(screen.getByText('Easy to guess')).toBeTruthy();
    await user.type(password, ' harbour lamps');
    expect(screen.getByText('Strong')).toBeTruthy();
    expect(password.type).toBe('password');
    await user.click(screen.getAllByRole('button', { name: 'Show password' })[0] as Element);
    expect([password.type, password.value]).toEqual(['text', 'abcd harbour lamps']);
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });
});
