import type { MigrationSource } from '../database/migrations/index.ts';
import { readMigrations } from '../database/migrations/read.ts';
import { QUEUE_SCHEMA } from '../queue/index.ts';
import { StartupError } from '../startup-error.ts';
import type { Manifest } from './manifest.ts';

export interface Release {
  version: string;
  migrations: MigrationSource[];
}

/** @throws StartupError for a backup of a release that is later than this one */
export function refuseLater(manifest: Manifest, { version, migrations }: Release): void {
  const known = new Map(migrations.map((source) => [source.schema, readMigrations(source).length]));
  const later = Object.entries(manifest.migrations).find(
    ([schema, number]) => schema !== QUEUE_SCHEMA && number > (known.get(schema) ?? 0),
  );
  if (later) throw laterRelease(manifest, `${later[0]} has migration ${later[1]}`);
  if (isLater(manifest.version, version))
    throw laterRelease(manifest, `its version is ${manifest.version}, this one is ${version}`);
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

export const laterRelease = ({ version }: Manifest, why: string) =>
  new StartupError(
    `The backup was made by a later release (${version}): ${why}. Nothing was changed; restore it with that release.`,
  );

function isLater(version: string, own: string): boolean {
  const [a, b] = [version, own].map((text) => text.split('.').map(Number));
  const index = a?.findIndex((number, at) => number !== b?.[at]) ?? -1;
  return index >= 0 && (a?.[index] ?? 0) > (b?.[index] ?? 0);
}
