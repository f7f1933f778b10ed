import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { currentPlayer } from '#app/domain/playback/current-player.ts';
import { isRamadan } from '#app/domain/prayer/hijri.ts';
import { nameOf, type PlayerKind, type Step, stepAt } from '#app/domain/prayer/reminders.ts';
import type { PrayerSettings } from '#app/domain/prayer/settings.ts';
import type { Moment } from '#app/domain/prayer/times.ts';
import { type ModalParams, openModalOver, useIsBlocked } from '#app/domain/prompt/modal-store.ts';
import { timeOfDay } from '@kandil/ui/text/format.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { storeReminded, reminded } from './reminded.ts';

function playing(): PlayerKind {
  const player = currentPlayer();
  if (!player?.isPlaying()) return 'nothing';
  return player.isLive ? 'channel' : 'video';
}

interface Reminders {
  settings: PrayerSettings;
  moments: readonly Moment[];
  now: number;
  /** The time zone of the place. */
  zone: string | null;
  say(text: string): void;
}

/** Opens the dialog of a prayer, once no modal prevents closing; the player is paused meanwhile. */
function usePrayerDialog() {
  const isBlocked = useIsBlocked();
  const [waiting, setWaiting] = useState<ModalParams['prayer'] | null>(null);
  useEffect(() => {
    if (!waiting || isBlocked) return;
    openModalOver('prayer', waiting);
    setWaiting(null);
  }, [waiting, isBlocked]);
  return setWaiting;
}

/** Says that a prayer is near, and pauses the player when it has begun. */
export function useReminders({ settings, moments, now, zone, say }: Reminders): void {
  const { t, language } = useWords();
  const showDialog = usePrayerDialog();
  const openedAt = useRef(now);
  const begun = useRef<string[]>([]);

  const remind = ({ moment, minutes }: Extract<Step, { act: 'remind' }>) => {
    if (minutes === 0) return say(t(`prayer.now.${moment.prayer}`));
    const time = timeOfDay(new Date(moment.at).toISOString(), language, zone ?? undefined);
    say(t('prayer.soon', { prayer: t(`prayer.${moment.prayer}`), count: minutes, time }));
  };
  const pause = ({ prayer, day }: Moment) => {
    currentPlayer()?.pause();
    const isIftar = prayer === 'maghrib' && isRamadan(day, settings);
    showDialog({ prayer, isIftar, resume: () => currentPlayer()?.play() });
  };
  const look = useEffectEvent((now: number) => {
    const step = stepAt({
      moments,
      settings,
      now,
      openedAt: openedAt.current,
      playing: playing(),
      visible: document.visibilityState === 'visible',
      reminded: reminded(),
      begun: begun.current,
    });
    if (!step) return;
    const name = nameOf(step.moment);
    storeReminded(name);
    if (step.moment.at <= now) begun.current = [...begun.current, name];
    if (step.act === 'pause') pause(step.moment);
    else remind(step);
  });
  useEffect(() => look(now), [now]);
}
