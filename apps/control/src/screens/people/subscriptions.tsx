import type { Data } from '@kandil/contract';
import type { personGateways, personPlan } from '@kandil/contract/control/auth';
import { planCancel } from '@kandil/contract/control/payment';
import { moneyText } from '@kandil/i18n/formats';
import { Button } from '@kandil/ui/button.tsx';
import { useState } from 'react';
import { useMay } from '#src/data/session.ts';
import { CopyId } from '#src/pieces/copy-id.tsx';
import { Nothing } from '#src/pieces/facts.tsx';
import { Mark } from '#src/pieces/mark.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { Day } from '#src/pieces/moment.tsx';
import { LANGUAGE, t } from '#src/texts/texts.tsx';
import { dayText } from '#src/texts/times.ts';
import { ActDialog, textsOf } from './act-dialog.tsx';

type Subscription = Data<typeof personPlan>['subscriptions'][number];

interface SubscriptionsProps {
  /** The account. */
  id: string;
  rows: readonly Subscription[];
  /** As far as they are known. */
  gateways: Data<typeof personGateways>['gateways'];
  onStale(): void;
}

/** The plans of an account; who may cancels one at its gateway. */
export function Subscriptions({ id, rows, gateways, onStale }: SubscriptionsProps) {
  const mayAct = useMay('people.act');
  const [canceled, setCanceled] = useState<Subscription | null>(null);
  const isOrdered = ({ gatewayCode, gatewaySubsId }: Subscription) =>
    gateways.some(
      (at) =>
        at.gatewayCode === gatewayCode &&
        at.gatewaySubsId === gatewaySubsId &&
        at.state === 'CANCELING',
    );
  if (rows.length === 0) return <Nothing text={t('person.noSubscriptions')} />;
  return (
    <>
      <Table
        label={t('person.subscriptions')}
        columns={[
          { title: t('people.plan') },
          { title: t('people.state') },
          { title: t('person.price'), className: 'text-end' },
          { title: t('person.from'), className: 'text-start max-lg:hidden' },
          { title: t('person.until') },
          { title: t('person.gatewayId') },
          ...(mayAct ? [{ title: t('personAct.menu'), quiet: true }] : []),
        ]}
      >
        {rows.map((row) => (
          <SubscriptionRow
            key={row.code}
            row={row}
            isOrdered={isOrdered(row)}
            {...(mayAct && { onCancel: () => setCanceled(row) })}
          />
        ))}
      </Table>
      {canceled && (
        <CancelDialog id={id} row={canceled} onStale={onStale} onClose={() => setCanceled(null)} />
      )}
    </>
  );
}

interface SubscriptionRowProps {
  row: Subscription;
  /** Its cancellation is stored, and the gateway has not answered. */
  isOrdered: boolean;
  /** Absent for those who may not. */
  onCancel?(): void;
}

const SubscriptionRow = ({ row, isOrdered, onCancel }: SubscriptionRowProps) => (
  <tr>
    <th scope="row" className={`${CELL} text-start font-normal`}>
      <span className="font-medium">{row.planTitle}</span>
      <span className="text-muted block text-xs">{row.periodTitle}</span>
    </th>
    <td className={CELL}>
      <Mark text={t(`planState.${row.status}`)} isGrave={row.status === 'SUSPENDED'} />
      {isOrdered && row.status !== 'CANCELED' && (
        <span className="text-muted block text-xs">{t('gatewayState.CANCELING')}</span>
      )}
    </td>
    <td className={`${CELL} text-end tabular-nums`}>
      <span>{moneyText(row.price, LANGUAGE)}</span>
      {row.raise && <Raise {...row.raise} />}
    </td>
    <td className={`${CELL} text-muted max-lg:hidden`}>
      <Day at={row.startsAt} />
    </td>
    <td className={`${CELL} text-muted`}>
      <Day at={row.endedAt ?? row.expiresAt} />
    </td>
    <td className={CELL}>
      <span className="text-muted block text-xs">{t(`gateway.${row.gatewayCode}`)}</span>
      <CopyId value={row.gatewaySubsId} what={t('person.gatewayId')} />
    </td>
    {onCancel && (
      <td className="px-1.5 py-1.5 text-end">
        {row.status !== 'CANCELED' && !isOrdered && (
          <Button
            look="plain"
            size="small"
            aria-label={t('personAct.planOf', { plan: row.planTitle, id: row.gatewaySubsId })}
            onClick={onCancel}
          >
            {t('personAct.plan.button')}
          </Button>
        )}
      </td>
    )}
  </tr>
);

/** A higher price that was announced, from when, and what became of it. */
const Raise = ({ price, from, reportedAt, state }: NonNullable<Subscription['raise']>) => (
  <span className="text-muted block text-xs">
    <span className="block whitespace-nowrap">
      {t('prices.raise', { price: moneyText(price, LANGUAGE), date: dayText(from) })}
    </span>
    <span className="block">
      {t(`prices.state.${state}`, { when: reportedAt === null ? '' : dayText(reportedAt) })}
    </span>
  </span>
);

interface CancelDialogProps {
  id: string;
  row: Subscription;
  onStale(): void;
  onClose(): void;
}

/** What is paid for stays; a plan that waits for its payment ends. */
function CancelDialog({ id, row, onStale, onClose }: CancelDialogProps) {
  const { gatewayCode, gatewaySubsId, planTitle: plan, status, expiresAt } = row;
  const texts = textsOf('plan', { plan, gateway: t(`gateway.${gatewayCode}`) });
  const access =
    status === 'SUSPENDED'
      ? t('personAct.plan.suspended')
      : t('personAct.plan.access', { date: dayText(expiresAt) });
  return (
    <ActDialog
      id={id}
      call={planCancel}
      args={{ gatewayCode, gatewaySubsId }}
      danger
      texts={{ ...texts, back: t('personAct.plan.back'), lines: [access, ...texts.lines] }}
      doneText={({ state }) => t(`personAct.plan.${state}`)}
      onStale={onStale}
      onClose={onClose}
    />
  );
}
