import { notTaken, placesOf, readStatuses, statusLine } from '@kandil/api';
import { readConfig } from '../../apps/server/src/config.ts';
import type { Place } from './run-command.ts';

/** Prints the status of every ingest, and what of the drop folder is not taken: all of it files. */
export async function showStatus({ environment, out }: Place): Promise<number> {
  const places = placesOf(readConfig(environment).dataDir);
  const all = await readStatuses(places);
  if (all.length === 0) out('Nothing was ingested yet.\n');
  for (const status of all) {
    const silent = (Date.now() - Date.parse(status.at)) / 60_000;
    const stopped = status.state === 'working' && silent > 2 ? ' (not running now)' : '';
    out(`${status.at}  ${status.code}  ${statusLine(status)}${stopped}\n`);
  }
  for (const { name, reason } of await notTaken(places))
    out(`not taken: ${JSON.stringify(name)}: ${reason}\n`);
  return 0;
}
