import { cx } from '@kandil/ui/cx.ts';
import { Skeleton } from '@kandil/ui/skeleton.tsx';
import type { ReactNode } from 'react';
import { Loading } from './loading.tsx';

interface Column {
  title: string;
  /** Its title is for screen readers alone. */
  quiet?: boolean;
  className?: string;
}

/** The card around tables and lists. */
export const CARD = 'overflow-x-auto rounded-sheet border border-line bg-raised shadow-card';
export const CELL = 'px-4 py-3';

interface TableProps {
  label: string;
  columns: readonly Column[];
  /** Rows, each with cells of `CELL`. */
  children: ReactNode;
}

/** A table on a card. */
export function Table({ label, columns, children }: TableProps) {
  return (
    <div className={CARD}>
      <table className="w-full text-start text-sm">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="border-line border-b">
            {columns.map(({ title, quiet = false, className }) => (
              <th
                key={title}
                scope="col"
                className={cx(
                  'text-muted h-10 px-4 text-xs font-medium whitespace-nowrap',
                  className ?? 'text-start',
                )}
              >
                <span className={quiet ? 'sr-only' : undefined}>{title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-line divide-y">{children}</tbody>
      </table>
    </div>
  );
}

/** Room for a table that loads. */
export function TableSkeleton({ rows = 5 }: { rows?: number }) {
  return (
    <Loading className={CARD}>
      <div className="border-line flex h-10 items-center border-b px-4">
        <Skeleton lifted className="h-3 w-24" />
      </div>
      <div className="divide-line divide-y">
        {Array.from({ length: rows }, (_, row) => (
          <div key={row} className="flex items-center gap-6 px-4 py-3.5">
            <Skeleton lifted className="size-8 rounded-full!" />
            <Skeleton lifted className="h-3.5 w-48" />
            <Skeleton lifted className="ms-auto h-3.5 w-24" />
            <Skeleton lifted className="h-3.5 w-20" />
          </div>
        ))}
      </div>
    </Loading>
  );
}
