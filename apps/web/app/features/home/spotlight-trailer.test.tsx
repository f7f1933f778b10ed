import { act, cleanup } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openModal, useModals } from '#app/domain/prompt/modal-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { TRAILER } from '#app/testing/titles.ts';
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
      readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.#tell = tell;
      }
      observe() {
        this.#tell([{ isIntersecting: true }]);
      }
      disconnect() {}
    },
  );
  scriptNetwork({
    '/content/content/trailers': { data: [TRAILER], meta: { totalCount: 1, offset: 0, limit: 1 } },
    // Its stream never comes: whether there is a player at all is what counts.
    '/watch/content-access': () => new Promise(() => undefined),
  });
  renderApp(
    <SpotlightTrailer titleId={1} paused={false} onPlaying={() => undefined} onOver={over} />,
  );
});
afterEach(async () => {
  vi.useRealTimers();
  cleanup();
  // Answers are checked by code that comes when it is needed.
  await vi.dynamicImportSettled();
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
