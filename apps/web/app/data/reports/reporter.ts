import {
  BrowserClient,
  createTransport,
  defaultStackParser,
  type Event,
  Scope,
} from '@sentry/browser';
import { ApiError } from '@kandil/contract/client';
import {
  cleanEvent,
  type Crumb,
  envelopeSender,
  personalWords,
  type ReportEvent,
  type ReportSettings,
} from '@kandil/contract/reports';
import { lastKnown } from '../start/reload-start.ts';
import { pagePattern } from './page-pattern.ts';
import { pageLoadTrace } from './page-trace.ts';
import { randomId } from '#app/browser/ids.ts';

/** Sends errors and traces to the collector. */
export interface Reporter {
  error(problem: unknown, before: readonly Crumb[]): void;
  /** The timing of the document. */
  pageLoad(): void;
}

/** The client of Sentry's protocol, without its integrations: they would watch every click, request and text. */
export function createReporter(settings: ReportSettings): Reporter {
  const { dsn, environment, release } = settings;
  const client = new BrowserClient({
    dsn,
    environment,
    release,
    stackParser: defaultStackParser,
    transport: (options) => {
      const send = {
        url: options.url,
        fetch: (...args: Parameters<typeof fetch>) => fetch(...args),
        keepalive: true,
      };
      return createTransport(
        options,
        envelopeSender(send, () => performance.now()),
      );
    },
    // The collector must not derive the visitor's IP address from the connection.
    dataCollection: { userInfo: false },
    integrations: [],
    sendClientReports: false,
  });
  client.init();
  // Random and new for every document: it counts the visitors with an error without identifying them.
  const user = { id: randomId() };
  client.addEventProcessor(
    (event) => cleanEvent({ ...event, user } as ReportEvent, personal()) as Event,
  );
  const send = (event: Event, problem?: unknown) =>
    client.captureEvent(
      event,
      problem === undefined ? {} : { originalException: problem },
      new Scope(),
    );
  return {
    error(problem, breadcrumbs) {
      const transaction = pagePattern(window.location.pathname);
      void client.eventFromException(problem).then((event) => {
        if (isForeign(event)) return;
        send(
          { ...event, ...ofKind(event, problem), transaction, breadcrumbs: [...breadcrumbs] },
          problem,
        );
      });
    },
    pageLoad: () =>
      void pageLoadTrace().then(
        (trace) => send(trace as Event),
        () => undefined,
      ),
  };
}

/** Whether code of a browser's extension threw the error. */
const isForeign = ({ exception }: Event): boolean =>
  (exception?.values ?? []).some(({ stacktrace }) =>
    stacktrace?.frames?.some(({ filename }) => filename?.includes('-extension://')),
  );

/** The words of the visitor that the page knows: their account's and their profiles'. */
function personal(): string[] {
  const start = lastKnown();
  const accounts = [start?.account, start?.pendingAccount];
  return personalWords(
    accounts.flatMap((account) =>
      account
        ? [
            account.fullName,
            account.email,
            account.msisdn,
            ...account.userProfile.map(({ profileName }) => profileName),
          ]
        : [],
    ),
  );
}

/** The kind of an error (ERROR-13). The message of a call is for people, in their language, so the code is used. */
function ofKind(event: Event, problem: unknown): Event {
  if (!(problem instanceof ApiError)) return { tags: { side: 'browser', kind: 'crash' } };
  const { kind, status, clientCode } = problem;
  const code = problem.code ?? clientCode ?? '';
  const [thrown] = event.exception?.values ?? [];
  return {
    exception: { values: [{ ...thrown, value: [kind, status, code].filter(Boolean).join(' ') }] },
    tags: { side: 'browser', kind, status, code },
    fingerprint: ['{{ default }}', kind, String(status ?? ''), code],
  };
}
