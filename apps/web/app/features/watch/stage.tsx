import { localeOf, ownDigits } from '@kandil/i18n';
import type { LiveChannel, NextVideo, PlayerProps } from '@kandil/player/react';
import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCurrentPlayer } from '#app/domain/playback/current-player.ts';
import { imageUrl } from '@kandil/ui/images.ts';
import { afterModals } from '#app/domain/prompt/modal-store.ts';
import { useReport } from '#app/domain/prompt/use-report.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { Button, ButtonLink } from '@kandil/ui/button.tsx';
import { ErrorState } from '@kandil/ui/error-state.tsx';
import type { PictureSource } from '@kandil/ui/picture.tsx';
import { Spinner } from '@kandil/ui/spinner.tsx';
import { useCaptions } from './captions.ts';
import { OfflineNotice } from './offline-notice.tsx';
import { Refusal } from './refusal.tsx';
import type { What } from './reports.ts';
import {
  aboutOf,
  insteadOf,
  askedSecond,
  playedOf,
  type ViewingWithoutPlayer,
  type ViewingWithPlayer,
  withPlayer,
} from './stage-states.ts';
import { usePlayerRules } from './use-player-rules.ts';
import { useViewing, type ViewingControls } from './use-viewing.ts';

/** Back never returns to a video that was left, however many episodes were played. */
const LEAVE = { replace: true };

const loadPlayer = async () => (await import('./player.ts')).Player;

/** Fetches the player with the data of its page. Never rejects: the page fetches it again and reports a failure. */
export const preloadPlayer = (): void => void loadPlayer().catch(() => undefined);

export interface StageProps {
  what: What;
  title: string;
  /** It costs nothing. */
  free: boolean;
  subtitle?: string;
  rating?: string;
  /** The background of everything but the video. */
  still: PictureSource;
  /** The target of the back button. */
  backTo: string;
  /** The next video. */
  next?: { title: string; still?: PictureSource; to: string } | undefined;
  /** Set for a live channel. */
  live?: LiveChannel | undefined;
}

/** Fills the window with a video or channel: requesting access, playing, refused or failed. */
export function Stage(props: StageProps) {
  const controls = useViewing(props.what, usePlayerRules().preferences);
  const { viewing } = controls;
  const [began, setBegan] = useState(false);
  // Loads while the service decides. (Suspense would keep its fallback for a third of a second.)
  const { code: Player, failed, again } = useLazyModule(loadPlayer);
  if (viewing.phase === 'playing' && !began) setBegan(true);
  const shown = withPlayer(viewing, began);
  return (
    <main id="main" className="on-black relative h-dvh overflow-hidden bg-black">
      {shown && Player ? (
        <Playing {...props} controls={controls} viewing={shown} Player={Player} />
      ) : (
        <NotPlaying
          {...props}
          viewing={insteadOf(viewing, failed)}
          controls={failed ? { ...controls, askAgain: again } : controls}
        />
      )}
      <OfflineNotice />
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
        className="absolute inset-0 size-full object-cover opacity-50"
      />
      <div className="absolute inset-0 bg-gradient-to-t from-black via-black/70 to-black/40" />
      <h1 className="sr-only">{title}</h1>
      <div className="relative grid h-full grid-cols-1 place-items-center-safe overflow-y-auto py-4">
        {children}
      </div>
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
  viewing: ViewingWithoutPlayer;
  controls: ViewingControls;
};

function NotPlaying({ viewing, controls: { askAgain, takeOver }, ...props }: NotPlayingProps) {
  const t = useT();
  if (viewing.phase === 'asking') return <Waiting {...props} />;
  return (
    <Behind {...props}>
      {viewing.phase === 'refused' ? (
        <Refusal
          answer={viewing.answer}
          title={props.title}
          free={props.free}
          backTo={props.backTo}
          onTakeOver={takeOver}
          onAskAgain={askAgain}
        />
      ) : (
        <ErrorState
          title={t('state.errorTitle')}
          text={viewing.message}
          action={
            <span className="flex gap-3">
              <Button onClick={askAgain}>{t('action.tryAgain')}</Button>
              <ButtonLink look="glass" to={props.backTo}>
                {t('player.back')}
              </ButtonLink>
            </span>
          }
        />
      )}
    </Behind>
  );
}

type PlayingProps = StageProps & {
  controls: ViewingControls;
  /** The player, and its full screen, stay while access to the next video is requested. */
  viewing: ViewingWithPlayer;
  Player: ComponentType<PlayerProps>;
};

function Playing({
  what,
  title,
  subtitle,
  rating,
  still,
  backTo,
  next,
  live,
  controls,
  viewing,
  Player,
}: PlayingProps) {
  const { t, language, rtl } = useWords();
  const navigate = useNavigate();
  const isLive = live !== undefined;
  const following: NextVideo | undefined = next && {
    title: next.title,
    still: next.still && imageUrl(next.still.src, 480),
    onPlay: () => void navigate(next.to, LEAVE),
  };
  const captions = useCaptions(what);
  const report = useReport();
  const onReport = useCallback(
    (position: number, goOn: () => void) => {
      report(aboutOf(what, { title, subtitle, position }));
      afterModals(goOn);
    },
    [report, what, title, subtitle],
  );
  const player: PlayerProps = {
    ref: useCurrentPlayer(isLive),
    ...playedOf(viewing, askedSecond(what, useLocation().search)),
    title,
    subtitle,
    rating: rating && ownDigits(rating, language),
    poster: imageUrl(still.src, 1280),
    t,
    locale: localeOf(language),
    direction: rtl ? 'rtl' : 'ltr',
    ...usePlayerRules(),
    ...captions,
    renewSource: controls.renewSource,
    next: following,
    live,
    onBack: () => void navigate(backTo, LEAVE),
    onReport,
    meter: controls.meter,
    onProgress: controls.onProgress,
    onEvent: controls.onEvent,
  };
  return <Player {...player} />;
}
