export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts.ts';
export { type EndedLeases, openEndedLeases } from './platform/media/ended.ts';
export { handPlaylists, type HandPlaylists } from './platform/media/playlists.ts';
export { LiveTexts } from './platform/media/live-texts.ts';
export { type MediaFiles, mediaFolder, openMediaFiles } from './platform/media/files/index.ts';
export { openIncoming } from './platform/media/files/incoming.ts';
export { MediaLibrary } from './platform/media/library.ts';
export { Recordings } from './platform/media/recordings.ts';
export { mediaRoutes, type MediaRoutes } from './platform/media/routes.ts';
export { publishFiles } from './platform/media/publish.ts';
export { recordAudit, recordAuditHandler } from './platform/audit.ts';
export { noteMailHandler } from './platform/mail/noted.ts';
export * from './platform/http/index.ts';
export { type Admission, openAdmission } from './platform/overload/admission.ts';
export { Offenders } from './platform/overload/offenders.ts';
export { type BackupOptions, type BackupReport, backUp } from './platform/backup/backup.ts';
export {
  type BackupPlaces,
  copyBackups,
  fetchBackup,
  listCopies,
} from './platform/backup/bucket.ts';
export {
  backupHandler,
  backupJob,
  copyHandler,
  copyJob,
  logBackup,
} from './platform/backup/job.ts';
export { type BackupKey, parseBackupKey } from './platform/backup/key.ts';
export type { Manifest } from './platform/backup/manifest.ts';
export { restoreBackup } from './platform/backup/restore.ts';
export { verifyBackup } from './platform/backup/verify.ts';
export { openBlobs, type S3Options, s3Blobs } from './platform/blobs/index.ts';
export { type Disk, diskReading, diskSpace, watchDisk } from './platform/disk.ts';
export { backupReading, backupState } from './platform/backup/reading.ts';
export { noteVerified } from './platform/backup/verified.ts';
export { takePartyNotes, untakePartyNotes } from './platform/system/parties.ts';
export { clockReading, databaseReading, poolReading } from './platform/database/readings.ts';
export { openMetricsPage } from './platform/metrics/page.ts';
export type { Reading } from './platform/metrics/reading.ts';
export { describeRelease, UNRELEASED } from './platform/release.ts';
export { versionReading } from './platform/metrics/version.ts';
export { dropPutAside, readPutAside } from './platform/queue/put-aside.ts';
export { queueReading } from './platform/queue/reading.ts';
export { type Cache, createCache } from './platform/cache.ts';
export { grouped } from './platform/grouped.ts';
export { onProfileChange } from './platform/profile-changes.ts';
export { type DatabaseOptions, hasDatabase, openDatabase } from './platform/database/index.ts';
export { missingTimeouts, roleOf, limitRole } from './platform/database/pooled.ts';
export { schemaOf } from './platform/database/kysely.ts';
export { columnsOf, tableTypes } from './platform/database/table-types.ts';
export type { OpenedModule, ServiceModule, ServicePlatform } from './platform/module.ts';
export { openPlatform, type Platform, type PlatformConfig } from './platform/index.ts';
export { prepareFolder } from './platform/database/folder.ts';
export { type Handler as JobHandler, openQueue, QUEUE_MIGRATIONS } from './platform/queue/index.ts';
export { checkUnlocked, FolderInUse } from './platform/database/lock.ts';
export {
  migrate,
  type MigrationSource,
  pendingMigrations,
} from './platform/database/migrations/index.ts';
export { applySchema, compareSchema, type Schema } from './platform/schema.ts';
export { openStore, type Store } from './platform/store.ts';
export { createLog, type Log } from './platform/log.ts';
export { inTrace, traceHeaders, traceOf } from './platform/trace.ts';
export { createReports, type Reports } from './platform/reports/index.ts';
export { mailPreviews } from './platform/mail/previews.ts';
export {
  addSuccessor,
  generateSecrets,
  keyIdOf,
  type KeyRing,
  openSecrets,
  retirePredecessor,
  SECRET_NAMES,
  type Secrets,
  type SecretName,
  SECRETS,
  type SecretSources,
  signWithSuccessor,
  variableOf,
} from './platform/secrets/index.ts';
export { errorCode, StartupError } from './platform/startup-error.ts';
export {
  countryOf,
  hasTerritories,
  setTerritories,
  TERRITORY_HEADER,
  territoryIn,
} from './platform/http/territory.ts';
export { setNextChange, isChangeNear, untilChange } from './platform/http/next-change.ts';
export { openSwitches, type Switches } from './platform/state/switches.ts';
export { currentSite, missingLaw, setSite, siteName } from './platform/site.ts';
export * from './services/index.ts';
