import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openModal, useModals } from '#app/domain/prompt/modal-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { SpotlightTrailer } from './spotlight-trailer.tsx';

const trailer = () => document.querySelector('video');
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const over = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  useModals.setState({ modal: null, below: [] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
      observe() {
        this.tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  scriptNetwork({
    '/content/content/trailers': { data: [{ id: 9 }] },
    // Its stream never comes: whether there is a player at all is what counts.
    '/watch/content-access': () => new Promise(() => undefined),
  });
  renderApp(
    <SpotlightTrailer titleId={1} paused={false} onPlaying={() => undefined} onOver={over} />,
  );
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

test('plays after two seconds, ends under a dialog, and begins again when that is closed', async () => {
  await pass(1900);
  expect(trailer()).toBeNull();
  await pass(200);
  expect(trailer()).not.toBeNull();
  over.mockClear();
  await act(async () => openModal('login', {}));
  expect(trailer()).toBeNull();
  expect(over).toHaveBeenCalledOnce();
  await pass(10_000);
  expect(trailer()).toBeNull();
  await act(async () => useModals.setState({ modal: null }));
  await pass(2100);
  expect(trailer()).not.toBeNull();
});
