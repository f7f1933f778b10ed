import type { NextVideo, PlayerProps } from '@kandil/player/react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { imageUrl } from '../../lib/images.ts';
import { readSubtitleLook } from '../../lib/subtitle-look.ts';
import { useT, useWords } from '../../lib/texts.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import type { PictureSource } from '../../ui/picture.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { playerLabels } from './labels.ts';
import { playerPreferences } from './preferences.ts';
import { Refusal } from './refusal.tsx';
import type { What } from './reports.ts';
import { useViewing, type Viewing, type ViewingControls } from './use-viewing.ts';

const Player = lazy(async () => ({ default: (await import('./player.ts')).Player }));

export interface StageProps {
  what: What;
  title: string;
  subtitle?: string;
  rating?: string;
  /** Shown behind everything that is not the video. */
  still: PictureSource;
  /** Where the back button leads. */
  backTo: string;
  /** What follows, and how its button is named. */
  next?: { title: string; to: string } | undefined;
  nextLabel: string;
}

/** The whole window for one video or channel: asking, playing, refused or failed. */
export function Stage(props: StageProps) {
  const controls = useViewing(props.what);
  const { viewing } = controls;
  return (
    <main id="main" className="relative h-dvh overflow-hidden bg-black">
      {viewing.phase === 'playing' ? (
        <Suspense fallback={<Waiting {...props} />}>
          <Playing {...props} controls={controls} viewing={viewing} />
        </Suspense>
      ) : (
        <NotPlaying {...props} viewing={viewing} askAgain={controls.askAgain} />
      )}
    </main>
  );
}

function Behind({
  still,
  title,
  children,
}: Pick<StageProps, 'still' | 'title'> & { children: ReactNode }) {
  return (
    <>
      <img
        src={imageUrl(still.src, 640)}
        alt=""
        className="absolute inset-0 size-full object-cover opacity-30"
      />
      <div className="absolute inset-0 bg-gradient-to-t from-black via-black/60 to-black/30" />
      <h1 className="sr-only">{title}</h1>
      <div className="relative grid h-full place-items-center">{children}</div>
    </>
  );
}

function Waiting(props: Pick<StageProps, 'still' | 'title'>) {
  const t = useT();
  return (
    <Behind {...props}>
      <p role="status">
        <Spinner className="text-gold size-12" />
        <span className="sr-only">{t('state.loading')}</span>
      </p>
    </Behind>
  );
}

type NotPlayingProps = StageProps & {
  viewing: Exclude<Viewing, { phase: 'playing' }>;
  askAgain: () => void;
};

function NotPlaying({ viewing, askAgain, ...props }: NotPlayingProps) {
  const t = useT();
  if (viewing.phase === 'asking') return <Waiting {...props} />;
  return (
    <Behind {...props}>
      {viewing.phase === 'refused' ? (
        <Refusal answer={viewing.answer} backTo={props.backTo} />
      ) : (
        <ErrorState
          title={t('state.errorTitle')}
          text={viewing.message}
          action={<Button onClick={askAgain}>{t('action.tryAgain')}</Button>}
        />
      )}
    </Behind>
  );
}

type PlayingProps = StageProps & {
  controls: ViewingControls;
  viewing: Extract<Viewing, { phase: 'playing' }>;
};

function Playing({
  title,
  subtitle,
  rating,
  still,
  backTo,
  next,
  nextLabel,
  controls,
  viewing,
}: PlayingProps) {
  const { t, language, rtl } = useWords();
  const navigate = useNavigate();
  const labels = useMemo(() => playerLabels(t, nextLabel), [t, nextLabel]);
  const following: NextVideo | undefined = next && {
    title: next.title,
    onPlay: () => void navigate(next.to),
  };
  const { playback } = viewing.answer;
  const [subtitleLook] = useState(readSubtitleLook);
  const player: PlayerProps = {
    source: viewing.source,
    startAt: playback?.startAt,
    title,
    subtitle,
    rating,
    poster: imageUrl(still.src, 1280),
    storyboard: playback?.storyboardUrl ?? undefined,
    labels,
    locale: language,
    direction: rtl ? 'rtl' : 'ltr',
    preferences: playerPreferences,
    subtitleLook,
    renewSource: controls.renewSource,
    next: following,
    onBack: () => void navigate(backTo),
    onProgress: controls.onProgress,
    onEvent: controls.onEvent,
  };
  return <Player {...player} />;
}
