import type { UiKey } from '@kandil/i18n';
import {
  useEffect,
  useEffectEvent,
  type ComponentType,
  type ReactNode,
  type SVGProps,
} from 'react';
import BadgeCheckIcon from 'lucide-react/icons/badge-check';
import CircleHelpIcon from 'lucide-react/icons/circle-help';
import CircleXIcon from 'lucide-react/icons/circle-x';
import ClockIcon from 'lucide-react/icons/clock';
import WifiOffIcon from 'lucide-react/icons/wifi-off';
import { useAddressQuery } from '#app/browser/address/query.ts';
import { useReloadAccount } from '#app/data/start/use-reload-account.ts';
import { useStart } from '#app/data/start/start.ts';
import { logInAndThen } from '#app/domain/prompt/ask-to-log-in.ts';
import { cardDraft } from '#app/domain/plan/card-draft.ts';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { paths } from '#app/paths.ts';
import { Button, ButtonLink } from '@kandil/ui/button.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { Spinner } from '@kandil/ui/spinner.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { trackPayment } from './analytics.ts';
import { Failed } from './failed.tsx';
import { Paid } from './paid.tsx';
import { type PaymentView, usePaymentView } from './use-payment.ts';

/**
 * What became of a payment (ROUTE-29, ROUTE-30). Both addresses show what the service knows: a payment that was refused
 * at first may have been made since.
 */
export function ResultPage() {
  const intentId = useAddressQuery().get('intent');
  const { view, again } = usePaymentView(intentId);
  const reloadAccount = useReloadAccount();
  // The plan is in the account: menus and the player follow it.
  const settled = useEffectEvent((found: PaymentView) => {
    trackPayment(intentId, found);
    if (found.kind !== 'paid') return;
    cardDraft.forget();
    void reloadAccount();
  });
  useEffect(() => settled(view), [view]);
  return (
    <main
      id="main"
      className="gutter flex min-h-[80dvh] items-center justify-center pt-24 pb-16"
      aria-live="polite"
    >
      {/* The key mounts each outcome again. Otherwise text that stays in place would jump when its height changes. */}
      <View key={view.kind} view={view} onAgain={again} />
    </main>
  );
}

function View({ view, onAgain }: { view: PaymentView; onAgain(): void }) {
  const t = useT();
  switch (view.kind) {
    case 'paid':
      return (
        <Saying icon={BadgeCheckIcon} tone="text-leaf" title="paid.title">
          <Paid {...view} />
        </Saying>
      );
    case 'failed':
      return (
        <Saying
          icon={view.state.state === 'CLOSED' ? ClockIcon : CircleXIcon}
          tone="text-ruby-bright"
          title={view.state.state === 'CLOSED' ? 'paid.outdated' : 'paid.failed'}
        >
          <Failed state={view.state} />
        </Saying>
      );
    case 'waiting':
      return <Saying title="paid.waiting" text="paid.waitingText" />;
    case 'late':
      return (
        <Saying icon={ClockIcon} title="paid.late" text="paid.lateText">
          <Button onClick={onAgain}>{t('paid.lookAgain')}</Button>
          <ButtonLink to={paths.homepage()} look="line">
            {t('action.home')}
          </ButtonLink>
        </Saying>
      );
    case 'unreachable':
      return (
        <Saying icon={WifiOffIcon} title="paid.unreachable" text="paid.unreachableText">
          <Button onClick={onAgain}>{t('action.tryAgain')}</Button>
        </Saying>
      );
    case 'unknown':
      return <Unknown onAgain={onAgain} />;
  }
}

/** No payment of this address: a guest may have to log in to see it. */
function Unknown({ onAgain }: { onAgain(): void }) {
  const t = useT();
  const { account } = useStart();
  return (
    <Saying
      icon={CircleHelpIcon}
      title={account ? 'paid.unknown' : 'receipt.guest'}
      text={account ? 'paid.unknownText' : 'paid.logInText'}
    >
      {account ? (
        <ButtonLink to={paths.paymentHistory()}>{t('account.paymentHistory')}</ButtonLink>
      ) : (
        <Button onClick={() => logInAndThen(onAgain)}>{t('account.logIn')}</Button>
      )}
    </Saying>
  );
}

interface SayingProps {
  /** A spinner without one. */
  icon?: ComponentType<SVGProps<SVGSVGElement>>;
  tone?: string;
  title: UiKey;
  text?: UiKey;
  children?: ReactNode;
}

function Saying({ icon: Icon, tone = 'text-gold', title, text, children }: SayingProps) {
  const t = useT();
  return (
    <section className="rounded-sheet border-line bg-raised w-full max-w-lg border p-6 text-center sm:p-10">
      <PageMeta title={t(title)} hidden />
      <span className={cx('mb-5 flex justify-center', tone)}>
        {Icon ? <Icon className="size-14" aria-hidden /> : <Spinner className="size-14" />}
      </span>
      <h1 className="display text-3xl text-balance">{t(title)}</h1>
      {text && <p className="text-muted mt-3 text-balance">{t(text)}</p>}
      {children && <div className="mt-7 flex flex-wrap justify-center gap-3">{children}</div>}
    </section>
  );
}
