import { fileAddress } from '@kandil/contract/control/files';
import { monthFile } from '@kandil/contract/control/purchase';
import { buttonClass } from '@kandil/ui/button.tsx';
import { Select } from '@kandil/ui/select.tsx';
import DownloadIcon from 'lucide-react/icons/download';
import { useState } from 'react';
import { t } from '#src/texts/texts.tsx';
import { monthText } from '#src/texts/times.ts';

/** Months that are offered. */
const MONTHS = 24;

/** The last months, UTC, the newest first: `2026-11`. @param now milliseconds since the epoch */
export function lastMonths(now: number, count = MONTHS): string[] {
  const date = new Date(now);
  const first = Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
  return Array.from({ length: count }, (_, back) => {
    const month = new Date(first);
    month.setUTCMonth(month.getUTCMonth() - back);
    return month.toISOString().slice(0, 7);
  });
}

/** Downloads the receipts of a month, for the accountant. */
export function MonthFile() {
  const months = lastMonths(Date.now());
  // The one before: the current month is not over.
  const [month, setMonth] = useState(months[1] ?? '');
  return (
    <div className="flex items-center gap-2">
      <Select
        label={t('receipts.month')}
        value={month}
        className="min-h-9! text-sm font-medium!"
        options={months.map((value) => ({ value, title: monthText(value) }))}
        onChange={setMonth}
      />
      <a
        href={fileAddress(monthFile, { month })}
        download
        className={buttonClass({ look: 'line', size: 'small' })}
      >
        <DownloadIcon className="size-4" aria-hidden />
        {t('receipts.file')}
      </a>
    </div>
  );
}
