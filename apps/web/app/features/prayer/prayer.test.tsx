import { act, cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useCurrentPlayer } from '#app/domain/playback/current-player.ts';
import { storePrayer, readStoredPrayer, REMINDED_KEY } from '#app/domain/prayer/stored.ts';
import { FIRST_SETTINGS, type PrayerSettings } from '#app/domain/prayer/settings.ts';
import { closeAllModals, openModal, useModals } from '#app/domain/prompt/modal-store.ts';
import { useNotifications } from '#app/domain/prompt/notification-store.ts';
import { renderApp } from '#app/testing/app.tsx';
import { Prayer } from './prayer.tsx';
import { PrayerModal } from './prayer-modal.tsx';

const ISTANBUL = {
  country: 'TR',
  zone: 'Europe/Istanbul',
  latitude: 41.01,
  longitude: 28.98,
  city: 'TR Istanbul',
};
/** In Ramadan: Maghrib is at 18:36. */
const DAY = '2027-02-08';
const clock = (time: string) => Date.parse(`${DAY}T${time}+03:00`);
const passTo = (time: string) =>
  act(async () => {
    vi.setSystemTime(clock(time));
    await vi.advanceTimersByTimeAsync(5000);
  });

const switchOn = (patch: Partial<PrayerSettings> = {}) =>
  storePrayer({ ...FIRST_SETTINGS, place: ISTANBUL, ramadan: 'off', ...patch });
const said = () => useNotifications.getState().shown.map(({ text }) => text);

/** Stands in for the player of a page. */
function Film({ isLive = false, log }: { isLive?: boolean; log: string[] }) {
  const player = useCurrentPlayer(isLive);
  const isPlaying = () => log.at(-1) !== 'paused';
  const handle = { isPlaying, pause: () => log.push('paused'), play: () => log.push('played') };
  return <i ref={() => player(handle)} />;
}

function open(path = '/search', log: string[] = [], isLive = false) {
  renderApp(
    <>
      <Film log={log} isLive={isLive} />
      <Prayer />
    </>,
    { path },
  );
  return log;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  vi.setSystemTime(clock('18:00:00'));
  localStorage.clear();
  document.cookie = 'kandil_consent=functionality';
  readStoredPrayer();
  useNotifications.setState({ shown: [] });
  useModals.setState({ modal: null, below: [] });
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(document, 'fullscreenElement');
  vi.useRealTimers();
});

describe('reminders', () => {
  test('a prayer is announced once, in minutes, on this device', async () => {
    switchOn();
    open();
    await passTo('18:25:50');
    expect(said()).toEqual([]);
    await passTo('18:26:00');
    expect(said()).toEqual(['Maghrib is in 10 minutes, at 18:36.']);
    await passTo('18:27:00');
    cleanup();
    open();
    await passTo('18:30:00');
    expect(said()).toHaveLength(1);
    expect(localStorage.getItem(`kandil_cache_${REMINDED_KEY}`)).toContain(`${DAY} maghrib`);
  });

  test('after a sleep over the prayer nothing is said about it', async () => {
    switchOn();
    open();
    await passTo('19:10:00');
    expect(said()).toEqual([]);
  });

  test('without a place, or without reminders, nothing is said', async () => {
    for (const patch of [{ place: null }, { remind: false }]) {
      switchOn(patch);
      open();
      await passTo('18:30:00');
      cleanup();
    }
    expect(said()).toEqual([]);
  });

  test('while the picture fills the screen, the notice is inside it', async () => {
    switchOn();
    const value = document.body.appendChild(document.createElement('main'));
    Object.defineProperty(document, 'fullscreenElement', {
      value,
      configurable: true,
    });
    open();
    await passTo('18:26:00');
    expect(said()).toEqual([]);
    const notice = within(value).getByRole('status');
    expect(notice.textContent).toContain('Maghrib is in 10 minutes');
    value.remove();
  });
});

