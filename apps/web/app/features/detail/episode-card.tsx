import { Link } from '@kandil/ui/link.tsx';
import { progressOf, useProgress } from '#app/data/progress/progress.ts';
import {
  durationText,
  durationWords,
  timeLeftText,
  timeLeftWords,
} from '@kandil/ui/text/format.ts';
import { paths } from '#app/paths.ts';
import { Spoken } from '@kandil/ui/spoken.tsx';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { Badge } from '@kandil/ui/badge.tsx';
import PlayIcon from 'lucide-react/icons/play';
import { Picture } from '@kandil/ui/picture.tsx';
import { ProgressBar } from '@kandil/ui/progress-bar.tsx';
import type { Video } from './load.ts';

interface EpisodeCardProps {
  video: Video;
  /** Highlights the episode to resume. */
  current: boolean;
}

/** The profile's position in an episode: in seconds, and as the time left, short and in words. */
function usePosition(video: Video) {
  const { t, language } = useWords();
  const { duration } = video;
  const place = useProgress(video.id, progressOf(video));
  // A newer position is known where the profile has begun the episode again.
  if (video.finished && place?.lastUpdateTimestamp === video.lastUpdateTimestamp)
    return { lastSec: duration, short: t('video.finished'), words: t('video.finished') };
  const lastSec = place?.lastSec ?? 0;
  const begun = lastSec > 0;
  return {
    lastSec,
    short: begun ? timeLeftText({ lastSec, duration }, t) : durationText(duration, t),
    words: begun
      ? timeLeftWords({ lastSec, duration }, t, language)
      : durationWords(duration, language),
  };
}

/** An episode: still, number and title, synopsis, duration or time left. */
export function EpisodeCard({ video, current }: EpisodeCardProps) {
  const t = useT();
  const { lastSec, short, words } = usePosition(video);
  const time = <Spoken short={short} words={words} />;
  const title =
    video.videoIndex === null
      ? video.title
      : t('episode.numbered', { number: video.videoIndex, title: video.title });
  return (
    <Link
      to={paths.player(video.id)}
      data-tile
      aria-current={current ? 'true' : undefined}
      className="group rounded-sheet hover:bg-raised/60 aria-[current=true]:border-line aria-[current=true]:bg-raised grid grid-cols-[8.5rem_1fr] items-center gap-x-4 gap-y-1 border border-transparent p-3 transition-colors duration-200 sm:grid-cols-[14rem_1fr_auto] sm:gap-x-6 xl:grid-cols-[18rem_1fr_auto]"
    >
      <span className="rounded-tile relative block overflow-hidden">
        <Picture
          picture={video.image}
          alt=""
          sizes="(width >= 1200px) 288px, (width >= 576px) 224px, 136px"
          className="aspect-video"
        />
        <span className="absolute inset-0 flex items-center justify-center bg-black/30 opacity-0 transition-opacity duration-200 group-hover:opacity-100 group-focus-visible:opacity-100">
          <PlayIcon className="size-8 fill-current" aria-hidden />
        </span>
        {video.free && (
          <Badge tone="turquoise" className="absolute start-2 top-2">
            {t('badge.free')}
          </Badge>
        )}
        {lastSec > 0 && (
          <ProgressBar
            value={lastSec}
            max={video.duration}
            label={words}
            className="absolute inset-x-0 bottom-0 rounded-none"
          />
        )}
      </span>
      <span className="min-w-0">
        <span className="block font-semibold">
          <bdi>{title}</bdi>
        </span>
        <span className="text-muted mt-1 block text-sm sm:hidden">{time}</span>
        <span className="text-muted mt-1 line-clamp-2 text-sm max-sm:hidden lg:line-clamp-3">
          {video.storyline}
        </span>
      </span>
      <span className="text-muted text-sm whitespace-nowrap max-sm:hidden">{time}</span>
      <span className="text-muted col-span-2 line-clamp-3 text-sm sm:hidden">
        {video.storyline}
      </span>
    </Link>
  );
}
