import { content } from '@kandil/contract';
import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { Channel } from '#app/domain/channel/channel-card.tsx';
import { browserApi } from '#app/data/client/api.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';
import { useNow } from '#app/browser/use-now.ts';
import { Button } from '@kandil/ui/button.tsx';
import { DaysStrip } from './days-strip.tsx';
import { GuideTable } from './guide-table.tsx';
import { createGuideStore, type GuideStore } from './guide-store.ts';
import { type ChosenProgramme, ProgrammeDialog } from './programme-dialog.tsx';
import { type Axis, dayOf, midnights, MINUTE } from './time-axis.ts';
import { useSizes, useView } from './use-view.ts';

const CLOCK = 15_000;
/** Time shown before the line of now. */
const BEFORE_NOW = 30 * MINUTE;

/**
 * The guide: channels by hours, rendered only where it is in view. It renders in the browser, whose time zone it uses.
 */
export function Guide({ channels }: { channels: readonly Channel[] }) {
  const now = useNow(CLOCK);
  return now === null ? null : <OpenGuide channels={channels} now={now} />;
}

function useGuideStore(channels: readonly Channel[]): GuideStore {
  const ids = channels.map(({ id }) => id).join();
  const store = useMemo(
    () =>
      createGuideStore(ids.split(',').map(Number), (query) =>
        browserApi(content.channelGuide, query).then(({ data }) => data),
      ),
    [ids],
  );
  useSyncExternalStore(store.subscribe, store.version);
  return store;
}

function OpenGuide({ channels, now }: { channels: readonly Channel[]; now: number }) {
  const { t } = useWords();
  const store = useGuideStore(channels);
  const sizes = useSizes();
  const today = new Date(now).toDateString();
  const days = useMemo(() => midnights(Date.parse(today)), [today]);
  const axis = useMemo<Axis>(
    () => ({ start: days[0] ?? 0, end: days.at(-1) ?? 0, perMinute: sizes.perMinute }),
    [days, sizes.perMinute],
  );
  const guideView = useView(axis, sizes, now - BEFORE_NOW);
  const { view, goTo } = guideView;
  const [chosen, setChosen] = useState<ChosenProgramme | null>(null);
  const close = useCallback(() => setChosen(null), []);
  const current = dayOf(days, view.first + BEFORE_NOW);

  // Another day opens at the same time of day, today at the current time.
  const goToDay = (day: number) => {
    const ofDay = view.first - (days[current] ?? 0);
    const isToday = day === dayOf(days, now);
    goTo(isToday ? now - BEFORE_NOW : (days[day] ?? 0) + Math.max(0, ofDay));
  };
  useRetryWhenOnline(store);

  return (
    <section aria-label={t('guide.title')} data-guide>
      <div className="mb-3 flex items-center gap-2">
        <DaysStrip days={days} today={dayOf(days, now)} current={current} onChoose={goToDay} />
        <Button look="line" size="small" onClick={() => goTo(now - BEFORE_NOW)}>
          <span aria-hidden className="bg-ruby size-2 rounded-full" />
          {t('guide.now')}
        </Button>
      </div>
      {store.hasFailed() && (
        <p role="alert" className="bg-raised rounded-tile mb-3 flex items-center gap-4 px-4 py-2">
          <span className="flex-1 text-sm">{t('guide.someFailed')}</span>
          <Button look="line" size="small" onClick={() => store.retry()}>
            {t('action.tryAgain')}
          </Button>
        </p>
      )}
      <GuideTable
        {...{ channels, store, axis, sizes, days, now }}
        guideView={guideView}
        onOpen={setChosen}
      />
      {chosen && <ProgrammeDialog chosen={chosen} now={now} onClose={close} />}
    </section>
  );
}

/** Retries failed chunks when the browser is online again. */
function useRetryWhenOnline(store: GuideStore): void {
  useEffect(() => {
    const again = () => store.retry();
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [store]);
}
