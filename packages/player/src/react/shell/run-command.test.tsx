import { cleanup, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from './run-command.ts';
import { Help } from './help.tsx';
import type { LiveChannel, PlayerProps } from '#src/react/props.ts';
import { renderStudy } from '#src/react/study.fixture.tsx';
import { useMediaSession } from '#src/react/features/media-session.ts';
import { useShortcuts } from './use-shortcuts.ts';

const handlers = new Map<string, MediaSessionActionHandler | null>();
const press = (action: MediaSessionAction) => handlers.get(action)?.({ action });

// A lazy part; these tests do not cover its load time.
beforeAll(async () => void (await import('./help-sheet.tsx')));

let went: string[] = [];
const beside = (title: string) => ({ title, onPlay: () => void went.push(title) });
const channel: LiveChannel = { programmes: [], previous: beside('One'), next: beside('Three') };

beforeEach(() => {
  went = [];
  vi.stubGlobal('MediaMetadata', EventTarget);
  Object.defineProperty(navigator, 'mediaSession', {
    configurable: true,
    value: {
      setActionHandler: (action: string, handler: MediaSessionActionHandler | null) =>
        void handlers.set(action, handler),
    },
  });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(navigator, 'mediaSession');
});

const session = (props: Partial<PlayerProps>) => {
  const { core } = renderStudy(null);
  renderHook(() => useMediaSession(core, { title: 'Film', ...props } as PlayerProps));
  return core;
};

test('on a channel, next and previous are the neighbouring channels', () => {
  const parts = { ...renderStudy(null), live: channel };
  runCommand(parts, { name: 'next', step: 1 });
  runCommand(parts, { name: 'chapters', step: -1 });
  expect(went).toEqual(['Three', 'One']);
  runCommand({ ...parts, live: { programmes: [] } }, { name: 'next', step: 1 });
  expect(went).toHaveLength(2);
});

test('a channel has one speed', () => {
  const parts = renderStudy(null);
  const rate = () => parts.core.store.getState().rate;
  runCommand({ ...parts, live: channel }, { name: 'speed', step: 1 });
  expect(rate()).toBe(1);
  runCommand(parts, { name: 'speed', step: 1 });
  expect(rate()).toBeGreaterThan(1);
});

test('on a video, next is the next video', () => {
  const parts = renderStudy(null);
  parts.core.followedBy(true, true);
  runCommand(parts, { name: 'next', step: 1 });
  expect(parts.core.store.getState().leaving).toBe('viewer');
});

test('on a channel, headset buttons switch to the neighbouring channels', () => {
  session({ live: channel });
  press('nexttrack');
  press('previoustrack');
  expect(went).toEqual(['Three', 'One']);
});

test('there is no headset button for a missing channel', () => {
  session({ live: { ...channel, next: undefined } });
  expect(handlers.get('nexttrack')).toBeNull();
  expect(handlers.get('previoustrack')).not.toBeNull();
});

test('on a video, the headset button plays the next one; all buttons are removed with the player', () => {
  const core = session({ next: beside('Second part') });
  core.followedBy(true, true);
  press('nexttrack');
  expect(core.store.getState().leaving).toBe('viewer');
  expect(handlers.get('previoustrack')).toBeNull();
  cleanup();
  expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
});

test('the question mark opens and closes the help, Latin or Arabic', async () => {
  const { ui, ...parts } = renderStudy(<Help />);
  renderHook(() => useShortcuts({ ...parts, ui }));
  for (const sign of ['؟', '?']) {
    await userEvent.keyboard(sign);
    await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard(`x${sign}`);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});