describe('the pause', () => {
  test('pauses a video once; Resume plays it', async () => {
    switchOn({ pause: true });
    const log = open();
    await passTo('18:35:58');
    expect(log).toEqual(['paused']);
    const { modal } = useModals.getState();
    expect(modal).toMatchObject({ name: 'prayer', params: { prayer: 'maghrib', isIftar: false } });
    cleanup();
    const params = modal?.params as Parameters<typeof PrayerModal>[0];
    renderApp(
      <>
        <Film log={log} />
        <PrayerModal {...params} />
        <Prayer />
      </>,
    );
    await act(async () => screen.getByRole('button', { name: 'Resume' }).click());
    expect(log).toEqual(['paused', 'played']);
    await passTo('18:37:00');
    expect(log).toEqual(['paused', 'played']);
  });

  test('does not pause again what the viewer plays on', async () => {
    switchOn({ pause: true });
    const log = open();
    await passTo('18:36:00');
    log.push('played');
    await passTo('18:36:30');
    expect(log).toEqual(['paused', 'played']);
  });

  test('waits with its dialog until the modal that prevents closing has gone', async () => {
    switchOn({ pause: true });
    const log = open();
    act(() => openModal('loading', { text: 'state.loading' }, true));
    await passTo('18:36:00');
    expect(log).toEqual(['paused']);
    expect(useModals.getState()).toMatchObject({ modal: { name: 'loading' }, below: [] });
    act(closeAllModals);
    expect(useModals.getState()).toMatchObject({ modal: { name: 'prayer' }, below: [] });
    // It opens once, also after another modal that prevents closing.
    act(closeAllModals);
    act(() => openModal('loading', { text: 'state.loading' }, true));
    act(closeAllModals);
    expect(useModals.getState().modal?.name).not.toBe('prayer');
  });

  test('looks at the clock again when the page comes back', () => {
    switchOn({ pause: true });
    const log = open();
    vi.setSystemTime(clock('18:36:01'));
    expect(log).toEqual([]);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(log).toEqual(['paused']);
    cleanup();
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(log).toEqual(['paused']);
  });

  test('at Maghrib in Ramadan it says that the fast ends', async () => {
    switchOn({ pause: true, ramadan: 'auto' });
    open();
    await passTo('18:36:00');
    expect(useModals.getState().modal?.params).toMatchObject({ isIftar: true });
  });

  test('a channel is not paused: a notice is enough', async () => {
    switchOn({ pause: true });
    const log = open('/search', [], true);
    await passTo('18:36:00');
    expect(log).toEqual([]);
    expect(said()).toEqual(['It is time for Maghrib']);
  });

  test('a video plays on where the viewer did not choose the pause', async () => {
    switchOn();
    const log = open();
    await passTo('18:36:00');
    expect(log).toEqual([]);
    expect(useModals.getState().modal).toBeNull();
  });
});

describe('the banner of Ramadan', () => {
  test('counts down on home, with the Hijri date, and not aloud', async () => {
    switchOn({ ramadan: 'auto' });
    open('/');
    expect(screen.getByRole('timer').textContent).toBe('Iftar in 36 minutes');
    expect(screen.getByRole('region', { name: 'Ramadan' }).textContent).toContain(
      '1 Ramadan 1448\u00a0AH',
    );
    await passTo('21:00:00');
    expect(screen.getByRole('timer').textContent).toMatch(/^Suhoor ends in 9 hours 3\d minutes$/);
  });

  test.each([
    ['other pages', '/search', { ramadan: 'auto' }],
    ['other months', '/', { ramadan: 'auto', hijriShift: -1 }],
    ['devices that do not want it', '/', { ramadan: 'off' }],
  ] as const)('%s have none', (_, path, patch) => {
    switchOn(patch);
    open(path);
    expect(screen.queryByRole('timer')).toBeNull();
  });

  test('stays closed for the day on which it was closed', async () => {
    switchOn({ ramadan: 'auto' });
    open('/');
    const user = userEvent.setup({ delay: null });
    await user.click(screen.getByRole('button', { name: 'Hide for today' }));
    cleanup();
    open('/');
    expect(screen.queryByRole('timer')).toBeNull();
    vi.setSystemTime(clock('18:00:00') + 86_400_000);
    cleanup();
    open('/');
    expect(screen.getByRole('timer')).toBeTruthy();
  });
});
