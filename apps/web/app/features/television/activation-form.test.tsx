import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { ACCOUNT, renderApp } from '#app/testing/app.tsx';
import { refused, scriptNetwork } from '#app/testing/network.ts';
import { ActivationForm } from './activation-form.tsx';

const VALIDATE = '/auth/public/otp-login/validate';
const done = { message: 'Living room is signed in.', data: { deviceName: 'Living room' } };
const field = () => screen.getByLabelText<HTMLInputElement>('Enter Code Here');
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Activate' });

beforeEach(() => useModals.setState({ modal: null }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const asMember = (path: string) =>
  renderApp(<ActivationForm />, { start: { account: ACCOUNT }, path });

describe('a code in the address', () => {
  test(
    'is submitted after exactly 1000 ms for a member',
    { tags: ['TV-14', 'CONST-10'] },
    async () => {
      vi.useFakeTimers();
      const sent = scriptNetwork({ [VALIDATE]: done });
      asMember('/activate?code=٠12345');
      expect(field().value).toBe('012345');
      await act(() => vi.advanceTimersByTimeAsync(999));
      expect(sent).toEqual([]);
      await act(() => vi.advanceTimersByTimeAsync(1));
      expect(sent).toMatchObject([{ path: VALIDATE, body: { activationCode: '012345' } }]);
      await act(() => vi.advanceTimersByTimeAsync(5000));
      expect(sent).toHaveLength(1);
    },
  );

  test(
    'asks a guest to log in first, and sends nothing until they do',
    { tags: ['TV-15'] },
    async () => {
      vi.useFakeTimers();
      const sent = scriptNetwork({ [VALIDATE]: done });
      renderApp(<ActivationForm />, { path: '/activate?code=012345' });
      await act(() => vi.advanceTimersByTimeAsync(3000));
      expect(useModals.getState().modal?.name).toBe('login');
      expect(sent).toEqual([]);
    },
  );

  test('is not submitted once edited; an incomplete code is never submitted', async () => {
    vi.useFakeTimers();
    const sent = scriptNetwork({ [VALIDATE]: done });
    asMember('/activate?code=012345');
    fireEvent.change(field(), { target: { value: '01234' } });
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect(sent).toEqual([]);
    cleanup();
    renderApp(<ActivationForm />, { path: '/activate?code=123' });
    await act(() => vi.advanceTimersByTimeAsync(3000));
    expect([field().value, useModals.getState().modal]).toEqual(['123', null]);
  });
});

test('starts idle: an empty field to type in', { tags: ['TV-22'] }, () => {
  asMember('/activate');
  expect([field().value, field().disabled, button().disabled]).toEqual(['', false, false]);
  expect(document.activeElement).toBe(field());
  expect(screen.getByRole('status').textContent).toBe('');
});

test(
  'submission locks the form, then shows the message, then a way back',
  { tags: ['TV-17', 'TV-18', 'TV-23', 'TV-24', 'TV-25'] },
  async () => {
    let answer = () => undefined as void;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const sent = scriptNetwork({ [VALIDATE]: () => answered.then(() => done) });
    const user = userEvent.setup();
    asMember('/activate');
    await user.type(field(), '۰۱۲۳۴۵');
    expect(sent).toEqual([]);
    await user.dblClick(button());
    expect([field().disabled, button().disabled]).toEqual([true, true]);
    answer();
    const message = await screen.findByText('Living room is signed in.');
    const goBack = screen.getByText('Go back to TV and enjoy exceptional content');
    expect(message.compareDocumentPosition(goBack) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(sent).toHaveLength(1);
  },
);

test(
  'a refused code stays in the form, marked and focused, without a message',
  { tags: ['TV-26'] },
  async () => {
    scriptNetwork({ [VALIDATE]: refused(400, 'CODE_WRONG', 'That code is not right.') });
    const user = userEvent.setup();
    asMember('/activate');
    await user.type(field(), '000000{Enter}');
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    expect([field().value, field().disabled]).toEqual(['000000', false]);
    expect(document.activeElement).toBe(field());
    expect(screen.queryByText('That code is not right.')).toBeNull();
    await user.type(field(), '{Backspace}1');
    expect(field().getAttribute('aria-invalid')).toBeNull();
  },
);

test(
  'an invalid code is an error of the field and is not submitted',
  { tags: ['VALID-25', 'VALID-26'] },
  async () => {
    const sent = scriptNetwork({});
    const user = userEvent.setup();
    asMember('/activate');
    await user.click(button());
    expect(screen.getByText('This field is required')).toBeTruthy();
    await user.type(field(), '12{Enter}');
    expect(screen.getByText('Must be 6 digits')).toBeTruthy();
    expect(sent).toEqual([]);
  },
);

test('a guest who presses Activate logs in first; then the code is submitted by itself', async () => {
  const sent = scriptNetwork({ [VALIDATE]: done });
  const user = userEvent.setup();
  let account: typeof ACCOUNT | null = null;
  const { router } = renderApp(<ActivationForm />, {
    path: '/activate',
    reload: () => ({ account }),
  });
  await user.type(field(), '012345{Enter}');
  await waitFor(() => expect(useModals.getState().modal?.name).toBe('login'));
  expect(sent).toEqual([]);
  // Who closed the login, and presses again, is asked again.
  useModals.setState({ modal: null });
  await user.click(button());
  expect(useModals.getState().modal?.name).toBe('login');
  account = ACCOUNT;
  await act(() => router.revalidate());
  await screen.findByText('Living room is signed in.');
});

test('the address has a code that opens the page, and no longer once it is used', async () => {
  window.history.replaceState(null, '', '/activate?code=012345');
  scriptNetwork({ [VALIDATE]: { ...done, message: null } });
  const user = userEvent.setup();
  asMember('/activate?code=01234');
  expect(screen.getByRole('status').textContent).toBe('');
  await user.type(field(), '5{Enter}');
  await screen.findByText('Go back to TV and enjoy exceptional content');
  expect(window.location.pathname + window.location.search).toBe('/activate');
});

test('two presses at once submit the code once; after a refusal it can be submitted again', async () => {
  const sent = scriptNetwork({ [VALIDATE]: refused(400, 'CODE_WRONG', 'That code is not right.') });
  const user = userEvent.setup();
  asMember('/activate');
  await user.type(field(), '000000');
  const form = field().closest('form') as HTMLFormElement;
  act(() => {
    form.requestSubmit();
    form.requestSubmit();
  });
  await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
  expect(sent).toHaveLength(1);
  await user.type(field(), '{Enter}');
  await waitFor(() => expect(sent).toHaveLength(2));
});
