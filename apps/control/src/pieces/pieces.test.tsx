import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { initials } from './avatar.tsx';
import { Form } from './form.tsx';
import { Moment, relativeText } from './moment.tsx';

const NOW = Date.parse('2026-11-20T12:00:00Z');

test.each([
  ['2026-11-20T11:59:40Z', 'just now'],
  ['2026-11-20T12:00:20Z', 'just now'],
  ['2026-11-20T09:00:00Z', '3 hours ago'],
  ['2026-11-20T12:01:00Z', 'in 1 minute'],
  ['2026-11-20T12:41:40Z', 'in 42 minutes'],
  ['2026-11-20T13:59:00Z', 'in 119 minutes'],
  ['2026-11-20T14:00:00Z', 'in 2 hours'],
  ['2026-11-21T12:00:00Z', 'in 24 hours'],
  ['2026-11-22T12:00:00Z', 'in 2 days'],
  ['2026-12-20T12:00:00Z', 'in 30 days'],
  ['2026-12-20T12:01:00Z', 'Dec 20, 2026'],
  ['2026-10-22T12:00:00Z', '4 weeks ago'],
  ['2025-11-20T12:00:00Z', 'Nov 20, 2025'],
])('%s is %s', (at, words) => expect(relativeText(at, NOW)).toBe(words));

test('a moment has its exact time as title, and grows older', async () => {
  vi.useFakeTimers({ now: NOW });
  render(<Moment at="2026-11-20T12:00:00Z" />);
  const time = screen.getByText('just now');
  expect(time.title).toContain('Nov 20, 2026, 12:00 UTC');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(time.textContent).toBe('1 minute ago');
  vi.useRealTimers();
});

test.each([
  ['Leyla Hasan', 'LH'],
  ['  Fatima Zahra  El Khattabi ', 'FK'],
  ['Nour', 'N'],
  ['محمد الأمين', 'ما'],
  ['', ''],
])('the letters of %s are %s', (name, letters) => expect(initials(name)).toBe(letters));

test('a form marks nothing before the first attempt, and sends what is valid', async () => {
  const onSend = vi.fn<() => void>();
  const form = (isValid: boolean) => (
    <Form isValid={isValid} onSend={onSend}>
      {(isMarked) => (
        <>
          <input aria-label="Field" aria-invalid={isMarked && !isValid} />
          <button type="submit">Send</button>
        </>
      )}
    </Form>
  );
  const { rerender } = render(form(false));
  expect(screen.getByLabelText('Field').getAttribute('aria-invalid')).toBe('false');
  await userEvent.click(screen.getByRole('button'));
  expect(document.activeElement).toBe(screen.getByLabelText('Field'));
  expect(onSend).not.toHaveBeenCalled();
  rerender(form(true));
  await userEvent.click(screen.getByRole('button'));
  expect(onSend).toHaveBeenCalledOnce();
});
