import {
  contentTables,
  MODULES,
  newestStatuses,
  notTaken,
  notTakenOfBucket,
  openIncoming,
  placesOf,
  readStatuses,
  sharedStatuses,
  statusLine,
} from '@kandil/api';
import { ownDesk } from '../../apps/server/src/commands/own-desk.ts';
import { type Config, readConfig } from '../../apps/server/src/config.ts';
import type { Place } from '../lib/run-command.ts';

/**
 * Prints the status of every ingest, and what of the drop folder and of the bucket is not taken. Of this node all of it is
 * files; those of other nodes are in the database that they share.
 * @returns the exit code: 1 if the database or the bucket does not answer
 */
export async function showStatus(place: Place): Promise<number> {
  const { environment, out } = place;
  const config = readConfig(environment);
  const places = placesOf(config.dataDir);
  let exit = 0;
  const orSay = async <Found>(what: string, work: Promise<Found[]>): Promise<Found[]> =>
    work.catch((error: unknown) => {
      exit = 1;
      out(`${what}: ${error instanceof Error ? error.message : String(error)}\n`);
      return [];
    });
  const shared = await orSay('The database cannot be read', statusesOfNodes(config, place));
  const all = newestStatuses(await readStatuses(places), shared);
  if (all.length === 0) out('Nothing was ingested yet.\n');
  for (const { status, node } of all) {
    const silent = (Date.now() - Date.parse(status.at)) / 60_000;
    const stopped = status.state === 'working' && silent > 2 ? ' (not running now)' : '';
    const where = node === undefined ? '' : ` (on ${node})`;
    out(`${status.at}  ${status.code}  ${statusLine(status)}${where}${stopped}\n`);
  }
  const { mediaS3 } = config;
  const inBucket = mediaS3 ? notTakenOfBucket(openIncoming(mediaS3)) : Promise.resolve([]);
  const skipped = await orSay('The bucket cannot be read', inBucket);
  for (const { name, reason } of [...(await notTaken(places)), ...skipped])
    out(`not taken: ${JSON.stringify(name)}: ${reason}\n`);
  return exit;
}

/** Statuses that nodes share in an outside database; an embedded one has one node, whose statuses are files. */
async function statusesOfNodes(config: Config, place: Place) {
  if (!config.database) return [];
  const desk = ownDesk(config, 'for npm run ingest', place);
  return desk.withDatabase('read', MODULES.content.migrations, (database) =>
    sharedStatuses(contentTables(database)),
  );
}
