import { fileAddress } from '@kandil/contract/control/files';
import { promoBatchFile } from '@kandil/contract/control/purchase';
import { numberText } from '@kandil/i18n/formats';
import { Badge } from '@kandil/ui/badge.tsx';
import { Button, buttonClass } from '@kandil/ui/button.tsx';
import DownloadIcon from 'lucide-react/icons/download';
import { Mark } from '#src/pieces/mark.tsx';
import { Moment } from '#src/pieces/moment.tsx';
import { CELL, Table } from '#src/pieces/table.tsx';
import { LANGUAGE, t } from '#src/texts/texts.tsx';
import { dayText } from '#src/texts/times.ts';
import type { PromoBatch } from './use-promo-batches.ts';

interface PromoBatchTableProps {
  rows: readonly PromoBatch[];
  /** Null for who may neither download nor revoke. */
  onRevoke: ((batch: PromoBatch) => void) | null;
}

export const PromoBatchTable = ({ rows, onRevoke }: PromoBatchTableProps) => (
  <Table
    label={t('promos.batches')}
    columns={[
      { title: t('promos.batch') },
      { title: t('promos.state') },
      { title: t('promos.valid') },
      { title: t('promos.used'), className: 'text-end' },
      { title: t('promos.ordered'), className: 'text-start max-lg:hidden' },
      ...(onRevoke ? [{ title: t('approvals.actions'), quiet: true }] : []),
    ]}
  >
    {rows.map((row) => (
      <BatchRow key={row.id} row={row} onRevoke={onRevoke} />
    ))}
  </Table>
);

const count = (value: number) => numberText(value, LANGUAGE);

function validText({ validFrom, validUntil }: PromoBatch): string {
  if (validFrom && validUntil)
    return t('promos.span', { from: dayText(validFrom), until: dayText(validUntil) });
  if (validFrom) return t('promos.from', { date: dayText(validFrom) });
  return validUntil ? t('promos.until', { date: dayText(validUntil) }) : t('promos.asPromo');
}

const BatchRow = ({
  row,
  onRevoke,
}: { row: PromoBatch } & Pick<PromoBatchTableProps, 'onRevoke'>) => (
  <tr>
    <th scope="row" className={`${CELL} min-w-40 text-start font-normal`}>
      <bdi className="block font-medium wrap-anywhere">{row.note}</bdi>
      <span className="text-muted block text-xs">
        {row.prefix === ''
          ? row.promo
          : t('promos.prefixOf', { promo: row.promo, prefix: row.prefix })}
      </span>
    </th>
    <td className={`${CELL} min-w-28`} aria-live="polite">
      <State row={row} />
    </td>
    <td className={`${CELL} text-muted`}>{validText(row)}</td>
    <td className={`${CELL} text-end whitespace-nowrap tabular-nums`}>
      <span>{t('promos.usedOf', { used: count(row.used), count: count(row.count) })}</span>
      {row.held > 0 && (
        <span className="text-muted block text-xs">{t('promos.held', { count: row.held })}</span>
      )}
    </td>
    <td className={`${CELL} text-muted max-lg:hidden`}>
      <Moment at={row.orderedAt} />
      {row.orderedBy && (
        <span className="block min-w-32 text-xs">
          {t('grants.givenBy', { name: row.orderedBy })}
        </span>
      )}
    </td>
    {onRevoke && (
      <td className={`${CELL} text-end`}>
        <Acts row={row} onRevoke={onRevoke} />
      </td>
    )}
  </tr>
);

function State({ row: { state, made, count: all, revokeReason } }: { row: PromoBatch }) {
  const text = t(`promos.state.${state}`);
  return (
    <>
      {state === 'OPEN' ? (
        <Badge tone="turquoise">{text}</Badge>
      ) : (
        <Mark text={text} isGrave={state === 'DROPPED'} />
      )}
      {state === 'MAKING' && (
        <span className="text-muted block text-xs tabular-nums">
          {t('promos.made', { made: count(made), count: count(all) })}
        </span>
      )}
      {state === 'DROPPED' && (
        <span className="text-muted block text-xs">{t('promos.dropped')}</span>
      )}
      {revokeReason !== null && (
        <span className="text-muted block text-xs wrap-anywhere">
          <bdi>{revokeReason}</bdi>
        </span>
      )}
    </>
  );
}

interface ActsProps {
  row: PromoBatch;
  onRevoke(batch: PromoBatch): void;
}

/** A batch that is being made has no file yet; one that is revoked has its file, for whom the codes went to. */
const Acts = ({ row, onRevoke }: ActsProps) => (
  <span className="flex items-center justify-end gap-2">
    {row.revokedAt === null && (
      <Button
        look="plain"
        size="small"
        aria-label={t('promos.revokeOf', { promo: row.promo, note: row.note })}
        onClick={() => onRevoke(row)}
      >
        {t('promos.revoke')}
      </Button>
    )}
    {row.made === row.count && (
      <a
        href={fileAddress(promoBatchFile, { id: row.id })}
        download
        aria-label={t('promos.fileOf', { promo: row.promo, note: row.note })}
        className={buttonClass({ look: 'line', size: 'small' })}
      >
        <DownloadIcon className="size-4" aria-hidden />
        {t('promos.file')}
      </a>
    )}
  </span>
);
