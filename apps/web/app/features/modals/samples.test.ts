// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { SAMPLES } from './samples.ts';

const modal = () => useModals.getState().modal;

afterEach(() => {
  vi.useRealTimers();
  useModals.setState({ modal: null, below: [] });
});

test('each button opens the modal of its name', () => {
  vi.useFakeTimers();
  for (const { name, open } of SAMPLES) {
    useModals.setState({ modal: null, below: [] });
    open();
    expect(modal()?.name).toBe(name.split('.')[0]);
  }
});

test('the one that says that something loads closes by itself', () => {
  vi.useFakeTimers();
  SAMPLES.find(({ name }) => name === 'loading')?.open();
  vi.advanceTimersByTime(2900);
  expect(modal()?.visible).toBe(true);
  vi.advanceTimersByTime(200);
  expect(modal()?.visible ?? false).toBe(false);
});
