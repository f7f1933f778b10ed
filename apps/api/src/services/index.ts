export { altchaCheck } from './auth/vendors/altcha/index.ts';
export { APPLE_ISSUER } from './auth/vendors/apple/index.ts';
export { type AuthConfig } from './auth/world.ts';
export { type BotCheck, noBotCheck } from './auth/vendors/bot-check.ts';
export { closeDemo, seedDemo } from './auth/flows/demo.ts';
export { FACEBOOK_GRAPH_URL, FACEBOOK_URL } from './auth/vendors/facebook/index.ts';
export { GOOGLE_ISSUER } from './auth/vendors/google/index.ts';
export { RECAPTCHA_URL, recaptchaCheck } from './auth/vendors/recaptcha/index.ts';
export { type SocialConfig, socialProviders } from './auth/vendors/index.ts';
export {
  importCatalogue,
  type ImportOptions,
  type ImportReport,
} from './content/flows/import/index.ts';
export { locate, readJsonFile } from '../platform/json-file.ts';
export { CatalogueError, type Problem } from '../platform/catalogue-error.ts';
export { type ImportStep } from './content/flows/import/writer.ts';
export { REMOVABLE } from './content/flows/import/upsert.ts';
export { catalogueCache } from './content/world.ts';
export { GUIDE_ENTRIES } from './content/flows/broadcasts.ts';
export { GuideError } from './content/flows/guide/faults.ts';
export { fetchGuide } from './content/flows/guide/fetch.ts';
export { type GuideReport, importGuide } from './content/flows/guide/import.ts';
export { channelsForGuide, guideStates } from './content/store/guide-channels.ts';
export { codeOf } from './content/flows/ingest/drop-folder.ts';
export { forgetIngest } from './content/flows/ingest/forget.ts';
export { type HeldVideo, holdVideo } from './content/flows/ingest/hold.ts';
export {
  ingest,
  INGEST_STEPS,
  inWords,
  type IngestOptions,
  type IngestProgress,
  type IngestTask,
  tryIngest,
} from './content/flows/ingest/ingest.ts';
export { notTakenOfBucket } from './content/flows/ingest/incoming/not-taken.ts';
export { notTaken } from './content/flows/ingest/not-taken.ts';
export { asNotNow } from './content/flows/ingest/not-now.ts';
export { placesOf } from './content/flows/ingest/places.ts';
export { changeTracks, type TracksReport, type TracksTask } from './content/flows/ingest/tracks.ts';
export {
  newestStatuses,
  readStatuses,
  statusLine,
  statusWriter,
} from './content/flows/ingest/status.ts';
export { unneededInWords } from './content/flows/tidy-media.ts';
export { sharedStatuses } from './content/store/ingest-status.ts';
export { inviteByCommand, staffMembers } from './staff/flows/by-command.ts';
export { exportSite, importSite } from './content/flows/site/index.ts';
export { readSite } from './content/flows/site/read.ts';
export { exportCatalogue } from './content/flows/export/index.ts';
export { childCheckBy } from './auth/account/flows/child-check.ts';
export { checkFolder } from './content/flows/art/folder.ts';
export {
  type ArtIndex,
  indexFolder,
  type FolderIndex,
  indexKnown,
} from './content/flows/art/index-art.ts';
export { ownPictures, type PictureSource, productPictures } from './content/flows/art/source.ts';
export { storeArt } from './content/flows/art/store-art.ts';
export { imageRoutes } from './content/flows/images/index.ts';
export { readCatalogue } from './content/flows/import/read.ts';
export { type StreamRules } from './content/rules/streams.ts';
export { ingestJobs } from './content/handlers/ingest.ts';
export { type MediaCatalogue, mediaCatalogue } from './content/store/media.ts';
export { videoIdOf } from './content/store/videos.ts';
export { readPictures } from './content/store/pictures.ts';
export { contentTables } from './content/store/sql.ts';
export { deleteNow } from './content/flows/bin.ts';
export { type RemovedItem, removedItems } from './content/store/removed.ts';
export { rankTitles, tellDeleted, tellEpisodes } from './content/jobs/jobs.ts';
export { type ModuleOptions, MODULES, PRODUCT_SCHEMA, schemaOfServices } from './modules.ts';
export { readOffers } from './purchase/flows/import/read.ts';
export { importOffers } from './purchase/flows/import/index.ts';
export { enterTransfer, orderRefund } from './purchase/flows/operator.ts';
export { soldPackages } from './purchase/flows/sold-packages.ts';
export { refund as refundJob } from './purchase/jobs/jobs.ts';
export { orderPlans, type PlansReport, syncGatewayPlans } from './payment/flows/plans.ts';
export { syncPlans } from './payment/jobs/jobs.ts';
export { type GatewaysConfig, openGateways } from './payment/vendors/index.ts';
export { type OperatorConfig } from './payment/vendors/operator/index.ts';
export { PUSH_HOSTS } from './notify/rules/push-services.ts';
export { certificatesIn } from './payment/vendors/paypal/certificates.ts';
export { PAYPAL_URL } from './payment/vendors/paypal/send.ts';
export type { PaypalConfig } from './payment/vendors/paypal/index.ts';
export { entitlementBy } from './purchase/flows/entitlement.ts';
export { type ViewingSums, viewingSums } from './watch/store/viewing-sums.ts';
export { endedViewings } from './watch/store/ended-viewings.ts';
export { seedDemoTickets } from './notify/store/demo.ts';
export { demoPayments, seedDemoPurchases } from './purchase/store/demo.ts';
