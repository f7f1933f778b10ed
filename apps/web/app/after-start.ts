// What a page does once it is hydrated, and no earlier; imported for its effects.
import { registerOfflineWorker } from './browser/offline-worker.ts';
import { report } from './browser/report.ts';
import { startReports } from './data/reports/start-reports.ts';
import './data/session/offline-copies.ts';
import { noteContinues } from './shell/start/note-continues.ts';
import { copyPages } from './shell/offline/copy-pages.ts';

startReports();
registerOfflineWorker();
noteContinues();
copyPages().catch(report);
