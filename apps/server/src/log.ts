import { createLog, type createReports, describeRelease, type Log } from '@kandil/api';
import manifest from '../package.json' with { type: 'json' };
import type { Config } from './config.ts';
import { ownRelease } from './release.ts';

/** Opens the log of the process. Its first line says what runs; lines of JSON have the node and the release, too. */
export function openLog(
  { demo, logLevel, nodeName }: Config,
  { fault }: Pick<ReturnType<typeof createReports>, 'fault'>,
): Log {
  const pretty = process.stdout.isTTY || demo;
  const release = ownRelease();
  const base = pretty ? null : { node: nodeName, release };
  const log = createLog({ level: logLevel, pretty, base, onFault: fault });
  log.info(`Kandil ${manifest.version}, ${describeRelease(release)}, node ${nodeName}`);
  return log;
}
