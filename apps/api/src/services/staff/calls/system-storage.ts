import * as staff from '@kandil/contract/staff';
import { readSizes } from '../../../platform/database/sizes.ts';
import { handle } from '../../../platform/http/handler.ts';
import { panel, readTime, problem } from '../../../platform/system/panel.ts';
import { fromStore, storesOf } from '../flows/stores.ts';
import { isLost } from '../rules/nodes.ts';
import { backupProblems, diskProblems } from '../rules/storage.ts';
import { allNodes } from '../store/nodes.ts';
import type { NodeRow } from '../store/tables.ts';
import type { StaffWorld } from '../world.ts';

/** What the process with the backups said last, also one that is lost by now. */
function backupOf(nodes: readonly NodeRow[]) {
  const [newest] = nodes
    .filter(({ backup }) => backup !== null)
    .toSorted((a, b) => b.seen_at.getTime() - a.seen_at.getTime());
  return newest?.backup ? { node: newest.name, ...newest.backup } : null;
}

export const systemStorage = handle<StaffWorld, typeof staff.systemStorage>(
  staff.systemStorage,
  async ({ world }) => {
    const now = await readTime(world.db);
    const nodes = await allNodes(world.db);
    const disks = nodes.flatMap(({ name: node, disk, ...seen }) =>
      disk && !isLost(seen, now) ? [{ node, ...disk }] : [],
    );
    const databases = await Promise.all(
      storesOf(world).map(async ([store, place]) => {
        const size = await fromStore(place, readSizes);
        return { store, bytes: size?.bytes ?? null, schemas: size?.schemas ?? [] };
      }),
    );
    const backup = backupOf(nodes);
    const problems = [
      ...databases
        .filter(({ bytes }) => bytes === null)
        .map(({ store }) => problem('STORE_AWAY', { subject: store })),
      ...diskProblems(disks),
      ...backupProblems(backup, now),
    ];
    return { data: { disks, databases, backup, ...panel(now, problems) } };
  },
);
