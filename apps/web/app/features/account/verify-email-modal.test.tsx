import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { VerifyEmailModal } from './verify-email-modal.tsx';

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (user: ReturnType<typeof userEvent.setup>, name: string) =>
  user.click(screen.getByRole('button', { name }));

beforeEach(() => useModals.setState({ modal: null }));
describe('the reminder to confirm the e-mail address', () => {
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

  test("sends the link and shows the server's message", async () => {
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

  test("shows the server's error message", { tags: ['ERROR-50'] }, async () => {
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
