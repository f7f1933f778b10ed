import type { AnyCall, Args, Data } from '@kandil/contract';
import { isApiError } from '@kandil/ui/forms/errors.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useCall } from '#src/data/use-call.ts';
import { Shown } from '#src/pieces/shown.tsx';
import { TableSkeleton } from '#src/pieces/table.tsx';

export interface PartProps {
  id: string;
  /** The hour is over. */
  onEnd(): void;
  /** Grows when something was done to the account, and the part has to be read again. */
  version?: number;
}

interface ReadPart<C extends AnyCall> extends PartProps {
  call: C;
}

/** A part of the page, for several places of it: read again when something was done to the account. */
export function usePart<C extends AnyCall>({ call, id, onEnd, version = 0 }: ReadPart<C>) {
  const loaded = useCall(call, { id } as unknown as Args<C>);
  const isOver = isApiError(loaded.error) && loaded.error.code === 'REASON_REQUIRED';
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isOver) end();
  }, [isOver]);
  const read = useRef(version);
  const readAgain = useEffectEvent(loaded.reload);
  useEffect(() => {
    if (read.current !== version) readAgain();
    read.current = version;
  }, [version]);
  return loaded;
}

interface Props<C extends AnyCall> extends ReadPart<C> {
  rows?: number;
  children: (data: Data<C>) => ReactNode;
}

/** A part of the page that is loaded by itself: it may fail, and be tried again, without the others. */
export const Part = <C extends AnyCall>({ rows = 3, children, ...of }: Props<C>) => (
  <Shown loaded={usePart(of)} skeleton={<TableSkeleton rows={rows} />}>
    {children}
  </Shown>
);
