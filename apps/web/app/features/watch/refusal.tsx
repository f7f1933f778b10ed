import type { UiKey } from '@kandil/i18n';
import CirclePauseIcon from 'lucide-react/icons/circle-pause';
import CrownIcon from 'lucide-react/icons/crown';
import LockIcon from 'lucide-react/icons/lock-keyhole';
import ScreensIcon from 'lucide-react/icons/monitor-smartphone';
import MoonIcon from 'lucide-react/icons/moon-star';
import ShieldIcon from 'lucide-react/icons/shield-alert';
import type { ComponentType, ReactNode, SVGProps } from 'react';
import { useLocation } from 'react-router';
import { logInAndThen } from '#app/domain/prompt/ask-to-log-in.ts';
import { openModal, useModalClosed } from '#app/domain/prompt/modal-store.ts';
import { placeIntent } from '#app/domain/intent/kept-intents.ts';
import { paths } from '#app/paths.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import type { AccessAnswer } from './reports.ts';
import { RunningStreams } from './running-streams.tsx';

type Refused = Exclude<AccessAnswer['access'], 'ALLOWED'>;

interface Saying {
  title: UiKey;
  text: UiKey;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
}

const TEXTS: Record<Refused, Saying> = {
  LOGIN: { title: 'watch.login', text: 'watch.loginText', icon: LockIcon },
  PACKAGES: { title: 'watch.packages', text: 'watch.packagesText', icon: CrownIcon },
  PACKAGES_SUSPENDED: {
    title: 'watch.suspended',
    text: 'watch.suspendedText',
    icon: CirclePauseIcon,
  },
  DEVICES: { title: 'watch.device', text: 'watch.deviceText', icon: ScreensIcon },
  WARNING: { title: 'watch.warning', text: 'watch.warningText', icon: ShieldIcon },
};

/** A child's time is over: the service says when it goes on. */
const REST: Saying = { title: 'watch.rest', text: 'watch.restText', icon: MoonIcon };

const STREAMS: Saying = {
  title: 'watch.streams',
  text: 'watch.streamsText',
  icon: ScreensIcon,
};

interface RefusalProps {
  answer: AccessAnswer;
  /** The video or channel that was refused. */
  title: string;
  backTo: string;
  onTakeOver(leaseId: string): void;
  onAskAgain(): void;
}

/** The one action for a refusal (the main action flows, STATE-41). */
function Way({ access, onAskAgain }: { access: Refused; onAskAgain(): void }): ReactNode {
  const t = useT();
  const { pathname, search } = useLocation();
  const comeBack = () => placeIntent.keep(pathname + search);
  switch (access) {
    case 'LOGIN':
      return (
        <>
          <Button size="large" onClick={() => logInAndThen(onAskAgain)}>
            {t('account.logIn')}
          </Button>
          <Button
            size="large"
            look="glass"
            onClick={() => {
              comeBack();
              openModal('register', {});
            }}
          >
            {t('signUp.title')}
          </Button>
        </>
      );
    case 'PACKAGES':
    case 'PACKAGES_SUSPENDED':
      // After paying, the visitor comes back to what did not play, in the language of then.
      return (
        <ButtonLink size="large" to={paths.subscriptionPlans()} onClick={comeBack}>
          {t('watch.seePlans')}
        </ButtonLink>
      );
    case 'DEVICES':
      return <Devices onAskAgain={onAskAgain} />;
    case 'WARNING':
      return (
        <ButtonLink size="large" to={paths.profiles()}>
          {t('watch.changeProfile')}
        </ButtonLink>
      );
  }
}

/** Closing the list after a removal retries at once. */
function Devices({ onAskAgain }: { onAskAgain(): void }) {
  const t = useT();
  useModalClosed(onAskAgain);
  return (
    <>
      <Button size="large" onClick={() => openModal('devices', {})}>
        {t('watch.seeDevices')}
      </Button>
      <Button size="large" look="glass" onClick={onAskAgain}>
        {t('action.tryAgain')}
      </Button>
    </>
  );
}

function sayingOf({ access, streams, screenTime }: AccessAnswer): Saying {
  if (streams) return STREAMS;
  return screenTime?.over ? REST : TEXTS[access as Refused];
}

/** Why the video does not play for this visitor, with an action. */
export function Refusal({ answer, title: wanted, backTo, onTakeOver, onAskAgain }: RefusalProps) {
  const t = useT();
  const access = answer.access as Refused;
  const { streams } = answer;
  const isRest = Boolean(answer.screenTime?.over);
  const { title, text, icon: Icon } = sayingOf(answer);
  return (
    <div role="alert" className="flex w-full max-w-lg flex-col items-center px-6 text-center">
      <span className="text-gold border-gold/40 grid size-16 place-items-center rounded-full border bg-black/40">
        <Icon className="size-7" aria-hidden />
      </span>
      <p className="text-gold mt-5 text-sm font-semibold" aria-hidden>
        <bdi>{wanted}</bdi>
      </p>
      <h2 className="display mt-1 text-3xl text-balance sm:text-4xl">{t(title)}</h2>
      <p className="text-text/85 mt-3 text-balance">
        {answer.warning ?? t(text, { count: streams?.limit ?? 0 })}
      </p>
      {streams && <RunningStreams running={streams.running} onTakeOver={onTakeOver} />}
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {streams ? (
          <Button size="large" look="glass" onClick={onAskAgain}>
            {t('action.tryAgain')}
          </Button>
        ) : isRest ? null : (
          <Way access={access} onAskAgain={onAskAgain} />
        )}
        <ButtonLink size="large" look="glass" to={backTo}>
          {t('player.back')}
        </ButtonLink>
      </div>
    </div>
  );
}
