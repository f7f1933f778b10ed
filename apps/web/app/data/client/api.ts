import type { AnyCall } from '@kandil/contract';
import {
  type AnswerTexts,
  type Api,
  createClient,
  type SessionPort,
} from '@kandil/contract/client';
import { checkAnswer } from './answer-check.ts';
import { PLATFORM } from './client-state.ts';
import { COOKIES, readCookie } from '#app/browser/cookies.ts';
import { deviceId } from '#app/browser/ids.ts';
import { learn } from '../queries/learn.ts';
import { onSessionEnd } from '../session/member-data.ts';
import { type CachedApi, withCache } from '../queries/query-cache.ts';
import { browserSession, freshen } from '../session/session.ts';

export interface ApiSettings {
  /** Base URLs of the services, from the configuration (AUTH-22). */
  services: Readonly<Record<string, string>>;
  appVersion: string;
  language: string;
  /** In the visitor's language. */
  texts: AnswerTexts;
  report(problem: unknown): void;
}

type Listener = (call: AnyCall, data: unknown, asked: number) => void;
const listeners = new Set<Listener>();

/**
 * Registers a listener that gets the data of every response before its caller, and when it was requested (on the clock
 * of `performance.now`).
 */
export function onAnswer(listener: Listener): void {
  listeners.add(listener);
}

/** Passes the data of a response to the listeners. */
export function heard(call: AnyCall, data: unknown, asked: number): void {
  for (const tell of listeners) tell(call, data, asked);
}

/** A client whose responses are passed to the listeners. */
function listenedTo(api: Api): Api {
  return async (call, args, options) => {
    const asked = performance.now();
    const answer = await api(call, args, options);
    heard(call, answer.data, asked);
    return answer;
  };
}

/**
 * The configured address of a service. The auth service stays at the page's own origin: the browser sends the cookie with
 * the refresh token to no other (SPEC-D21).
 */
function baseUrlOf({ services }: ApiSettings, service: string): string {
  const own = `/api/${service}`;
  return service === 'auth' ? own : (services[service] ?? own);
}

let cached: CachedApi | null = null;
let session: SessionPort | null = null;

/** Sets up the browser's client; called once, before the page is hydrated. */
export function startApi(settings: ApiSettings): void {
  const { texts } = settings;
  const port = browserSession(() => client, texts);
  session = port;
  const client: Api = createClient({
    baseUrlOf: (service) => baseUrlOf(settings, service),
    headers: () => ({
      'x-platform': PLATFORM,
      'x-language': settings.language,
      'x-app-version': settings.appVersion,
      'x-zone': Intl.DateTimeFormat().resolvedOptions().timeZone,
      'x-device-id': deviceId(),
      ...profileHeader(),
    }),
    session: port,
    texts,
    check(call, data) {
      void checkAnswer(call, data);
      void learn(call, data);
    },
    report: settings.report,
    fetch: (input, init) => fetch(input, init),
    retriesReads: () => navigator.onLine,
    // Jitter: requests that failed together are not retried together.
    wait: (milliseconds) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds * (1 + Math.random() / 10))),
  });
  cached = withCache(listenedTo(client), () => Date.now());
}

function started(): CachedApi {
  if (!cached) throw new Error('no API client');
  return cached;
}

/** The browser's API client: dedupes and caches calls, refreshes the session. Not for the server. */
export const browserApi: Api = (call, args, options) => started().api(call, args, options);

onSessionEnd(() => cached?.invalidate());

/** Drops the cached responses to these calls (CONTENT-46). */
export function invalidate(...calls: (AnyCall & { readonly keep: number })[]): void {
  started().invalidate(...calls);
}

/** Refreshes the session if its access token has expired. A network failure is left to the next call. */
export async function freshenSession(): Promise<void> {
  if (session) await freshen(session);
}

function profileHeader(): Record<string, string> {
  const profile = readCookie(COOKIES.profile);
  return profile ? { 'x-profile-id': profile } : {};
}
