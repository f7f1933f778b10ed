export { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo/accounts.ts';
export { MediaLibrary, mediaRoutes } from './media/index.ts';
export * from './platform/http/index.ts';
export { openPlatform, type Platform, type PlatformConfig } from './platform/index.ts';
export { prepareFolder } from './platform/database/folder.ts';
export { migrate, type MigrationSource } from './platform/database/migrations/index.ts';
export { createLog, type Log } from './platform/log.ts';
export { StartupError } from './platform/startup-error.ts';
export * from './services/index.ts';
