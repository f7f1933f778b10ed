import type { MigrationSource } from '../database/migrations/index.ts';
import { readMigrations } from '../database/migrations/read.ts';
import { QUEUE_SCHEMA } from '../queue/index.ts';
import { describeRelease, isLaterRelease } from '../release.ts';
import { StartupError } from '../startup-error.ts';
import type { Manifest } from './manifest.ts';

export interface Release {
  release: string;
  migrations: MigrationSource[];
}

/** @throws StartupError for a backup of a release that is later than this one */
export function refuseLater(manifest: Manifest, { release, migrations }: Release): void {
  const known = new Map(migrations.map((source) => [source.schema, readMigrations(source).length]));
  const later = Object.entries(manifest.migrations).find(
    ([schema, number]) => schema !== QUEUE_SCHEMA && number > (known.get(schema) ?? 0),
  );
  if (later) throw laterRelease(manifest, `${later[0]} has migration ${later[1]}`);
  if (isLaterRelease(manifest.release, release))
    throw laterRelease(manifest, `this is ${describeRelease(release)}`);
}

/** The migrations that had been applied when the backup was made. */
export const migrationsOf = (
  manifest: Manifest,
  { migrations }: Pick<Release, 'migrations'>,
): MigrationSource[] =>
  migrations.flatMap((source) => {
    const last = manifest.migrations[source.schema];
    return last ? [{ ...source, last }] : [];
  });

export const laterRelease = ({ release }: Manifest, why: string) =>
  new StartupError(
    `The backup was made by a later release (${describeRelease(release)}): ${why}. Nothing was changed; restore it with that release.`,
  );
