import {
  createStackParser,
  createTransport,
  type Event,
  type EventHint,
  linkedErrorsIntegration,
  Scope,
} from '@sentry/core';
import { nodeStackLineParser, ServerRuntimeClient } from '@sentry/core/server';
import {
  cleanEvent,
  envelopeSender,
  type ReportEvent,
  type ReportSettings,
} from '@kandil/contract/reports';

/** Sends events to a collector. */
export interface ReportClient {
  send(event: Event, hint?: EventHint): void;
  /** Sends an error with its stack and its causes. */
  sendError(problem: unknown, context: Partial<Event>): Promise<void>;
  /** Sends what waits. @param within milliseconds */
  close(within: number): Promise<void>;
}

/** Opens the client of a collector. */
export function openClient(
  { dsn, environment, release }: ReportSettings,
  fetch: typeof globalThis.fetch,
): ReportClient {
  const client = new ServerRuntimeClient({
    dsn,
    environment,
    release,
    platform: 'node',
    stackParser: createStackParser(nodeStackLineParser()),
    transport: (options) =>
      createTransport(
        options,
        envelopeSender({ url: options.url, fetch, keepalive: false }, () => performance.now()),
      ),
    dataCollection: { userInfo: false },
    integrations: [linkedErrorsIntegration()],
    enableLogs: false,
    enableMetrics: false,
    sendClientReports: false,
  });
  client.init();
  client.addEventProcessor((event) => cleanEvent(event as ReportEvent) as Event);
  const send: ReportClient['send'] = (event, hint = {}) =>
    void client.captureEvent(event, hint, new Scope());
  return {
    send,
    async sendError(problem, context) {
      const event = await client.eventFromException(problem);
      send({ ...event, ...context }, { originalException: problem });
    },
    close: async (within) => void (await client.close(within)),
  };
}
