import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toast } from './toast.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (seconds: number): void => {
  act(() => void vi.advanceTimersByTime(seconds * 1000));
};

test('a toast stays while its button is hovered or focused', () => {
  const onClose = vi.fn<() => void>();
  const undo = { label: 'Undo', run: vi.fn<() => void>() };
  render(<Toast tone="success" text="Gone" action={undo} closeLabel="Close" onClose={onClose} />);
  const button = screen.getByRole('button', { name: 'Undo' });
  button.focus();
  pass(60);
  expect(onClose).not.toHaveBeenCalled();
  button.blur();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});

test('a toast disappears by itself, an error later', () => {
  const onClose = vi.fn<() => void>();
  render(<Toast tone="error" text="No" closeLabel="Close" onClose={onClose} />);
  pass(9);
  expect(onClose).not.toHaveBeenCalled();
  pass(1);
  expect(onClose).toHaveBeenCalledOnce();
});
