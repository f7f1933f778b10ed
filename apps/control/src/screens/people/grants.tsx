import type { Data } from '@kandil/contract';
import { grants } from '@kandil/contract/control/purchase';
import { Badge } from '@kandil/ui/badge.tsx';
import { Button } from '@kandil/ui/button.tsx';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useMay } from '#src/data/session.ts';
import { useCall } from '#src/data/use-call.ts';
import { Card, Nothing } from '#src/pieces/facts.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { CELL, Table, TableSkeleton } from '#src/pieces/table.tsx';
import { At, Day } from '#src/pieces/moment.tsx';
import { t } from '#src/texts/texts.tsx';
import { dayText } from '#src/texts/times.ts';
import { GiveDialog } from './give-dialog.tsx';
import type { PartProps } from './part.tsx';
import { RevokeDialog } from './revoke-dialog.tsx';

export type GrantList = Data<typeof grants>;
export type Grant = GrantList['grants'][number];

/** Days that were given to the account; who may gives and revokes them here. */
export function Grants({ id, onEnd }: PartProps) {
  const loaded = useCall(grants, { id });
  const mayGive = useMay('grants.give');
  const [isGiving, setIsGiving] = useState(false);
  const [revoking, setRevoking] = useState<Grant | null>(null);
  const isOver = isApiError(loaded.error) && loaded.error.code === 'REASON_REQUIRED';
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  return (
    <Card title={t('grants.title')} text={t('grants.text')}>
      <Shown loaded={loaded} skeleton={<TableSkeleton rows={2} />}>
        {(given) => (
          <>
            {given.grants.length === 0 ? (
              <Nothing text={t('grants.none')} />
            ) : (
              <GrantTable rows={given.grants} onRevoke={mayGive ? setRevoking : null} />
            )}
            {mayGive && (
              <Button look="line" size="small" className="mt-4" onClick={() => setIsGiving(true)}>
                {t('grants.give')}
              </Button>
            )}
            {isGiving && (
              <GiveDialog
                id={id}
                given={given}
                onDone={loaded.reload}
                onClose={() => setIsGiving(false)}
              />
            )}
            {revoking && (
              <RevokeDialog
                id={id}
                grant={revoking}
                onDone={loaded.reload}
                onClose={() => setRevoking(null)}
              />
            )}
          </>
        )}
      </Shown>
    </Card>
  );
}

interface GrantTableProps {
  rows: readonly Grant[];
  /** Null for who may not. */
  onRevoke: ((grant: Grant) => void) | null;
}

const GrantTable = ({ rows, onRevoke }: GrantTableProps) => (
  <Table
    label={t('grants.title')}
    columns={[
      { title: t('grants.days') },
      { title: t('grants.plan') },
      { title: t('grants.state') },
      { title: t('grants.until') },
      { title: t('grants.given') },
      { title: t('grants.reason') },
      ...(onRevoke ? [{ title: t('grants.actions') }] : []),
    ]}
  >
    {rows.map((row) => (
      <GrantRow key={row.id} row={row} onRevoke={onRevoke} />
    ))}
  </Table>
);

const GrantRow = ({ row, onRevoke }: { row: Grant } & Pick<GrantTableProps, 'onRevoke'>) => (
  <tr>
    <th scope="row" className={`${CELL} text-start font-normal whitespace-nowrap`}>
      <span className="font-medium">{t('grants.daysCount', { count: row.days })}</span>
      {row.left > 0 && (
        <span className="text-muted block text-xs">{t('grants.left', { count: row.left })}</span>
      )}
    </th>
    <td className={CELL}>{row.planTitle}</td>
    <td className={CELL}>
      <Badge tone={row.state === 'RUNNING' ? 'turquoise' : 'line'}>
        {t(`grants.state.${row.state}`)}
      </Badge>
    </td>
    <td className={`${CELL} text-muted whitespace-nowrap`}>{row.until && <At at={row.until} />}</td>
    <td className={`${CELL} text-muted`}>
      <span>
        <Day at={row.givenAt} />
      </span>
      {row.givenBy && (
        <span className="block text-xs">{t('grants.givenBy', { name: row.givenBy })}</span>
      )}
    </td>
    <td className={`${CELL} wrap-anywhere`}>
      <bdi>{row.reason}</bdi>
    </td>
    {onRevoke && (
      <td className={CELL}>
        {row.left > 0 && (
          <Button
            look="line"
            size="small"
            aria-label={t('grants.revokeOf', {
              days: t('grants.daysCount', { count: row.days }),
              date: dayText(row.givenAt),
            })}
            onClick={() => onRevoke(row)}
          >
            {t('grants.revoke')}
          </Button>
        )}
      </td>
    )}
  </tr>
);
