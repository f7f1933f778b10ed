import { join } from 'node:path';
import { fileJournal, noJournal, type Journal } from '../box/journal.ts';

/** Superseded lines that a file may have before it is rewritten. */
const SLACK = 500;

export type Records<T extends { id: string }> = Awaited<ReturnType<typeof openRecords<T>>>;

/** Records by id, in the order of their creation. A change is a new line of the journal; the last one counts. */
export async function openRecords<T extends { id: string }>(journal: Journal<T>) {
  const loaded = await journal.load();
  const records = new Map(loaded.map((record) => [record.id, record]));
  let lines = loaded.length;
  return {
    get: (id: string): T | undefined => records.get(id),
    list: (): T[] => [...records.values()],
    /** Adds or replaces a record; it counts at once, and resolves when it is stored. */
    async put(record: T): Promise<T> {
      records.set(record.id, record);
      lines += 1;
      if (lines > 2 * records.size + SLACK) {
        lines = records.size;
        await journal.rewrite([...records.values()]);
      } else await journal.append(record);
      return record;
    },
  };
}

/** The records of a file in the sandbox's folder; without a folder they end with the sandbox. */
export function recordsOf<T extends { id: string }>(dataDir: string | undefined, name: string) {
  return openRecords<T>(dataDir ? fileJournal(join(dataDir, `${name}.jsonl`)) : noJournal());
}
