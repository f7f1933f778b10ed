import type { Data } from '@kandil/contract';
import { priceRaises } from '@kandil/contract/control/purchase';
import { Button } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import TagIcon from 'lucide-react/icons/tag';
import { useState } from 'react';
import { useMay } from '#src/data/session.ts';
import { useCall } from '#src/data/use-call.ts';
import { useProgress } from '#src/data/use-refresh.ts';
import { Amount, amountText } from '#src/pieces/money.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CELL, Table, TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { placeText, planText, type PriceOffer } from './names.ts';
import { PriceRaiseDialog } from './price-raise-dialog.tsx';
import { Raises } from './price-raises.tsx';

type Answer = Data<typeof priceRaises>;

/** The prices on offer that somebody pays less than, and what was announced. */
export function PricesScreen() {
  const loaded = useCall(priceRaises, {});
  const mayRaise = useMay('prices.raise');
  const [chosen, setChosen] = useState<PriceOffer | null>(null);
  const isRunning = loaded.data?.raises.some(isAtWork) ?? false;
  useProgress(loaded, isRunning);
  return (
    <>
      <p className="text-muted mb-5 text-sm">{t('prices.text')}</p>
      <Shown loaded={loaded} skeleton={<TableSkeleton rows={4} />}>
        {({ offers, raises }) => (
          <>
            <section>
              <h2 className="mb-3 font-semibold">{t('prices.offers')}</h2>
              {offers.length === 0 ? (
                <EmptyState
                  icon={<TagIcon aria-hidden />}
                  title={t('prices.noneTitle')}
                  text={t('prices.noneText')}
                />
              ) : (
                <Offers rows={offers} onAnnounce={mayRaise ? setChosen : null} />
              )}
            </section>
            <section className="mt-9">
              <h2 className="mb-3 font-semibold">{t('prices.raises')}</h2>
              <Raises rows={raises} mayStop={mayRaise} onDone={loaded.reload} />
            </section>
          </>
        )}
      </Shown>
      {chosen && loaded.data && (
        <PriceRaiseDialog
          offer={chosen}
          firstDay={loaded.data.firstDay}
          onDone={loaded.reload}
          onClose={() => setChosen(null)}
        />
      )}
    </>
  );
}

/** Whether mails are being sent, or what was announced is being taken back. */
const isAtWork = ({ isDone, stoppedAt, counts }: Answer['raises'][number]): boolean =>
  stoppedAt === null ? !isDone || counts.sending > 0 : counts.sending + counts.reported > 0;

interface OffersProps {
  rows: readonly PriceOffer[];
  /** Null for who may not. */
  onAnnounce: ((offer: PriceOffer) => void) | null;
}

const Offers = ({ rows, onAnnounce }: OffersProps) => (
  <Table
    label={t('prices.offers')}
    columns={[
      { title: t('prices.plan') },
      { title: t('prices.offer'), className: 'text-end' },
      { title: t('prices.older'), className: 'text-end' },
      { title: t('prices.ready'), className: 'text-end' },
      { title: t('prices.sum'), className: 'text-end' },
      ...(onAnnounce ? [{ title: t('prices.actions'), quiet: true }] : []),
    ]}
  >
    {rows.map((row) => (
      <OfferRow key={`${row.planCode} ${row.periodCode} ${row.country}`} {...{ row, onAnnounce }} />
    ))}
  </Table>
);

function OfferRow({ row, onAnnounce }: { row: PriceOffer; onAnnounce: OffersProps['onAnnounce'] }) {
  const { price, older, announced, ready, before, after } = row;
  const { currency } = price;
  return (
    <tr className="align-top">
      <th scope="row" className={`${CELL} text-start font-normal`}>
        <span className="font-medium">{planText(row)}</span>
        <span className="text-muted block text-xs">{placeText(row)}</span>
      </th>
      <td className={`${CELL} text-end`}>
        <Amount {...price} />
      </td>
      <td className={`${CELL} text-end tabular-nums`}>
        <span>{older}</span>
        {announced > 0 && (
          <span className="text-muted block text-xs whitespace-nowrap">
            {t('prices.announced', { count: announced })}
          </span>
        )}
      </td>
      <td className={`${CELL} text-end tabular-nums`}>{ready}</td>
      <td className={`${CELL} text-end tabular-nums`}>
        {ready > 0 &&
          t('prices.change', {
            before: amountText(before, currency),
            after: amountText(after, currency),
          })}
      </td>
      {onAnnounce && (
        <td className={`${CELL} text-end`}>
          {ready > 0 && (
            <Button
              look="line"
              size="small"
              aria-label={t('prices.announceOf', {
                price: amountText(price.amount, currency),
                plan: planText(row),
              })}
              onClick={() => onAnnounce(row)}
            >
              {t('prices.announce')}
            </Button>
          )}
        </td>
      )}
    </tr>
  );
}
