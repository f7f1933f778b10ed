export { codeOf, DROPPED } from './drop-folder.ts';
export {
  ingest,
  INGEST_STEPS,
  type IngestOptions,
  type IngestProgress,
  type IngestTask,
  forgetIngest,
  tryIngest,
} from './ingest.ts';
export { ingestHandler, type IngestWorld, inWords, watchDropFolder } from './job.ts';
export { type Places, placesOf } from './places.ts';
export { type IngestStatus, readStatus, readStatuses, statusLine, statusWriter } from './status.ts';
