// What a page does once it is hydrated, and no earlier; imported for its effects.
import { registerOfflineWorker } from './browser/offline-worker.ts';
import { startReports } from './data/reports/start-reports.ts';

startReports();
registerOfflineWorker();
