import { ApiError } from '@kandil/contract/client';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import type { ModalParams } from '#app/domain/prompt/modal-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { EnterPinModal } from './enter-pin-modal.tsx';

type Enter = ModalParams['enterPin']['enter'];
const refusal = (code: 'PIN_WRONG' | 'TOO_MANY_REQUESTS', retryAfter?: number) =>
  new ApiError({
    kind: 'http',
    message: code === 'PIN_WRONG' ? 'That PIN is incorrect.' : 'Please wait a moment.',
    status: 403,
    meta: { code, ...(retryAfter !== undefined && { retryAfter }) },
  });
const pin = () => screen.getByLabelText<HTMLInputElement>('4-digit PIN');
const open = (enter: Enter, leaving = false) =>
  renderApp(
    <EnterPinModal
      name="Elif"
      reason={leaving ? 'leave' : 'enter'}
      ways={leaving ? ['pin', 'password'] : ['pin']}
      enter={enter}
    />,
  );

test('a PIN goes with its last digit, Eastern digits as 0-9, and is never shown', async () => {
  const enter = vi.fn<Enter>(() => new Promise(() => undefined));
  open(enter);
  expect(document.activeElement).toBe(pin());
  expect([pin().type, pin().autocomplete]).toEqual(['password', 'off']);
  await userEvent.type(pin(), '٠۱2٣');
  expect(enter).toHaveBeenCalledExactlyOnceWith({ pin: '0123' });
  expect(document.body.textContent).not.toContain('0123');
});

test('a wrong one stays selected with an error at the field, and typing replaces it', async () => {
  const enter = vi.fn<Enter>().mockRejectedValue(refusal('PIN_WRONG'));
  open(enter);
  await userEvent.type(pin(), '1111');
  await screen.findByText('That PIN is incorrect.');
  expect([pin().value, pin().getAttribute('aria-invalid')]).toEqual(['1111', 'true']);
  expect(pin().selectionEnd).toBe(4);
  await userEvent.type(pin(), '2222', { initialSelectionStart: 0, initialSelectionEnd: 4 });
  await waitFor(() => expect(enter).toHaveBeenLastCalledWith({ pin: '2222' }));
});

test('one that is too short is not sent; pressing twice sends once', async () => {
  const enter = vi.fn<Enter>(() => new Promise(() => undefined));
  open(enter);
  const button = screen.getByRole('button', { name: 'Continue' });
  await userEvent.click(button);
  expect(screen.getByText('This field is required')).toBeTruthy();
  await userEvent.type(pin(), '12{Enter}');
  expect(screen.getByText('Must be 4 digits')).toBeTruthy();
  expect(enter).not.toHaveBeenCalled();
  await userEvent.type(pin(), '34');
  await userEvent.dblClick(button);
  expect(enter).toHaveBeenCalledOnce();
});

test('after too many the service is left alone as long as it asks', async () => {
  const enter = vi.fn<Enter>();
  enter.mockRejectedValue(refusal('TOO_MANY_REQUESTS', 90));
  open(enter, true);
  expect(screen.getByText('To leave Elif’s profile, enter the PIN.')).toBeTruthy();
  await userEvent.type(pin(), '1111');
  await screen.findByText('Please wait a moment.');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Try again in 90 s' });
  expect(button.disabled).toBe(true);
  expect(pin().value).toBe('1111');
});

test('the password of the account lets a child out instead', async () => {
  const enter = vi.fn<Enter>(() => new Promise(() => undefined));
  open(enter, true);
  await userEvent.click(screen.getByRole('button', { name: 'Use the account password' }));
  expect(
    screen.getByText('To leave Elif’s profile, enter the password of your account.'),
  ).toBeTruthy();
  const password = screen.getByLabelText('Password', { exact: true });
  expect(document.activeElement).toBe(password);
  await userEvent.type(password, 'kandil-demo{Enter}');
  await waitFor(() => expect(enter).toHaveBeenCalledExactlyOnceWith({ password: 'kandil-demo' }));
  await userEvent.click(screen.getByRole('button', { name: 'Use the PIN' }));
  expect(document.activeElement).toBe(pin());
});

test('an adult profile opens with its PIN alone', () => {
  open(vi.fn<Enter>());
  expect(screen.queryByRole('button', { name: 'Use the account password' })).toBeNull();
});
