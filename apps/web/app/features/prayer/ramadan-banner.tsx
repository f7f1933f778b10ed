import MoonStarIcon from 'lucide-react/icons/moon-star';
import XIcon from 'lucide-react/icons/x';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { browserCache } from '#app/browser/local-cache.ts';
import { type Countdown, secondsLeft } from '#app/domain/prayer/countdown.ts';
import type { Day } from '#app/domain/prayer/days.ts';
import { civilDate, hijriDate } from '#app/domain/prayer/hijri.ts';
import { BANNER_KEY } from '#app/domain/prayer/stored.ts';
import type { PrayerSettings } from '#app/domain/prayer/settings.ts';
import { paths } from '#app/paths.ts';
import { focusBeside } from '@kandil/ui/place/focus-beside.ts';
import { IconButton } from '@kandil/ui/icon-button.tsx';
import { durationWords, timeOfDay } from '@kandil/ui/text/format.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';

const DAY_SECONDS = 86_400;

interface BannerProps {
  countdown: Countdown;
  now: number;
  today: Day;
  zone: string | null;
  settings: PrayerSettings;
}

/** The countdown to iftar, or to the end of suhoor, on home; closed for a day when the viewer closes it. */
export function RamadanBanner({ countdown, now, today, zone, settings }: BannerProps) {
  const { t, language } = useWords();
  const isHome = useLocation().pathname === paths.homepage();
  const [closedOn, setClosedOn] = useState(() => browserCache.get(BANNER_KEY));
  if (!isHome || closedOn === today) return null;
  const { to, at } = countdown;
  const left = durationWords(secondsLeft(at, now), language);
  return (
    <section
      aria-label={t('prayer.ramadan')}
      data-notice="last"
      className="border-line bg-raised fixed inset-x-0 bottom-[calc(4rem+1px+env(safe-area-inset-bottom))] z-30 flex items-center gap-3 border-t px-(--gutter) py-1 lg:bottom-0"
    >
      <MoonStarIcon className="text-gold size-5 shrink-0" aria-hidden />
      <p className="text-text/90 flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3 text-xs sm:text-sm">
        {/* A timer is not announced: its minutes would interrupt. */}
        <span role="timer" className="text-text font-semibold">
          {t(to === 'iftar' ? 'prayer.iftarIn' : 'prayer.suhoorIn', { time: left })}
        </span>
        <span>
          {t(to === 'iftar' ? 'prayer.maghrib' : 'prayer.fajr')}{' '}
          <time>{timeOfDay(new Date(at).toISOString(), language, zone ?? undefined)}</time>
        </span>
        <span className="text-muted max-lg:hidden">{civilDate(today, language)}</span>
        <span className="text-muted">{hijriDate(today, language, settings.hijriShift)}</span>
      </p>
      <IconButton
        look="plain"
        label={t('prayer.hideToday')}
        icon={<XIcon className="size-5" aria-hidden />}
        onClick={({ currentTarget }) => {
          focusBeside(currentTarget);
          browserCache.set(BANNER_KEY, today, DAY_SECONDS);
          setClosedOn(today);
        }}
      />
    </section>
  );
}
