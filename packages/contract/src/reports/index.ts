export { cleanEvent, type Crumb, type ReportEvent } from './clean-event.ts';
export { personalWords, scrubText } from './scrub.ts';
export { envelopeSender } from './send.ts';
export { ERROR_SAMPLE, isSampled, type ReportSettings, TRACE_SAMPLE } from './settings.ts';
