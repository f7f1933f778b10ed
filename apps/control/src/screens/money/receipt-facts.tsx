import { countryName, percentText } from '@kandil/i18n/formats';
import { Link } from 'react-router';
import { useMay } from '#src/data/session.ts';
import { Fact, Facts } from '#src/pieces/facts.tsx';
import { At } from '#src/pieces/moment.tsx';
import { Amount, amountText } from '#src/pieces/money.tsx';
import { CARD } from '#src/pieces/table.tsx';
import { LANGUAGE, t } from '#src/texts/texts.tsx';
import { dayText } from '#src/texts/times.ts';
import type { FullReceipt } from './refund-dialog.tsx';

/** What a receipt says. Its buyer is masked. */
export function ReceiptFacts({ receipt }: { receipt: FullReceipt }) {
  const { amount } = receipt;
  const { currency } = amount;
  return (
    <div className={`${CARD} p-5`}>
      <Facts>
        <Fact name={t('receipts.amount')}>
          <span className="text-lg font-semibold">
            <Amount {...amount} />
          </span>
        </Fact>
        <WentBack receipt={receipt} />
        <Fact name={t('receipt.net')}>
          <Amount {...receipt.net} />
        </Fact>
        <Fact name={t('receipt.tax')}>
          {t('receipt.taxOf', {
            amount: amountText(receipt.tax.amount, currency),
            percent: percentText(receipt.taxRate, LANGUAGE),
          })}
        </Fact>
        <Fact name={t('receipt.giving')}>
          <Amount {...receipt.givingShare} />
        </Fact>
        <Fact name={t('receipts.plan')}>{`${receipt.planTitle}, ${receipt.periodTitle}`}</Fact>
        <Fact
          name={t('receipt.period')}
        >{`${dayText(receipt.from)} – ${dayText(receipt.to)}`}</Fact>
        <Fact name={t('receipts.issued')}>
          <At at={receipt.issuedAt} />
        </Fact>
        <Fact name={t('receipt.charged')}>
          <At at={receipt.chargedAt} />
        </Fact>
        <Buyer receipt={receipt} />
        <AtGateway receipt={receipt} />
      </Facts>
    </div>
  );
}

function AccountLink({ id }: { id: string }) {
  const code = <code className="text-xs break-all">{id}</code>;
  return useMay('people.read') ? (
    <Link to={`/people/${id}`} className="text-gold underline underline-offset-4">
      {code}
    </Link>
  ) : (
    code
  );
}

function Buyer({ receipt: { buyer, accountId, country } }: { receipt: FullReceipt }) {
  const words = [buyer.name, buyer.email].filter((word) => word !== null);
  return (
    <>
      <Fact name={t('receipt.buyer')}>
        <bdi>{words.join(', ') || t('receipt.unknown')}</bdi>
      </Fact>
      <Fact name={t('receipts.account')}>
        {accountId === null ? t('receipts.deleted') : <AccountLink id={accountId} />}
      </Fact>
      <Fact name={t('receipts.country')}>
        {/^[A-Z]{2}$/v.test(country) ? countryName(country, LANGUAGE) : t('receipt.unknown')}
      </Fact>
    </>
  );
}

/** What went back of a receipt, or what a credit note takes back. */
function WentBack({
  receipt: { amount, refunded, left, kind, corrects },
}: {
  receipt: FullReceipt;
}) {
  const { currency } = amount;
  return (
    <>
      {kind === 'RECEIPT' && refunded > 0 && (
        <>
          <Fact name={t('receipt.refunded')}>
            <Amount amount={refunded} currency={currency} />
          </Fact>
          <Fact name={t('receipt.left')}>
            <Amount amount={left} currency={currency} />
          </Fact>
        </>
      )}
      {corrects !== null && (
        <Fact name={t('receipt.corrects')}>
          <Link to={`/money/receipts/${corrects}`} className="text-gold font-medium">
            {corrects}
          </Link>
        </Fact>
      )}
    </>
  );
}

function AtGateway({ receipt }: { receipt: FullReceipt }) {
  const { gatewaySubsId } = receipt;
  return (
    <>
      <Fact name={t('receipts.gateway')}>{t(`gateway.${receipt.gatewayCode}`)}</Fact>
      <Fact name={t('receipt.charge')}>
        <code className="text-xs break-all">{receipt.chargeId}</code>
      </Fact>
      {gatewaySubsId !== null && (
        <Fact name={t('receipt.subscription')}>
          <code className="text-xs break-all">{gatewaySubsId}</code>
        </Fact>
      )}
    </>
  );
}
