import { ui as arabic } from '@kandil/i18n/locales/ar';
import { ui as english } from '@kandil/i18n/locales/en';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { COOKIES, writeCookie } from '#app/browser/cookies.ts';
import { forgetMemberData } from '#app/data/session/member-data.ts';
import { forgetSession } from '#app/data/session/session.ts';
import { readStoredPrayer } from '#app/domain/prayer/stored.ts';
import { renderApp } from '#app/testing/app.tsx';
import { scriptNetwork } from '#app/testing/network.ts';
import { PrayerSection } from './prayer-section.tsx';

const KEY = 'kandil_cache_prayer';
interface StoredPlace {
  value: Record<string, unknown>;
}
const stored = () => (JSON.parse(localStorage.getItem(KEY) ?? 'null') as StoredPlace | null)?.value;
const mainSwitch = () => screen.getByRole('switch', { name: /on this device/ });
const user = userEvent.setup({ delay: null });
const choose = (label: string, option: string) =>
  user.selectOptions(screen.getByRole('combobox', { name: label }), option);

/** A browser that answers a request for the location. */
function locateAt(answer: { latitude: number; longitude: number } | { code: number }) {
  const getCurrentPosition = (found: PositionCallback, failed: PositionErrorCallback) => {
    if ('code' in answer) failed(answer as GeolocationPositionError);
    else found({ coords: answer } as GeolocationPosition);
  };
  vi.stubGlobal('navigator', { ...navigator, geolocation: { getCurrentPosition } });
}

async function openOn(language: 'en' | 'ar' = 'en') {
  renderApp(<PrayerSection />, { language, texts: language === 'ar' ? arabic : english });
  await user.click(screen.getAllByRole('switch')[0] as HTMLElement);
  await screen.findAllByRole('combobox');
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(Date.parse('2027-02-08T12:00:00Z'));
  localStorage.clear();
  document.cookie = 'kandil_consent=functionality';
  readStoredPrayer();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe('prayer times in the settings', () => {
  test('are off by default, and ask for a place first', async () => {
    renderApp(<PrayerSection />);
    expect((mainSwitch() as HTMLInputElement).checked).toBe(false);
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(stored()).toBeUndefined();
    await user.click(mainSwitch());
    expect(await screen.findByText('Choose a location to see the times.')).toBeTruthy();
    expect(screen.queryByText('Today’s times')).toBeNull();
  });

  test('a city shows its times of today, with both dates and the next prayer', async () => {
    await openOn();
    await choose('City', 'Istanbul');
    expect(stored()).toMatchObject({ place: { zone: 'Europe/Istanbul', country: 'TR' } });
    const list = await screen.findByRole('list');
    // 15:00 in Istanbul.
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((each) => each.textContent),
    ).toEqual([
      'Fajr06:34',
      'Sunrise08:01',
      'Dhuhr13:23',
      'AsrNext16:10',
      'Maghrib18:36',
      'Isha19:57',
    ]);
    expect(screen.getByText('Monday, February 8, 2027')).toBeTruthy();
    expect(screen.getByText(/^1 Ramadan 1448\sAH$/)).toBeTruthy();
    expect(screen.getByRole('option', { name: 'Automatic: Diyanet, Türkiye' })).toBeTruthy();
  });

  test('every choice is stored on this device, and sent nowhere', async () => {
    const sent = scriptNetwork({});
    await openOn();
    await choose('City', 'Karachi');
    await choose('When to remind me', '15 minutes before');
    await choose('Calculation method', 'Umm al-Qura, Makkah');
    await choose('Asr', 'Standard');
    await choose('Ramadan', 'Off');
    await choose('Hijri date', 'One day behind');
    await user.click(screen.getByRole('switch', { name: /^Pause the player/ }));
    await user.click(screen.getByRole('switch', { name: /^Remind me/ }));
    expect(stored()).toMatchObject({
      remind: false,
      minutes: 15,
      pause: true,
      method: 'UmmAlQura',
      school: 'shafi',
      ramadan: 'off',
      hijriShift: -1,
    });
    expect(screen.getByText(/^\d+ Shaban 1448\sAH$/)).toBeTruthy();
    expect(screen.queryByRole('combobox', { name: 'When to remind me' })).toBeNull();
    expect(sent).toEqual([]);
  });

  test('Arabic names the cities in Arabic, and waits for their names', async () => {
    renderApp(<PrayerSection />, { language: 'ar', texts: arabic });
    await user.click(screen.getAllByRole('switch')[0] as HTMLElement);
    expect(screen.queryByRole('option', { name: 'Makkah' })).toBeNull();
    cleanup();
    localStorage.clear();
    readStoredPrayer();
    await openOn('ar');
    await choose('المدينة', 'مكة المكرمة');
    expect(await screen.findByText('مواقيت اليوم')).toBeTruthy();
    expect(screen.getByRole('option', { name: /^تلقائي: جامعة أم القرى/ })).toBeTruthy();
  });
});

describe('the location of the device', () => {
  test('is stored roughly, and nowhere else', async () => {
    const sent = scriptNetwork({});
    locateAt({ latitude: 52.520_08, longitude: 13.404_95 });
    await openOn();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    const city = await screen.findByRole('option', { name: 'Near Berlin' });
    expect((city as HTMLOptionElement).selected).toBe(true);
    expect(stored()).toMatchObject({ place: { latitude: 52.5, longitude: 13.4, zone: null } });
    expect([...Object.values(localStorage), document.cookie].join()).not.toContain('52.52');
    expect(sent).toEqual([]);
  });

  test.each([
    [1, /isn’t sharing your location/],
    [2, /couldn’t find your location/],
  ])('a failure (%i) says what to do', async (code, text) => {
    locateAt({ code });
    await openOn();
    await user.click(screen.getByRole('button', { name: 'Use my location' }));
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(text));
    expect(stored()).toEqual({});
  });
});

describe('the stored place', () => {
  const keep = async () => {
    await openOn();
    await choose('City', 'Istanbul');
  };

  test('is removed when prayer times are switched off', async () => {
    await keep();
    await user.click(mainSwitch());
    expect(Object.keys(localStorage)).toEqual([]);
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  test('is removed at log-out', async () => {
    await keep();
    writeCookie(COOKIES.token, 'sample');
    act(() => forgetSession());
    expect(stored()).toBeUndefined();
    expect((mainSwitch() as HTMLInputElement).checked).toBe(false);
  });

  test('stays when the profile changes', async () => {
    await keep();
    act(() => forgetMemberData());
    expect(stored()).toMatchObject({ place: { city: 'TR Istanbul' } });
  });
});
