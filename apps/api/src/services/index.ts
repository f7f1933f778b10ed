export {
  altchaCheck,
  APPLE_ISSUER,
  type AuthConfig,
  authJobs,
  authMigrations,
  authService,
  type BotCheck,
  closeDemo,
  deleteAccounts,
  DELETION_CRON,
  FACEBOOK_GRAPH_URL,
  FACEBOOK_URL,
  GOOGLE_ISSUER,
  noBotCheck,
  RECAPTCHA_URL,
  recaptchaCheck,
  seedDemo,
  type SocialConfig,
  socialProviders,
  TIDY_CRON,
  tidyAccounts,
} from './auth/index.ts';
export {
  CatalogueError,
  catalogueCache,
  contentJobs,
  contentMigrations,
  contentService,
  exportCatalogue,
  importCatalogue,
  type ImportStep,
  imageRoutes,
  locate,
  mediaCatalogue,
  RANKING_CRON,
  rankTitles,
  readPictures,
} from './content/index.ts';
export { notifyService } from './notify/index.ts';
export { partnerService } from './partner/index.ts';
export { paymentService } from './payment/index.ts';
export { purchaseMigrations, purchaseService, seedDemoPurchases } from './purchase/index.ts';
export { watchMigrations, watchService } from './watch/index.ts';
