import { ApiError } from '@kandil/contract/client';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderApp } from '#app/testing/app.tsx';
import { OneTimeCodeForm } from './one-time-code-form.tsx';

const verify = vi.fn<(code: string) => Promise<void>>();
const resend = vi.fn<() => Promise<number>>();
const field = () => screen.getByLabelText<HTMLInputElement>('6-digit code');
const type = (code: string) => fireEvent.change(field(), { target: { value: code } });
const submit = () => fireEvent.submit(field().closest('form') as HTMLFormElement);
const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));
const settle = () => act(async () => undefined);

beforeEach(() => {
  vi.useFakeTimers();
  verify.mockReset().mockResolvedValue();
  resend.mockReset().mockResolvedValue(30);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const open = (wait?: number) =>
  renderApp(
    <OneTimeCodeForm
      length={6}
      verify={verify}
      resend={resend}
      {...(wait !== undefined && { wait })}
    />,
  );

test('the code is checked with its last digit, once, and again when it is submitted', async () => {
  open();
  expect(document.activeElement).toBe(field());
  type('12345');
  expect(verify).not.toHaveBeenCalled();
  type('123456');
  submit();
  expect(verify.mock.calls).toEqual([['123456']]);
  await settle();
  submit();
  expect(verify).toHaveBeenCalledTimes(2);
  await settle();
});

test('a code that is missing or too short is not sent, and each says so', () => {
  open();
  submit();
  expect(screen.getByText('This field is required')).toBeTruthy();
  type('123');
  expect(screen.queryByText('This field is required')).toBeNull();
  // Who is still typing is not corrected.
  expect(screen.queryByText('Must be 6 digits')).toBeNull();
  submit();
  expect(screen.getByText('Must be 6 digits')).toBeTruthy();
  expect(verify).not.toHaveBeenCalled();
});

test('a wrong code stays to be corrected', async () => {
  const message = 'That code is wrong.';
  verify.mockRejectedValue(new ApiError({ kind: 'http', status: 400, message }));
  open();
  type('123456');
  await settle();
  expect(field().getAttribute('aria-invalid')).toBe('true');
  expect([field().value, document.activeElement]).toEqual(['123456', field()]);
  type('12345');
  expect(field().getAttribute('aria-invalid')).not.toBe('true');
});

const announced = () => document.querySelector('output')?.textContent;

test('a code that could not be sent says why, and for how long to wait', async () => {
  const refusal = { kind: 'http', status: 429, message: 'A moment, please.' } as const;
  resend.mockRejectedValueOnce(
    new ApiError({ ...refusal, meta: { code: 'TOO_MANY_REQUESTS', retryAfter: 20 } }),
  );
  open(0);
  expect(announced()).toBe('');
  const again = () => screen.queryByRole('button', { name: 'Send a new code' });
  fireEvent.click(again() as HTMLElement);
  expect(again()?.getAttribute('aria-busy')).toBe('true');
  expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-busy')).toBeNull();
  await settle();
  expect(screen.getByText('A moment, please.')).toBeTruthy();
  expect(announced()).toBe('');
  await pass(19);
  expect(again()).toBeNull();
  await pass(1);
  fireEvent.click(again() as HTMLElement);
  await settle();
  expect(screen.queryByText('A moment, please.')).toBeNull();
  expect(announced()).toBe('A new code is on its way.');
  // A wrong code afterwards is the news.
  verify.mockRejectedValue(new ApiError(refusal));
  type('123456');
  expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-busy')).toBe('true');
  await settle();
  expect(announced()).toBe('');
  expect(again()).toBeNull();
});

test('another code can be sent after a minute, or after as long as the service says', async () => {
  open();
  const again = () => screen.queryByRole('button', { name: /again|new code/i });
  expect(again()).toBeNull();
  await pass(59);
  expect(again()).toBeNull();
  await pass(1);
  type('123');
  fireEvent.click(again() as HTMLElement);
  expect(field().getAttribute('aria-invalid')).not.toBe('true');
  await settle();
  expect(field().value).toBe('');
  expect(announced()).toBe('A new code is on its way.');
  await pass(29);
  expect(again()).toBeNull();
  await pass(1);
  expect(again()).not.toBeNull();
  cleanup();
  open(0);
  expect(again()).not.toBeNull();
});
