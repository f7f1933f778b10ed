import { type UiKey } from '@kandil/i18n';
import { moneyText } from '@kandil/i18n/formats';
import ClockIcon from 'lucide-react/icons/clock';
import CirclePauseIcon from 'lucide-react/icons/circle-pause';
import CrownIcon from 'lucide-react/icons/crown';
import LockIcon from 'lucide-react/icons/lock-keyhole';
import ScreensIcon from 'lucide-react/icons/monitor-smartphone';
import MoonIcon from 'lucide-react/icons/moon-star';
import PhoneIcon from 'lucide-react/icons/smartphone';
import ShieldIcon from 'lucide-react/icons/shield-alert';
import {
  type ComponentType,
  type ReactNode,
  type SVGProps,
  useEffect,
  useEffectEvent,
} from 'react';
import { useLocation } from 'react-router';
import { logInAndThen } from '#app/domain/prompt/ask-to-log-in.ts';
import { openModal, useModalClosed } from '#app/domain/prompt/modal-store.ts';
import { browserApi } from '#app/data/client/api.ts';
import { useQuery } from '#app/data/queries/use-query.ts';
import { useStart } from '#app/data/start/start.ts';
import { isHandheld } from '#app/browser/is-handheld.ts';
import { placeIntent } from '#app/domain/intent/stored-intents.ts';
import { loadOffers, lowestMonthlyPrice } from '#app/domain/plan/load.ts';
import { payAgain } from '#app/domain/plan/pay-again.ts';
import { paths } from '#app/paths.ts';
import { useTask } from '@kandil/ui/forms/use-task.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { Button, ButtonLink } from '@kandil/ui/button.tsx';
import type { AccessAnswer } from './reports.ts';
import { MoreTime } from './more-time.tsx';
import { RunningStreams } from './running-streams.tsx';

type RefusedAccess = Exclude<AccessAnswer['access'], 'ALLOWED'>;

interface RefusalText {
  title: UiKey;
  text: UiKey;
  icon: ComponentType<SVGProps<SVGSVGElement>>;
}

