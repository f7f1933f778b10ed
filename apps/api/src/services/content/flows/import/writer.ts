import type { Transaction } from 'kysely';
import type { ContentTables } from '../../store/tables.ts';
import {
  type Changes,
  type CodedTable,
  idsOf,
  type RowFor,
  type TableShape,
  upsert,
} from './upsert.ts';

export interface ImportStep {
  /** From 1. */
  number: number;
  of: number;
  /** What the step writes: a table, or data derived from other tables. */
  name: string;
  rows: number;
}

/** The id of a row by its code. */
export type IdOf = (code: string) => number;

/** Writes the tables of one import, reports each step and counts the changes. */
export interface Writer {
  readonly trx: Transaction<ContentTables>;
  /** By table, in the order of the import. */
  readonly changes: Readonly<Record<string, Changes>>;
  step(name: string, rows: number): void;
  put<Table extends keyof ContentTables, Column extends string>(
    shape: TableShape<Table, Column>,
    rows: readonly RowFor<Table, Column>[],
  ): Promise<void>;
  /** As `put`, for a table with codes. */
  putCoded<Table extends CodedTable, Column extends string>(
    shape: TableShape<Table, Column>,
    rows: readonly RowFor<Table, Column>[],
  ): Promise<IdOf>;
}

/** @param steps how many steps the import has */
export function createWriter(
  trx: Transaction<ContentTables>,
  steps: number,
  onStep?: (step: ImportStep) => void,
): Writer {
  const changes: Record<string, Changes> = {};
  let number = 0;
  const step = (name: string, rows: number) =>
    onStep?.({ number: (number += 1), of: steps, name, rows });
  const put: Writer['put'] = async (shape, rows) => {
    step(shape.name, rows.length);
    changes[shape.name] = await upsert(trx, shape, rows);
  };
  return {
    trx,
    changes,
    step,
    put,
    async putCoded(shape, rows) {
      await put(shape, rows);
      return idsOf(trx, shape.name);
    },
  };
}
