import { cleanup, renderHook, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runCommand } from './commands.ts';
import { Help } from '../overlays/help.tsx';
import type { LiveChannel, PlayerProps } from '../props.ts';
import { renderStudy } from '../study.fixture.tsx';
import { useMediaSession } from '../hooks/use-media-session.ts';
import { useShortcuts } from '../hooks/use-shortcuts.ts';

const handlers = new Map<string, MediaSessionActionHandler | null>();
const press = (action: MediaSessionAction) => handlers.get(action)?.({ action });

// A part that is fetched when it is wanted; how long that takes is not what is looked at here.
beforeAll(async () => void (await import('../overlays/help-sheet.tsx')));

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

test('of a channel, next and previous are the channels beside it', () => {
  const parts = { ...renderStudy(null), live: channel };
  runCommand(parts, { type: 'next' });
  runCommand(parts, { type: 'chapter', step: -1 });
  expect(went).toEqual(['Three', 'One']);
  runCommand({ ...parts, live: { programmes: [] } }, { type: 'next' });
  expect(went).toHaveLength(2);
});

test('a channel has one speed', () => {
  const parts = renderStudy(null);
  const rate = () => parts.core.store.getState().rate;
  runCommand({ ...parts, live: channel }, { type: 'speed', step: 1 });
  expect(rate()).toBe(1);
  runCommand(parts, { type: 'speed', step: 1 });
  expect(rate()).toBeGreaterThan(1);
});

test('of a video, next is what follows', () => {
  const parts = renderStudy(null);
  parts.core.followedBy(true, true);
  runCommand(parts, { type: 'next' });
  expect(parts.core.store.getState().leaving).toBe('viewer');
});

test('the buttons of a headset lead to the channels beside this one', () => {
  session({ live: channel });
  press('nexttrack');
  press('previoustrack');
  expect(went).toEqual(['Three', 'One']);
});

test('a headset has no button for a channel that is not there', () => {
  session({ live: { ...channel, next: undefined } });
  expect(handlers.get('nexttrack')).toBeNull();
  expect(handlers.get('previoustrack')).not.toBeNull();
});

test('of a video, the button of a headset leads to what follows; all buttons go with the player', () => {
  const core = session({ next: beside('Second part') });
  core.followedBy(true, true);
  press('nexttrack');
  expect(core.store.getState().leaving).toBe('viewer');
  expect(handlers.get('previoustrack')).toBeNull();
  cleanup();
  expect([...handlers.values()].every((handler) => handler === null)).toBe(true);
});

test('the sheet of keys goes with the question mark that brings it, Latin or Arabic', async () => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  const { ui, ...parts } = renderStudy(<Help />);
  renderHook(() => useShortcuts({ ...parts, ui }));
  for (const sign of ['؟', '?']) {
    await userEvent.keyboard(sign);
    await screen.findByRole('dialog', { name: 'Keys' });
    screen.getByRole('button', { name: 'Close' }).focus();
    await userEvent.keyboard(`x${sign}`);
    expect(screen.queryByRole('dialog')).toBeNull();
  }
});