const TEXTS: Record<RefusedAccess, RefusalText> = {
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
const REST: RefusalText = { title: 'watch.rest', text: 'watch.restText', icon: MoonIcon };

/** Its time has not come, or is over: the service says which. */
const HIDDEN: RefusalText = { title: 'badge.gone', text: 'watch.warningText', icon: ClockIcon };

/** The plan is for phones and tablets, and this device is none. */
const HANDHELD: RefusalText = {
  title: 'watch.handheld',
  text: 'watch.handheldText',
  icon: PhoneIcon,
};

const STREAMS: RefusalText = {
  title: 'watch.streams',
  text: 'watch.streamsText',
  icon: ScreensIcon,
};

interface RefusalProps {
  answer: AccessAnswer;
  /** The video or channel that was refused. */
  title: string;
  /** It costs nothing: no plan is missing. */
  free: boolean;
  backTo: string;
  onTakeOver(leaseId: string): void;
  onAskAgain(): void;
}

interface WayProps extends Pick<RefusalProps, 'free' | 'onAskAgain'> {
  answer: AccessAnswer;
}

/** The action for a refusal (the main action flows, STATE-41). */
function Way({ answer: { access, planLimit }, free, onAskAgain }: WayProps): ReactNode {
  const t = useT();
  const remember = useRememberPlace();
  switch (access as RefusedAccess) {
    case 'LOGIN':
      return (
        <>
          {!free && <Plans />}
          <Button
            size="large"
            look={free ? 'gold' : 'glass'}
            onClick={() => logInAndThen(onAskAgain)}
          >
            {t('account.logIn')}
          </Button>
          <Button
            size="large"
            look="glass"
            onClick={() => {
              remember();
              openModal('register', {});
            }}
          >
            {t('signUp.title')}
          </Button>
        </>
      );
    case 'PACKAGES':
      return <Plans name={planLimit ? 'billing.change' : 'watch.seePlans'} />;
    case 'PACKAGES_SUSPENDED':
      return <PayAgain />;
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

/** After paying, the visitor comes back to what did not play, in the language of then. */
function useRememberPlace(): () => void {
  const { pathname, search } = useLocation();
  return () => placeIntent.store(pathname + search);
}

function Plans({ name = 'watch.seePlans' }: { name?: UiKey }) {
  const t = useT();
  const remember = useRememberPlace();
  return (
    <ButtonLink size="large" to={paths.subscriptionPlans()} onClick={remember}>
      {t(name)}
    </ButtonLink>
  );
}

function PayAgain() {
  const t = useT();
  const remember = useRememberPlace();
  const { start, busy, failure } = useTask(() => {
    remember();
    return payAgain();
  });
  return (
    <>
      {failure && <p className="text-ruby-bright w-full">{failure}</p>}
      <Button size="large" busy={busy} onClick={() => void start()}>
        {t('billing.payAgain')}
      </Button>
    </>
  );
}

const loadPrice = async () => lowestMonthlyPrice(await loadOffers(browserApi), isHandheld());

/** What a plan that plays here costs at least, in the visitor's country. */
function NeedsPlan() {
  const { t, language } = useWords();
  const { data: price } = useQuery(loadPrice);
  return price
    ? t('watch.needsPlan', { price: moneyText(price, language) })
    : t('watch.packagesText');
}

/** In this document, so that a closed list does not return at every title. */
let hasShownDevices = false;

/** The list opens by itself once per visit. Closing it after a removal retries at once. */
function Devices({ onAskAgain }: { onAskAgain(): void }) {
  const t = useT();
  const why = useStart().account?.userWarningAction?.warningText;
  useModalClosed(onAskAgain);
  const showOnce = useEffectEvent(() => {
    if (hasShownDevices) return;
    hasShownDevices = true;
    openModal('devices', why ? { why } : {});
  });
  useEffect(() => showOnce(), []);
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

const needsPlan = ({ access, planLimit }: AccessAnswer, free: boolean): boolean =>
  planLimit === null && (access === 'PACKAGES' || (access === 'LOGIN' && !free));

function sayingOf(answer: AccessAnswer, free: boolean): RefusalText {
  const { access, planLimit, streams, screenTime, reason } = answer;
  if (reason) return HIDDEN;
  if (streams) return STREAMS;
  if (planLimit) return HANDHELD;
  if (needsPlan(answer, free)) return TEXTS.PACKAGES;
  return screenTime?.over ? REST : TEXTS[access as RefusedAccess];
}

/** Why the video does not play for this visitor, with an action. */
export function Refusal(props: RefusalProps) {
  const { answer, title: requested, free, backTo, onTakeOver, onAskAgain } = props;
  const t = useT();
  const { streams } = answer;
  const { title, text, icon: Icon } = sayingOf(answer, free);
  return (
    <div role="alert" className="flex w-full max-w-lg flex-col items-center px-6 text-center">
      <span className="text-gold border-gold/40 grid size-16 place-items-center rounded-full border bg-black/40">
        <Icon className="size-7" aria-hidden />
      </span>
      <p className="text-gold mt-5 text-sm font-semibold" aria-hidden>
        <bdi>{requested}</bdi>
      </p>
      <h2 className="display mt-1 text-3xl text-balance sm:text-4xl">{t(title)}</h2>
      <p className="text-text/85 mt-3 text-balance">
        {needsPlan(answer, free) ? (
          <NeedsPlan />
        ) : (
          (answer.warning ?? t(text, { count: streams?.limit ?? 0 }))
        )}
      </p>
      {streams && <RunningStreams running={streams.running} onTakeOver={onTakeOver} />}
      <div className="mt-7 flex flex-wrap justify-center gap-3">
        {streams ? (
          <Button size="large" look="glass" onClick={onAskAgain}>
            {t('action.tryAgain')}
          </Button>
        ) : answer.screenTime?.over ? (
          answer.screenTime.moreLeft > 0 && <MoreTime onGiven={onAskAgain} />
        ) : answer.reason ? null : (
          <Way answer={answer} free={free} onAskAgain={onAskAgain} />
        )}
        <ButtonLink size="large" look="glass" to={backTo}>
          {t('player.back')}
        </ButtonLink>
      </div>
    </div>
  );
}
