import type { ReactNode } from 'react';
import type { PagedList } from '#app/data/queries/use-paged-list.ts';
import { ListEnd } from './list-end.tsx';
import { useWindow } from './use-window.ts';

interface EndlessGridProps<T> {
  label: string;
  list: PagedList<T>;
  keyOf(item: T): string | number;
  /** Renders one tile; all tiles have the same height. */
  children(item: T, index: number): ReactNode;
}

/** An infinite, virtualised grid: it loads more near its end and renders only the rows near the viewport. */
export function EndlessGrid<T>({ label, list, keyOf, children }: EndlessGridProps<T>) {
  const { items, totalCount } = list;
  const { grid, columns, rows, heightOf, focus } = useWindow<HTMLUListElement>(items.length);
  return (
    <>
      <ul
        ref={grid}
        aria-label={label}
        className="tile-grid content-start [overflow-anchor:none]"
        {...focus}
      >
        {rows.flatMap((row) => {
          if ('skipped' in row) {
            return (
              <li
                key={`to ${row.before}`}
                aria-hidden
                className="tile-outlines col-span-full"
                style={{ height: heightOf(row.skipped) }}
              />
            );
          }
          const from = row.index * columns;
          return items.slice(from, from + columns).map((item, at) => (
            <li
              key={keyOf(item)}
              aria-setsize={Math.max(totalCount, items.length)}
              aria-posinset={from + at + 1}
            >
              {children(item, from + at)}
            </li>
          ));
        })}
      </ul>
      <ListEnd list={list} />
    </>
  );
}
