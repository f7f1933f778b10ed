import { moneyText } from '@kandil/i18n/formats';
import { type Data, purchase } from '@kandil/contract';
import type { Api } from '@kandil/contract/client';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import ReceiptIcon from 'lucide-react/icons/receipt-text';
import { printAs } from '#app/browser/print-as.ts';
import { useClientState } from '#app/data/client/client-state.ts';
import { KidsNotice } from '#app/domain/profile/kids-notice.tsx';
import { useReceipts } from '#app/domain/plan/payment-store.ts';
import { LogInFirst } from '#app/domain/prompt/log-in-first.tsx';
import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import { Link } from '@kandil/ui/link.tsx';
import { Skeletons } from '@kandil/ui/skeletons.tsx';
import { billingDay } from '@kandil/ui/text/long-date.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { RECEIPT_COLUMNS, ReceiptCard } from './receipt-card.tsx';

type Receipt = purchase.Receipt;

interface History extends Data<typeof purchase.userReceipts> {
  plan: Data<typeof purchase.userPlan>;
}

export interface PaymentHistoryData {
  /** Null for guests and children. */
  history: History | null;
}

/** The receipts of a member, and what is charged next. */
export async function loadPaymentHistory(api: Api): Promise<PaymentHistoryData> {
  try {
    const [receipts, plan] = await Promise.all([
      api(purchase.userReceipts, {}),
      api(purchase.userPlan, {}),
    ]);
    return { history: { ...receipts.data, plan: plan.data } };
  } catch (error) {
    const status = error instanceof Error && 'status' in error ? error.status : null;
    if (status === 401 || status === 403) return { history: null };
    throw error;
  }
}

export function PaymentHistoryPage({ history }: PaymentHistoryData) {
  const t = useT();
  const isChild = useClientState().currentProfile?.profileType === 'KIDS';
  return (
    <main
      id="main"
      className="gutter mx-auto min-h-[80dvh] max-w-7xl pt-24 pb-16 lg:pt-32 print:min-h-0"
    >
      <PageMeta title={t('account.paymentHistory')} hidden />
      <h1 className="display text-3xl sm:text-4xl print:hidden">{t('account.paymentHistory')}</h1>
      {isChild ? (
        <div className="mt-8">
          <KidsNotice text="plans.kidsText" />
        </div>
      ) : history ? (
        <Receipts {...history} />
      ) : (
        <WithoutAccount />
      )}
    </main>
  );
}

function Receipts({ plan, ...loaded }: History) {
  const { t, language } = useWords();
  const { receipts, note } = useReceipts(loaded);
  // The receipt that is being printed: those that are open beside it are not.
  const [printed, setPrinted] = useState<string | null>(null);
  const print = ({ id, number }: Receipt) => {
    flushSync(() => setPrinted(id));
    printAs(number, () => setPrinted(null));
  };
  return (
    <>
      {plan?.nextCharge && (
        <p className="text-muted mt-3 print:hidden">
          {t('paid.next', {
            price: moneyText(plan.nextCharge.price, language),
            date: billingDay(plan.nextCharge.date, language),
          })}
        </p>
      )}
      {plan?.withdrawUntil && (
        <p className="text-muted mt-3 print:hidden">
          {t('withdrawal.until', { date: billingDay(plan.withdrawUntil, language) })}{' '}
          <Link
            to={paths.withdraw()}
            className="text-text hover:text-gold inline-block py-2 underline underline-offset-4"
          >
            {t('footer.withdraw')}
          </Link>
        </p>
      )}
      {receipts.length === 0 ? (
        <EmptyState
          icon={<ReceiptIcon aria-hidden />}
          title={t('receipt.none')}
          text={t('receipt.noneText')}
          action={<ButtonLink to={paths.subscriptionPlans()}>{t('settings.seePlans')}</ButtonLink>}
        />
      ) : (
        <>
          <Columns />
          <ul className="mt-8 space-y-3 lg:mt-2 print:m-0 print:space-y-0">
            {receipts.map((receipt) => (
              <ReceiptCard
                key={receipt.id}
                receipt={receipt}
                isPrinted={printed === null || printed === receipt.id}
                onPrint={() => print(receipt)}
              />
            ))}
          </ul>
        </>
      )}
      {note && <p className="text-muted mt-6 text-sm print:hidden">{note}</p>}
    </>
  );
}

/** Names of the columns of a wide screen; each receipt says them itself when opened. */
function Columns() {
  const t = useT();
  return (
    <div
      aria-hidden
      className={cx('text-muted mt-8 hidden px-6 text-sm print:hidden', RECEIPT_COLUMNS)}
    >
      <span>{t('receipt.plan')}</span>
      <span>{t('receipt.date')}</span>
      <span>{t('receipt.gateway')}</span>
      <span>{t('receipt.number')}</span>
      <span>{t('receipt.state')}</span>
      <span className="text-end">{t('receipt.total')}</span>
    </div>
  );
}

function WithoutAccount() {
  return (
    <LogInFirst
      icon={<ReceiptIcon aria-hidden />}
      title="receipt.guest"
      text="receipt.noneText"
      waiting={<Skeletons className="mt-8 space-y-3" each="rounded-sheet h-24" />}
    />
  );
}
