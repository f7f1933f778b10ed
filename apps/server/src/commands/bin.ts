import {
  contentTables,
  deleteNow,
  MODULES,
  removedItems,
  type RemovedItem,
  StartupError,
  tellDeleted,
} from '@kandil/api';
import type { RemovedTask } from './catalogue.ts';
import type { Database, Desk } from './desk.ts';

/** Lists what was removed from the catalogue, or deletes what was removed under a code. */
export async function bin({ deleteCode }: RemovedTask, desk: Desk): Promise<void> {
  const { migrations } = MODULES.content;
  if (deleteCode !== null)
    return desk.withDatabase('write', migrations, (database) => remove(deleteCode, database, desk));
  const items = await desk.withDatabase('read', migrations, (database) =>
    removedItems(contentTables(database)),
  );
  desk.console.log(items.length === 0 ? 'Nothing is removed.' : linesOf(items).join('\n'));
}

async function remove(code: string, database: Database, desk: Desk): Promise<void> {
  const isDeleted = await desk.withQueue(database, [tellDeleted], (queue) =>
    deleteNow(contentTables(database), queue, code),
  );
  if (!isDeleted)
    throw new StartupError(
      `Nothing is removed under the code '${code}'. Import a catalogue without it first.`,
    );
  desk.console.log(`'${code}' is deleted.`);
}

function linesOf(items: readonly RemovedItem[]): string[] {
  const widest = Math.max(...items.map(({ code }) => code.length));
  return items.map(
    ({ kind, code, title, until }) =>
      `${kind.padEnd('channel'.length)}  ${code.padEnd(widest)}  deleted after ${until.toISOString().slice(0, 16)}Z  ${title}`,
  );
}
