import CloseIcon from 'lucide-react/icons/x';
import {
  durationText,
  durationWords,
  episodeText,
  timeLeftText,
  timeLeftWords,
  timeOfDay,
} from '@kandil/ui/text/format.ts';
import { paths } from '#app/paths.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { useZone } from '@kandil/ui/text/use-zone.ts';
import { IconButton } from '@kandil/ui/icon-button.tsx';
import { Link } from '@kandil/ui/link.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { Picture } from '@kandil/ui/picture.tsx';
import { ProgressBar } from '@kandil/ui/progress-bar.tsx';
import { Spoken } from '@kandil/ui/spoken.tsx';
import { dayName } from './day-name.ts';
import type { HistoryEntry } from './load.ts';

interface DaysProps {
  /** Newest first. */
  items: readonly HistoryEntry[];
  onRemove(watched: HistoryEntry): void;
}

/** Watched videos, grouped by days in the viewer's time zone. */
export function Days({ items, onRemove }: DaysProps) {
  const { language } = useWords();
  const zone = useZone();
  const days = Map.groupBy(items, ({ watchedAt }) =>
    dayName(watchedAt, Date.now(), language, zone),
  );
  return [...days].map(([day, watched]) => (
    <section
      key={day}
      className="mt-8 lg:mt-10 lg:grid lg:grid-cols-[9rem_minmax(0,1fr)] lg:gap-6 xl:grid-cols-[11rem_minmax(0,1fr)]"
      aria-label={day}
    >
      <h2 className="text-muted lg:text-text mb-2 text-sm font-medium lg:sticky lg:top-28 lg:self-start lg:pt-3 lg:text-base">
        {day}
      </h2>
      <ul className="lg:grid lg:grid-cols-2 lg:content-start lg:gap-3">
        {watched.map((one) => (
          <Entry key={one.video.id} watched={one} zone={zone} onRemove={() => onRemove(one)} />
        ))}
      </ul>
    </section>
  ));
}

interface EntryProps {
  watched: HistoryEntry;
  /** The time zone of the times; the viewer's own by default. */
  zone: string | undefined;
  onRemove(): void;
}

function Entry({ watched, zone, onRemove }: EntryProps) {
  const { language } = useWords();
  const { video, watchedAt } = watched;
  const t = useT();
  const title = video.seriesTitle ?? video.title;
  const episode = video.videoIndex === null ? '' : `${episodeText(video, t)} · ${video.title}`;
  return (
    <li className="border-line lg:rounded-sheet lg:bg-raised/60 flex items-center gap-2 border-b lg:border lg:pe-2">
      <Link
        to={paths.player(video.id)}
        className="group rounded-tile hover:bg-raised/60 flex min-w-0 grow items-center gap-4 p-3 transition-colors duration-200"
      >
        <Still watched={watched} />
        <span className="min-w-0 grow">
          <bdi className="block truncate font-semibold">{title}</bdi>
          {episode && <bdi className="text-muted block truncate text-sm">{episode}</bdi>}
          <span className="text-muted block text-sm">
            {video.gone ? <span>{t('badge.gone')}</span> : <Left video={video} />}
            <span>{' · '}</span>
            <time dateTime={watchedAt}>{timeOfDay(watchedAt, language, zone)}</time>
          </span>
        </span>
      </Link>
      <IconButton
        label={t('history.remove', { title: episode || title })}
        look="plain"
        icon={<CloseIcon className="size-5" aria-hidden />}
        onClick={onRemove}
      />
    </li>
  );
}

/** What is left of a video; all of it, unless it is begun. */
function Left({ video: { finished, duration, lastSec = 0 } }: Pick<HistoryEntry, 'video'>) {
  const { t, language } = useWords();
  if (finished) return <span>{t('video.finished')}</span>;
  const place = { lastSec, duration };
  return lastSec > 0 ? (
    <Spoken short={timeLeftText(place, t)} words={timeLeftWords(place, t, language)} />
  ) : (
    <Spoken short={durationText(duration, t)} words={durationWords(duration, language)} />
  );
}

function Still({ watched: { video } }: { watched: HistoryEntry }) {
  const { t, language } = useWords();
  const { duration, lastSec = 0, finished, image } = video;
  return (
    <span className="rounded-tile relative block w-32 shrink-0 overflow-hidden sm:w-44">
      <Picture
        picture={image}
        alt=""
        sizes="(width >= 576px) 176px, 128px"
        className={cx('aspect-video', video.gone && 'opacity-50 grayscale')}
      />
      <ProgressBar
        value={finished ? duration : lastSec}
        max={duration}
        label={finished ? t('video.finished') : timeLeftWords({ lastSec, duration }, t, language)}
        className="absolute inset-x-0 bottom-0 rounded-none"
      />
    </span>
  );
}
