import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useModals } from '../../lib/modals.ts';
import { renderApp } from '../../testing/app.tsx';
import { refused, scriptNetwork } from '../../testing/network.ts';
import { LoginModal } from './login-modal.tsx';
import { ResetPasswordModal } from './reset-password-modal.tsx';
import { VerifyEmailModal } from './verify-email-modal.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

beforeEach(() => useModals.setState({ modal: null }));
afterEach(cleanup);

describe('a forgotten password', () => {
  test('sends a link to an e-mail address and says so without saying whether there is such an account', async () => {
    const sent = scriptNetwork({ '/auth/public/forgot-password': { data: { token: null } } });
    const user = userEvent.setup();
    renderApp(<LoginModal form="forgotPassword" email="leyla@kandil.test" />);
    await press(user, 'Send the link');
    expect(
      await screen.findByText(
        'If there is an account with leyla@kandil.test, the link is on its way.',
      ),
    ).toBeTruthy();
    expect(sent[0]?.body).toEqual({ email: 'leyla@kandil.test' });
  });

  test("shows the server's words when it cannot", async () => {
    scriptNetwork({
      '/auth/public/forgot-password': refused(
        501,
        'NOT_YET_AVAILABLE',
        'This is not available yet.',
      ),
    });
    const user = userEvent.setup();
    renderApp(<LoginModal form="forgotPassword" email="leyla@kandil.test" />);
    await press(user, 'Send the link');
    expect((await screen.findByRole('alert')).textContent).toContain('This is not available yet.');
  });

  test('takes no phone number', async () => {
    const sent = scriptNetwork({});
    const user = userEvent.setup();
    renderApp(<LoginModal form="forgotPassword" />);
    await user.type(field('E-mail'), '905321234567{Enter}');
    expect(await screen.findByText('Invalid e-mail')).toBeTruthy();
    expect(sent).toEqual([]);
  });
});

describe('a new password', () => {
  test('is set with the token of the link, and the login follows', async () => {
    const sent = scriptNetwork({ '/auth/public/forgot-password/reset-password': {} });
    const user = userEvent.setup();
    renderApp(<ResetPasswordModal token="0123456789abcdef" />);
    await user.type(field('Password'), 'lamp-light');
    await user.type(field('Repeat password'), 'lamp-light');
    await press(user, 'Save password');
    await waitFor(() =>
      expect(useModals.getState().modal).toMatchObject({
        name: 'login',
        params: { notice: 'Your new password is set. Log in with it.' },
      }),
    );
    expect(sent[0]?.body).toEqual({ token: '0123456789abcdef', password: 'lamp-light' });
  });

  test('is advised to be a strong one', async () => {
    const user = userEvent.setup();
    renderApp(<ResetPasswordModal token="0123456789abcdef" />);
    await user.type(field('Password'), 'abcd');
    expect(screen.getByText('Easy to guess')).toBeTruthy();
    await user.type(field('Password'), ' harbour lamps');
    expect(screen.getByText('Strong')).toBeTruthy();
  });
});

describe('the reminder of the e-mail address', () => {
  const open = () =>
    renderApp(<VerifyEmailModal email="leyla@kandil.test" text="Please confirm it." />);

  test('its button reads Resend while the address is unchanged and Done once it is edited', async () => {
    const user = userEvent.setup();
    open();
    expect(screen.getByRole('button', { name: 'Resend' })).toBeTruthy();
    await user.type(field('E-mail'), 'x');
    expect(screen.getByRole('button', { name: 'Done' })).toBeTruthy();
    await user.type(field('E-mail'), '{Backspace}');
    expect(screen.getByRole('button', { name: 'Resend' })).toBeTruthy();
  });

  test('has the link sent and shows what the server said', async () => {
    const sent = scriptNetwork({
      '/auth/auth/email-update': {
        data: { email: 'leyla@kandil.test' },
        message: 'We sent a link.',
      },
    });
    const user = userEvent.setup();
    open();
    await press(user, 'Resend');
    expect(await screen.findByText('We sent a link.')).toBeTruthy();
    expect(sent[0]?.body).toEqual({ email: 'leyla@kandil.test' });
  });

  test("ERROR-50 shows the server's error message", async () => {
    scriptNetwork({
      '/auth/auth/email-update': refused(
        409,
        'EMAIL_TAKEN',
        'There is already an account with this e-mail.',
      ),
    });
    const user = userEvent.setup();
    open();
    await press(user, 'Resend');
    expect((await screen.findByRole('alert')).textContent).toBe(
      'There is already an account with this e-mail.',
    );
  });
});
