import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import type { Account } from '#app/data/start/start.ts';
import { ACCOUNT, renderApp, UI } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { AccountSection } from './account-section.tsx';
import { PasswordSection } from './password-section.tsx';

// Responses are validated by a lazy chunk, which could load after the test has ended: preload it.
beforeAll(async () => void (await import('#app/data/client/schemas.ts')));
beforeEach(() => {
  useModals.setState({ modal: null });
  reload.mockClear();
});
const reload = vi.fn<() => object>(() => ({ account: ACCOUNT }));

function open(over: Partial<Account> = {}) {
  const account = { ...ACCOUNT, ...over };
  return renderApp(
    <>
      <AccountSection account={account} />
      <PasswordSection account={account} />
    </>,
    { start: { account }, reload },
  );
}
const text = () => (document.body.textContent ?? '').replace(/[\u2066-\u2069]/g, '');
const buttons = () =>
  screen.getAllByRole('button').map((each) => each.getAttribute('aria-label') ?? each.textContent);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const form = () => useModals.getState().modal?.params;

test('what is missing can be added, and what is there changed', async () => {
  open({ email: null, countryCode: '', hasPassword: false });
  expect(buttons()).toEqual([
    'Change: Full name',
    'Add: E-mail',
    'Add: Phone number',
    'Add: Country',
    'Set a password',
  ]);
  expect(screen.queryByText('Confirmed')).toBeNull();
  expect(text()).toContain(UI['settings.passwordNone']);
  expect(text()).not.toContain('••');
  await press('Set a password');
  expect(form()).toEqual({ activeFormName: 'password' });
  cleanup();
  open({ msisdn: '905321234567', msisdnVerified: true, countryCode: 'TR' });
  expect(buttons()).toEqual([
    'Change: Full name',
    'Change: E-mail',
    'Change: Phone number',
    'Change: Country',
    'Change: Password',
  ]);
  expect(text()).toContain('+905321234567');
  expect(text()).toContain('Türkiye');
  expect(text()).toContain('••');
  expect(screen.getAllByText('Confirmed')).toHaveLength(2);
});

test('a phone number that is not confirmed can be confirmed', async () => {
  open({ msisdn: '905321234567', msisdnVerified: false });
  expect(screen.getByText('Not confirmed')).toBeTruthy();
  await press('Confirm: Phone number');
  expect(form()).toEqual({ activeFormName: 'phoneCode' });
});

test('a change of the address that is canceled is gone from the account', async () => {
  const sent = scriptNetwork({ '/auth/auth/email-update/cancel': { message: 'Canceled.' } });
  open({
    emailVerifyAction: { actionType: 'EMAIL_VERIFY', email: 'new@kandil.test', warningText: '' },
  });
  await press('Cancel the change to new@kandil.test');
  await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(sent).toHaveLength(1);
});

test('a link that cannot be mailed again, and a change that cannot be canceled, say why', async () => {
  scriptNetwork({
    '/auth/auth/email-update': refused(429, 'TOO_MANY_REQUESTS', 'Please wait a minute.'),
    '/auth/auth/email-update/cancel': refused(503, 'UNEXPECTED', 'Not now.'),
  });
  open({
    emailVerifyAction: { actionType: 'EMAIL_VERIFY', email: 'new@kandil.test', warningText: '' },
  });
  // The address changes later: it cannot be changed again before.
  expect(buttons()).not.toContain('Change: E-mail');
  expect(screen.queryByRole('alert')).toBeNull();
  await press('Resend the link to new@kandil.test');
  expect((await screen.findByRole('alert')).textContent).toBe('Please wait a minute.');
  await press('Cancel the change to new@kandil.test');
  expect(await screen.findByText('Not now.')).toBeTruthy();
  const row = screen.getByText('Not now.').closest('div');
  expect(within(row as HTMLElement).getAllByRole('alert')).toHaveLength(2);
});
