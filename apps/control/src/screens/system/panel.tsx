import type { ReactNode } from 'react';
import type { CallState } from '#src/data/use-call.ts';
import { Card } from '#src/pieces/facts.tsx';
import { Shown } from '#src/pieces/shown.tsx';
import { TableSkeleton } from '#src/pieces/table.tsx';

interface PanelProps<T> {
  title: string;
  text: string;
  loaded: CallState<T>;
  rows?: number;
  children: (data: T) => ReactNode;
}

/** A part of the page under its heading. While it cannot be read, it says so, and the others stay. */
export const Panel = <T,>({ title, text, loaded, rows = 3, children }: PanelProps<T>) => (
  <Card title={title} text={text}>
    <Shown loaded={loaded} skeleton={<TableSkeleton rows={rows} />}>
      {children}
    </Shown>
  </Card>
);

/** A heading inside a part. */
export const Below = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="mt-6 first:mt-0">
    <h3 className="mb-2 text-sm font-semibold">{title}</h3>
    {children}
  </div>
);
