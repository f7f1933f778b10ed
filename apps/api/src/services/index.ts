export {
  altchaCheck,
  type AuthConfig,
  authJobs,
  authMigrations,
  authService,
  type BotCheck,
  closeDemo,
  noBotCheck,
  RECAPTCHA_URL,
  recaptchaCheck,
  seedDemo,
  TIDY_CRON,
  tidyAccounts,
} from './auth/index.ts';
export {
  CatalogueError,
  catalogueCache,
  contentMigrations,
  contentService,
  importCatalogue,
  imageRoutes,
  mediaCatalogue,
  readPictures,
} from './content/index.ts';
export { notifyService } from './notify/index.ts';
export { partnerService } from './partner/index.ts';
export { paymentService } from './payment/index.ts';
export { purchaseMigrations, purchaseService, seedDemoPurchases } from './purchase/index.ts';
export { watchMigrations, watchService } from './watch/index.ts';
