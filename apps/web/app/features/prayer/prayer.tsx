import { useMemo, useState } from 'react';
import { countdownAt } from '#app/domain/prayer/countdown.ts';
import { dayAt } from '#app/domain/prayer/days.ts';
import { type PrayerSettings, type Place, usePrayerSettings } from '#app/domain/prayer/settings.ts';
import { momentsAround } from '#app/domain/prayer/times.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { RamadanBanner } from './ramadan-banner.tsx';
import { ScreenNotice } from './screen-notice.tsx';
import { useClock } from './use-clock.ts';
import { useReminders } from './use-reminders.ts';

/** Reminders and the countdown of Ramadan, once a place is chosen. */
export function Prayer() {
  const [settings] = usePrayerSettings();
  return settings?.place ? <Following settings={settings} place={settings.place} /> : null;
}

function Following({ settings, place }: { settings: PrayerSettings; place: Place }) {
  const now = useClock();
  const { zone } = place;
  const today = dayAt(now, zone);
  const moments = useMemo(
    () => momentsAround(today, { ...settings, place }),
    [today, settings, place],
  );
  // Toasts are not visible over a picture that fills the screen.
  const [onScreen, setOnScreen] = useState<{ text: string; over: Element } | null>(null);
  const say = (text: string) => {
    const over = document.fullscreenElement;
    if (over) setOnScreen({ text, over });
    else notify('info', text);
  };
  useReminders({ settings, moments, now, zone, say });
  const countdown = countdownAt(moments, today, now, settings);
  return (
    <>
      {countdown && <RamadanBanner {...{ countdown, now, today, zone, settings }} />}
      {onScreen && <ScreenNotice {...onScreen} onClose={() => setOnScreen(null)} />}
    </>
  );
}
