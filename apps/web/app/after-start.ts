// What a page does once it is hydrated, and no earlier; imported for its effects.
import { registerOfflineWorker } from './browser/offline-worker.ts';
import { loadAgain } from './browser/load-again.ts';
import { report } from './browser/report.ts';
import { startReports } from './data/reports/start-reports.ts';
import './data/session/offline-copies.ts';
import { noteContinues } from './shell/start/note-continues.ts';

startReports();
registerOfflineWorker();
noteContinues();
loadAgain(() => import('./browser/storage/follow-consent.ts'))
  .then(({ followConsent }) => followConsent())
  .catch(report);
// Copies are shown by the worker: a first visit, which has none yet, does not wait for this code.
navigator.serviceWorker?.ready
  .then(() => loadAgain(() => import('./shell/offline/copy-pages.ts')))
  .then(({ copyPages }) => copyPages())
  .catch(report);
