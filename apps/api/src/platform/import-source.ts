/** Who gave the file of an import: the start of a demo, or an operator by the command. */
export type ImportSource = 'DEMO' | 'OPERATOR';

/** What the database remembers of its last import. */
export interface LastImport {
  source: ImportSource;
  /** Hash of what was imported. */
  checksum: string;
}

/**
 * Whether an import may replace the data of the last one. The demo's files are imported at each start: they fill an
 * empty database and replace only what the demo brought itself.
 * @param last null: nothing was imported yet
 */
export const mayReplace = (source: ImportSource, last: LastImport | null): boolean =>
  source === 'OPERATOR' || last?.source !== 'OPERATOR';
