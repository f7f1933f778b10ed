import { refundsWaiting } from '@kandil/contract/control/purchase';
import { cx } from '@kandil/ui/cx.ts';
import { Badge } from '@kandil/ui/badge.tsx';
import { useEffect, useEffectEvent } from 'react';
import { NavLink, Outlet, useLocation, useOutletContext } from 'react-router';
import { useMay } from '#src/data/session.ts';
import { useCall } from '#src/data/use-call.ts';
import { Page } from '#src/frame/page.tsx';
import { t } from '#src/texts/texts.tsx';

const PARTS = [
  'receipts',
  'approvals',
  'books',
  'renewals',
  'prices',
  'goodwill',
  'promos',
  'giving',
] as const;

const ITEM = cx(
  '-mb-px flex min-h-11 items-center gap-2 border-b-2 border-transparent text-sm font-medium whitespace-nowrap',
  'text-muted transition-colors duration-150 hover:text-text',
  'aria-[current=page]:border-gold aria-[current=page]:text-text',
);

/** The parts of money as tabs, with how many refunds need somebody. */
export function MoneyFrame() {
  const { data, reload } = useCall(refundsWaiting, {});
  const waiting = (data?.orders.length ?? 0) + (data?.failed ?? 0);
  const mayPrices = useMay('prices.read');
  const parts = PARTS.filter((part) => part !== 'prices' || mayPrices);
  const { pathname } = useLocation();
  const recount = useEffectEvent(reload);
  useEffect(() => {
    // Another page may come after something that changed the count.
    if (pathname) recount();
  }, [pathname]);
  return (
    <Page title={t('money.title')} text={t('money.text')}>
      <nav aria-label={t('money.parts')} className="border-line mb-6 overflow-x-auto border-b">
        <ul className="flex gap-6">
          {parts.map((part) => (
            <li key={part}>
              <NavLink to={`/money/${part}`} className={ITEM}>
                <span>{t(`money.${part}`)}</span>
                {part === 'approvals' && waiting > 0 && (
                  <Badge tone="gold">
                    <span aria-hidden>{waiting}</span>
                    <span className="sr-only">{t('money.approvalsCount', { count: waiting })}</span>
                  </Badge>
                )}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <Outlet context={reload} />
    </Page>
  );
}

/** Counts again what waits for approval, after something that changes it. */
export const useRecount = () => useOutletContext<() => void>();
