import type { Data } from '@kandil/contract';
import { personGateways, personPlan } from '@kandil/contract/control/auth';
import { moneyText } from '@kandil/i18n/formats';
import { Link } from 'react-router';
import { CopyId } from '#src/pieces/copy-id.tsx';
import { Card, Nothing } from '#src/pieces/facts.tsx';
import { Mark } from '#src/pieces/mark.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CELL, Table, TableSkeleton } from '#src/pieces/table.tsx';
import { At } from '#src/pieces/moment.tsx';
import { known } from '#src/texts/names.ts';
import { LANGUAGE, t } from '#src/texts/texts.tsx';
import { Grants } from './grants.tsx';
import { Part, type PartProps, usePart } from './part.tsx';
import { Subscriptions } from './subscriptions.tsx';

type Plan = Data<typeof personPlan>;
type Gateways = Data<typeof personGateways>;

const END = 'text-end tabular-nums';

/** Subscriptions, given days and receipts as we have them, then what the gateways have. */
export function Money({ onStale, ...of }: PartProps & { onStale(): void }) {
  const atGateways = usePart({ ...of, call: personGateways });
  return (
    <>
      <Part {...of} call={personPlan}>
        {({ subscriptions, receipts }) => (
          <>
            <Card title={t('person.subscriptions')}>
              <Subscriptions
                id={of.id}
                rows={subscriptions}
                gateways={atGateways.data?.gateways ?? []}
                onStale={onStale}
              />
            </Card>
            <Card title={t('person.receipts')}>
              <Receipts rows={receipts} />
            </Card>
          </>
        )}
      </Part>
      <Grants {...of} />
      <Shown loaded={atGateways} skeleton={<TableSkeleton rows={3} />}>
        {({ gateways, attempts }) => (
          <>
            <Card title={t('person.atGateways')}>
              <AtGateways rows={gateways} />
            </Card>
            {attempts.length > 0 && (
              <Card title={t('person.attempts')}>
                <Attempts rows={attempts} />
              </Card>
            )}
          </>
        )}
      </Shown>
    </>
  );
}

function Receipts({ rows }: { rows: Plan['receipts'] }) {
  if (rows.length === 0) return <Nothing text={t('person.noReceipts')} />;
  return (
    <Table
      label={t('person.receipts')}
      columns={[
        { title: t('person.receipt') },
        { title: t('person.date') },
        { title: t('people.plan') },
        { title: t('person.amount'), className: 'text-end' },
        { title: t('person.refunded'), className: 'text-end' },
        { title: t('person.gateway') },
      ]}
    >
      {rows.map((row) => (
        <tr key={row.number} className="hover:bg-lifted/40 transition-colors duration-150">
          <th scope="row" className={`${CELL} text-start font-normal whitespace-nowrap`}>
            <Link to={`/money/receipts/${row.number}`} className="text-gold underline">
              {row.number}
            </Link>
            {row.kind === 'CREDIT_NOTE' && (
              <span className="text-muted block text-xs">{t('person.creditNote')}</span>
            )}
          </th>
          <td className={`${CELL} text-muted whitespace-nowrap`}>
            <At at={row.date} />
          </td>
          <td className={CELL}>{row.planTitle}</td>
          <td className={`${CELL} ${END}`}>{moneyText(row.amount, LANGUAGE)}</td>
          <td className={`${CELL} ${END}`}>
            {row.refunded > 0 && moneyText({ ...row.amount, amount: row.refunded }, LANGUAGE)}
          </td>
          <td className={CELL}>{t(`gateway.${row.gatewayCode}`)}</td>
        </tr>
      ))}
    </Table>
  );
}

function AtGateways({ rows }: { rows: Gateways['gateways'] }) {
  if (rows.length === 0) return <Nothing text={t('person.noGateways')} />;
  return (
    <Table
      label={t('person.atGateways')}
      columns={[
        { title: t('person.gateway') },
        { title: t('person.gatewayId') },
        { title: t('people.state') },
        { title: t('people.since') },
      ]}
    >
      {rows.map((row) => (
        <tr key={`${row.gatewayCode} ${row.gatewaySubsId}`}>
          <td className={CELL}>{t(`gateway.${row.gatewayCode}`)}</td>
          <td className={CELL}>
            <CopyId value={row.gatewaySubsId} what={t('person.gatewayId')} />
          </td>
          <td className={CELL}>
            <Mark text={t(`gatewayState.${row.state}`)} isGrave={row.state === 'FAILING'} />
          </td>
          <td className={`${CELL} text-muted`}>
            <At at={row.endedAt ?? row.failingSince ?? row.since} />
          </td>
        </tr>
      ))}
    </Table>
  );
}

const Attempts = ({ rows }: { rows: Gateways['attempts'] }) => (
  <Table
    label={t('person.attempts')}
    columns={[
      { title: t('person.date') },
      { title: t('person.gateway') },
      { title: t('person.attemptState') },
      { title: t('person.refusal') },
    ]}
  >
    {rows.map((row) => (
      <tr key={row.id}>
        <td className={`${CELL} text-muted`}>
          <At at={row.at} />
        </td>
        <td className={CELL}>{t(`gateway.${row.gatewayCode}`)}</td>
        <td className={CELL}>{known(`attempt.${row.state}`, row.state)}</td>
        <td className={`${CELL} text-muted`}>
          {row.reason && known(`refusal.${row.reason}`, row.reason)}
        </td>
      </tr>
    ))}
  </Table>
);
