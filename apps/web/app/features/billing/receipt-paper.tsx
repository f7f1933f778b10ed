import type { purchase } from '@kandil/contract';
import { countryName, moneyText } from '@kandil/i18n/formats';
import { useSite } from '#app/data/start/site.tsx';
import { LogoMark } from '#app/domain/brand/logo.tsx';
import { billingDay } from '@kandil/ui/text/long-date.ts';
import { useWords } from '@kandil/ui/text/texts.tsx';

type Receipt = purchase.Receipt;

/** The receipt as it is printed; `sheet` in the print styles is its A4 page. */
export function ReceiptPaper({ receipt }: { receipt: Receipt }) {
  const { t, language } = useWords();
  const { name } = useSite();
  const day = (instant: string) => billingDay(instant, language);
  const money = (amount: Receipt['amount']) => moneyText(amount, language);
  const country = /^[A-Z]{2}$/.test(receipt.countryCode)
    ? countryName(receipt.countryCode, language)
    : null;
  const facts: [string, string][] = [
    [t('receipt.number'), receipt.number],
    [t('receipt.date'), day(receipt.date)],
    [t('receipt.plan'), `${receipt.planTitle} · ${receipt.periodTitle}`],
    [t('receipt.period'), `${day(receipt.from)} – ${day(receipt.to)}`],
    [t('receipt.gateway'), t(`receipt.by.${receipt.gatewayCode}`)],
    ...(country ? [[t('receipt.country'), country] satisfies [string, string]] : []),
  ];
  const sums: [string, string][] = [
    [t('receipt.net'), money(receipt.net)],
    [t('receipt.tax', { percent: receipt.taxRate }), money(receipt.tax)],
    [t('receipt.total'), money(receipt.amount)],
    [t('receipt.giving'), money(receipt.givingShare)],
  ];
  return (
    <article className="sheet">
      <header className="border-line mb-8 hidden items-center justify-between gap-6 border-b pb-4 print:flex">
        <p className="flex items-center gap-2">
          <LogoMark className="size-8" />
          <span className="font-display wordmark text-2xl leading-none">{name}</span>
        </p>
        <h2 className="display text-2xl">
          {t(receipt.kind === 'RECEIPT' ? 'receipt.title' : 'receipt.creditNote')}
        </h2>
      </header>
      <div className="mb-5 grid gap-4 text-sm sm:grid-cols-2 print:mb-8 print:grid-cols-2">
        <div>
          <p className="text-muted">{t('receipt.seller')}</p>
          <address className="mt-1 not-italic">
            {receipt.seller.map((line) => (
              <span key={line} className="block">
                <bdi>{line}</bdi>
              </span>
            ))}
          </address>
        </div>
        {receipt.buyer && (
          <div>
            <p className="text-muted">{t('receipt.buyer')}</p>
            <p className="mt-1 font-medium">
              <bdi>{receipt.buyer}</bdi>
            </p>
          </div>
        )}
      </div>
      <div className="grid gap-y-2 lg:grid-cols-2 lg:gap-x-10 print:grid-cols-1 print:gap-y-8">
        <Facts facts={facts} />
        <Facts facts={receipt.givingShare.amount === 0 ? sums.slice(0, -1) : sums} />
      </div>
    </article>
  );
}

function Facts({ facts }: { facts: readonly [string, string][] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] content-start gap-x-6 gap-y-2 text-sm">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="text-end font-medium">
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
