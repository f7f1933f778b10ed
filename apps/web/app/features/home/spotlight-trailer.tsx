import PauseIcon from 'lucide-react/icons/pause';
import PlayIcon from 'lucide-react/icons/play';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { mayMove } from '#app/domain/title/preview/autoplay.ts';
import { trailerOf } from '#app/domain/title/preview/title.ts';
import { TrailerVideo } from '#app/domain/title/preview/trailer-video.tsx';
import { useModals } from '#app/domain/prompt/modal-store.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { IconButton } from '@kandil/ui/icon-button.tsx';

/** Delay before the trailer replaces the still picture. */
const REST_MS = 2000;
/** Share of the spotlight that must be in view. */
const IN_VIEW = 0.5;

interface SpotlightTrailerProps {
  titleId: number;
  paused: boolean;
  onPlaying(): void;
  /** Called when the trailer ends or leaves the view. */
  onOver(): void;
}

/** Whether the element is in view, its tab is visible and no dialog covers it. */
function useSeen(ref: React.RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);
  const [hidden, setHidden] = useState(document.hidden);
  const covered = useModals(({ modal }) => modal !== null);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => setInView(entry?.isIntersecting ?? false),
      { threshold: IN_VIEW },
    );
    observer.observe(ref.current);
    const onVisibility = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, [ref]);
  return inView && !hidden && !covered;
}

/** The muted trailer of the current slide, over its art. */
export function SpotlightTrailer({ titleId, paused, onPlaying, onOver }: SpotlightTrailerProps) {
  const ref = useRef<HTMLDivElement>(null);
  const seen = useSeen(ref);
  const [videoId, setVideoId] = useState<number | null>(null);
  const [over, setOver] = useState(false);
  const end = () => {
    setOver(true);
    setVideoId(null);
  };
  const reportOver = useEffectEvent(onOver);
  useEffect(() => {
    if (videoId === null) reportOver();
  }, [videoId]);

  useEffect(() => {
    if (!seen || over || !mayMove()) return;
    let left = false;
    const timer = setTimeout(() => {
      trailerOf(titleId).then(
        (id) => !left && setVideoId(id),
        () => undefined,
      );
    }, REST_MS);
    return () => {
      left = true;
      clearTimeout(timer);
      setVideoId(null);
    };
  }, [seen, over, titleId]);

  return (
    <div ref={ref} className="absolute inset-0">
      {videoId !== null && (
        <TrailerVideo
          videoId={videoId}
          paused={paused}
          className="object-top"
          onPlaying={onPlaying}
          onOver={end}
        />
      )}
    </div>
  );
}

/** Pauses and resumes moving content. */
export function TrailerSwitch({ paused, onPress }: { paused: boolean; onPress(): void }) {
  const t = useT();
  const Icon = paused ? PlayIcon : PauseIcon;
  return (
    <IconButton
      label={t(paused ? 'trailer.play' : 'trailer.pause')}
      className="animate-fade absolute end-(--gutter) top-24 md:top-auto md:bottom-28"
      icon={<Icon className="size-4.5 fill-current" aria-hidden />}
      onClick={onPress}
    />
  );
}
