import type { Data } from '@kandil/contract';
import { type priceRaises, priceRaiseStop } from '@kandil/contract/control/purchase';
import { Button } from '@kandil/ui/button.tsx';
import { useState } from 'react';
import { request } from '#src/data/request.ts';
import { useAct } from '#src/data/use-act.ts';
import { QuestionDialog } from '#src/frame/question-dialog.tsx';
import { toast } from '#src/frame/toasts.tsx';
import { Moment } from '#src/pieces/moment.tsx';
import { Amount, amountText } from '#src/pieces/money.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { zonedText } from '#src/texts/times.ts';
import { PriceKeepers } from './price-keepers.tsx';
import { placeText, planText } from './names.ts';

type Raise = Data<typeof priceRaises>['raises'][number];

interface RaisesProps {
  rows: readonly Raise[];
  mayStop: boolean;
  onDone(): void;
}

/** What was announced, how far it is, and the way back. */
export function Raises({ rows, mayStop, onDone }: RaisesProps) {
  const [stopping, setStopping] = useState<Raise | null>(null);
  const [keepersOf, setKeepersOf] = useState<Raise | null>(null);
  if (rows.length === 0) return <p className="text-muted text-sm">{t('prices.noRaises')}</p>;
  return (
    <>
      <Table
        label={t('prices.raises')}
        columns={[
          { title: t('prices.plan') },
          { title: t('prices.price'), className: 'text-end' },
          { title: t('prices.when') },
          { title: t('prices.progress') },
          ...(mayStop ? [{ title: t('prices.actions'), quiet: true }] : []),
        ]}
      >
        {rows.map((row) => (
          <RaiseRow
            key={row.id}
            row={row}
            onKeepers={() => setKeepersOf(row)}
            onStop={mayStop ? () => setStopping(row) : null}
          />
        ))}
      </Table>
      {stopping && (
        <StopDialog raise={stopping} onDone={onDone} onClose={() => setStopping(null)} />
      )}
      {keepersOf && <PriceKeepers id={keepersOf.id} onClose={() => setKeepersOf(null)} />}
    </>
  );
}

interface RaiseRowProps {
  row: Raise;
  onKeepers(): void;
  /** Null for who may not. */
  onStop: (() => void) | null;
}

const RaiseRow = ({ row, onKeepers, onStop }: RaiseRowProps) => (
  <tr className="align-top">
    <th scope="row" className={`${CELL} text-start font-normal`}>
      <span className="font-medium">{planText(row)}</span>
      <span className="text-muted block text-xs">{placeText(row)}</span>
    </th>
    <td className={`${CELL} text-end`}>
      <Amount {...row.price} />
    </td>
    <td className={`${CELL} text-muted`}>
      <Moment at={row.orderedAt} />
      {row.orderedBy && (
        <span className="block text-xs">{t('prices.by', { name: row.orderedBy })}</span>
      )}
    </td>
    <td className={CELL} aria-live="polite">
      <Progress raise={row} onKeepers={onKeepers} />
    </td>
    {onStop && (
      <td className={`${CELL} text-end`}>
        {row.canStop && (
          <Button
            look="line"
            size="small"
            aria-label={t('prices.stopOf', namesOf(row))}
            onClick={onStop}
          >
            {t('prices.stop')}
          </Button>
        )}
      </td>
    )}
  </tr>
);

const namesOf = (raise: Raise) => ({
  price: amountText(raise.price.amount, raise.price.currency),
  plan: planText(raise),
});

function Progress({ raise, onKeepers }: { raise: Raise; onKeepers(): void }) {
  const { counts, expected, isDone, stoppedAt, stoppedBy } = raise;
  const { sending, reported, unreached, moved, refused, applied, stopped, over } = counts;
  const written = sending + reported + unreached + moved + refused + applied + stopped + over;
  const keep = unreached + refused;
  const steps = [
    ['prices.sending', sending],
    ['prices.reported', reported],
    ['prices.moved', moved],
    ['prices.applied', applied],
    ['prices.over', over],
    ['prices.stoppedCount', stopped],
  ] as const;
  const lines = steps.filter(([, count]) => count > 0).map(([key, count]) => t(key, { count }));
  return (
    <>
      {stoppedAt !== null && (
        <p className="font-medium">
          <span>{t('prices.stopped', { when: zonedText(stoppedAt) })}</span>
          {stoppedBy && (
            <span className="text-muted font-normal"> {t('prices.by', { name: stoppedBy })}</span>
          )}
        </p>
      )}
      {stoppedAt === null && !isDone && <p>{t('prices.runs', { count: written, expected })}</p>}
      <p className="text-muted">{lines.join(' · ')}</p>
      {keep > 0 && (
        <Button look="plain" size="small" className="-ms-4" onClick={onKeepers}>
          {t('prices.keep', { count: keep })}
        </Button>
      )}
    </>
  );
}

interface StopDialogProps {
  raise: Raise;
  onDone(): void;
  onClose(): void;
}

function StopDialog({ raise, onDone, onClose }: StopDialogProps) {
  const stop = useAct(async (close: () => void) => {
    await request(priceRaiseStop, { id: raise.id });
    toast('success', t('prices.stopDone'));
    close();
    onDone();
  });
  return (
    <QuestionDialog
      danger
      title={t('prices.stopTitle', namesOf(raise))}
      act={stop}
      action={t('prices.stop')}
      onClose={onClose}
    >
      <p className="font-semibold">{planText(raise)}</p>
      <p className="text-muted mt-2 text-sm">{t('prices.stopText')}</p>
    </QuestionDialog>
  );
}
