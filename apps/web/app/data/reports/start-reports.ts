import { isSampled, type ReportSettings } from '@kandil/contract/report-settings';
import { leaving, waiting } from '#app/browser/report.ts';
import { addCrumb, crumbs, watchClicks } from './crumbs.ts';
import type { Reporter } from './reporter.ts';
import '../start/boot.ts';

/** Errors that wait for the network. */
const MOST_UNSENT = 20;

export interface ReportsOptions {
  random?: () => number;
  /** Loads the client of the collector. */
  load?: () => Promise<{ createReporter(settings: ReportSettings): Reporter }>;
}

/**
 * Starts to report errors and the timing of the page, in the shares of the settings. The client is loaded with the first
 * of them; without a connection they wait for it. Without settings nothing is loaded or sent.
 */
export function startReports(options: ReportsOptions = {}): void {
  const { reports: settings } = window.boot;
  const take = settings ? reportTo(settings, options) : () => undefined;
  waiting.splice(0).forEach(take);
  waiting.push = (...problems) => {
    problems.forEach(take);
    return 0;
  };
}

/** @returns the function that receives an error */
function reportTo(
  settings: ReportSettings,
  { random = Math.random, load = () => import('./reporter.ts') }: ReportsOptions,
): (problem: unknown) => void {
  const add = sender(async () => (await load()).createReporter(settings));

  function take(problem: unknown): void {
    if (isSampled(settings.errorSample, random)) {
      const before = crumbs();
      add((reporter) => reporter.error(problem, before));
    }
    addCrumb('error', nameOf(problem));
  }

  // The browser logs these itself. The error of a script from another origin is null.
  const uncaught = (problem: unknown) => {
    if (problem && !leaving) take(problem);
  };
  window.addEventListener('error', ({ error }) => uncaught(error));
  window.addEventListener('unhandledrejection', ({ reason }) => uncaught(reason));
  watchClicks();
  if (isSampled(settings.traceSample, random)) add((reporter) => reporter.pageLoad());
  return take;
}

type Tell = (reporter: Reporter) => void;

/** Passes everything to the reporter, which is opened on first use. */
function sender(open: () => Promise<Reporter>): (tell: Tell) => void {
  const unsent: Tell[] = [];
  let opening: Promise<Reporter> | null = null;

  /** Code that failed to load is requested again with the next error or once the network is back. */
  async function send(): Promise<void> {
    if (!navigator.onLine) return;
    opening ??= open();
    try {
      const reporter = await opening;
      for (const tell of unsent.splice(0)) tell(reporter);
    } catch {
      opening = null;
    }
  }

  window.addEventListener('online', () => void send());
  return (tell) => {
    if (unsent.length < MOST_UNSENT) unsent.push(tell);
    void send();
  };
}

const nameOf = (problem: unknown): string =>
  problem instanceof Error ? problem.name : typeof problem;
