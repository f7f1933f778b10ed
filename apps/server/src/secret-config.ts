import { SECRET_NAMES, type SecretSources, variableOf } from '@kandil/api';
import { join } from 'node:path';
import type { Config } from './config.ts';

const ENDS = ['', '_NEXT', '_PREVIOUS'];

/** The variables of keys: SECRET_CODES, its successor SECRET_CODES_NEXT, its predecessor SECRET_CODES_PREVIOUS. */
export const SECRET_VARIABLES: ReadonlySet<string> = new Set(
  SECRET_NAMES.flatMap((name) => ENDS.map((end) => variableOf(name) + end)),
);

/** The keys that variables hold. */
export const parseSecrets = (environment: NodeJS.ProcessEnv): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => SECRET_VARIABLES.has(entry[0]) && Boolean(entry[1]),
    ),
  );

/** Only a node that is alone generates its keys: others would have different ones. */
export function secretSources(config: Config): SecretSources {
  const { dataDir, secretsDir, secrets, database, valkeyUrl, serviceUrls } = config;
  return {
    folder: join(dataDir, 'secrets'),
    mounted: secretsDir,
    variables: secrets,
    generates: database === null && valkeyUrl === null && serviceUrls.size === 0,
  };
}
