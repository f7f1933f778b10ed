import type { Data } from '@kandil/contract';
import { givingBalance } from '@kandil/contract/control/purchase';
import { Button } from '@kandil/ui/button.tsx';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import HeartIcon from 'lucide-react/icons/hand-heart';
import { useState } from 'react';
import { useMay } from '#src/data/session.ts';
import { useCall } from '#src/data/use-call.ts';
import { Day } from '#src/pieces/moment.tsx';
import { Amount } from '#src/pieces/money.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CELL, Table, TableSkeleton } from '#src/pieces/table.tsx';
import { t } from '#src/texts/texts.tsx';
import { TransferDialog } from './transfer-dialog.tsx';

type Answer = Data<typeof givingBalance>;
export type Balance = Answer['balances'][number];

/** What is set aside for giving, and what was transferred. */
export function GivingScreen() {
  const loaded = useCall(givingBalance, {});
  const [open, setOpen] = useState<Balance | null>(null);
  return (
    <>
      <p className="text-muted mb-4 text-sm">
        {t('giving.text')} {t('giving.page')}
      </p>
      <Shown loaded={loaded} skeleton={<TableSkeleton rows={3} />}>
        {({ balances, transfers }) =>
          balances.length === 0 ? (
            <EmptyState
              icon={<HeartIcon aria-hidden />}
              title={t('giving.empty')}
              text={t('giving.emptyText')}
            />
          ) : (
            <>
              <Balances balances={balances} onEnter={setOpen} />
              <Transfers transfers={transfers} />
            </>
          )
        }
      </Shown>
      {open && (
        <TransferDialog balance={open} onDone={loaded.reload} onClose={() => setOpen(null)} />
      )}
    </>
  );
}

function Balances({
  balances,
  onEnter,
}: {
  balances: readonly Balance[];
  onEnter(balance: Balance): void;
}) {
  const mayManage = useMay('money.manage');
  return (
    <Table
      label={t('money.giving')}
      columns={[
        { title: t('receipts.currency') },
        { title: t('giving.setAside'), className: 'text-end' },
        { title: t('giving.transferred'), className: 'text-end' },
        { title: t('giving.left'), className: 'text-end' },
        { title: t('approvals.actions'), quiet: true },
      ]}
    >
      {balances.map((balance) => (
        <tr key={balance.currency}>
          <th scope="row" className={`${CELL} text-start font-medium`}>
            {balance.currency}
          </th>
          {([balance.setAside, balance.transferred, balance.left] as const).map(
            (amount, column) => (
              <td key={column} className={`${CELL} text-end`}>
                <Amount amount={amount} currency={balance.currency} />
              </td>
            ),
          )}
          <td className={`${CELL} text-end`}>
            {mayManage && balance.left > 0 && (
              <Button look="line" size="small" onClick={() => onEnter(balance)}>
                {t('giving.enter')}
              </Button>
            )}
          </td>
        </tr>
      ))}
    </Table>
  );
}

function Transfers({ transfers }: Pick<Answer, 'transfers'>) {
  return (
    <section className="mt-9">
      <h2 className="mb-3 font-semibold">{t('giving.transfers')}</h2>
      {transfers.length === 0 ? (
        <p className="text-muted text-sm">{t('giving.noTransfers')}</p>
      ) : (
        <Table
          label={t('giving.transfers')}
          columns={[
            { title: t('giving.day') },
            { title: t('giving.recipient') },
            { title: t('receipts.amount'), className: 'text-end' },
          ]}
        >
          {transfers.map(({ date, recipient, amount }, row) => (
            <tr key={row}>
              <td className={CELL}>
                <Day at={date} />
              </td>
              <td className={CELL}>
                <bdi>{recipient}</bdi>
              </td>
              <td className={`${CELL} text-end`}>
                <Amount {...amount} />
              </td>
            </tr>
          ))}
        </Table>
      )}
    </section>
  );
}
