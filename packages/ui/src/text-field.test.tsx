import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { TextField } from './text-field.tsx';

test('characters that are not allowed never appear', async () => {
  const user = userEvent.setup();
  const seen: string[] = [];
  render(
    <TextField label="Code" allow={/\d/} onChange={(event) => seen.push(event.target.value)} />,
  );
  await user.type(screen.getByLabelText('Code'), '1a2');
  expect(screen.getByLabelText<HTMLInputElement>('Code').value).toBe('12');
  expect(seen.at(-1)).toBe('12');
});

test('a password can be shown and hidden again', async () => {
  const user = userEvent.setup();
  render(<TextField label="Password" type="password" reveal={{ show: 'Show', hide: 'Hide' }} />);
  const input = screen.getByLabelText('Password') as HTMLInputElement;
  expect(input.type).toBe('password');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  expect(input.type).toBe('text');
  await user.click(screen.getByRole('button', { name: 'Hide' }));
  expect(input.type).toBe('password');
});

test('an error is announced with its field', () => {
  render(<TextField label="E-mail" error="Invalid e-mail" hint="We send a code" />);
  const input = screen.getByLabelText('E-mail');
  expect(input.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Invalid e-mail',
  );
});
