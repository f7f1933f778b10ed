import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';
import DownloadIcon from 'lucide-react/icons/download';
import { buttonClass } from '@kandil/ui/button.tsx';
import { Link } from '@kandil/ui/link.tsx';
import { useWords } from '@kandil/ui/text/texts.tsx';
import type { LedgerText } from '../texts/tree.ts';
import { monthText } from './dates.ts';
import { EntryTable } from './entry-table.tsx';
import { monthPath } from './month-row.tsx';
import type { MonthEntries } from './load.ts';

interface EntriesProps extends MonthEntries {
  text: LedgerText;
}

/** The receipts and credit notes of a month, a page at a time, and all of them as a file. */
export function LedgerEntries({ text, month, page, pages, entries }: EntriesProps) {
  const { language } = useWords();
  return (
    <section
      id="entries"
      aria-labelledby="entries-title"
      className="rounded-sheet border-line bg-raised/70 mt-8 scroll-mt-24 border p-5 sm:p-7"
    >
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id="entries-title" className="text-lg font-semibold">
          {text.entriesOf.replace('{month}', monthText(month, language))}
        </h3>
        {entries.length > 0 && (
          <a
            href={`/api/purchase/v1/giving/file/${month}`}
            download
            className={buttonClass({ look: 'line' })}
          >
            <DownloadIcon className="size-4.5" aria-hidden />
            {text.download}
          </a>
        )}
      </div>
      {entries.length === 0 ? (
        <p className="text-muted mt-4">{text.noEntries}</p>
      ) : (
        <EntryTable text={text} entries={entries} />
      )}
      {pages > 1 && (
        <nav aria-labelledby="entries-title" className="mt-4 flex justify-between gap-4">
          <span>
            {page > 1 && (
              <Link
                to={monthPath(month, page - 1)}
                rel="prev"
                className={buttonClass({ look: 'line' })}
              >
                <ChevronLeftIcon className="size-4.5 rtl:-scale-x-100" aria-hidden />
                {text.newer}
              </Link>
            )}
          </span>
          {page < pages && (
            <Link
              to={monthPath(month, page + 1)}
              rel="next"
              className={buttonClass({ look: 'line' })}
            >
              {text.older}
              <ChevronRightIcon className="size-4.5 rtl:-scale-x-100" aria-hidden />
            </Link>
          )}
        </nav>
      )}
    </section>
  );
}
