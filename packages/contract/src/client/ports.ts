import type { AnyCall } from '../call.ts';
import type { AnswerTexts } from './error.ts';

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** The file of a multipart call. */
  file?: File | undefined;
  headers?: Record<string, string>;
  /** The request outlives the page: for reports at its close. */
  keepalive?: boolean;
  /** Sends this request in place of the client's own `fetch`, for instance to report the progress of an upload. */
  fetch?: typeof globalThis.fetch | undefined;
}

/**
 * Result of a refresh. `fresh`: there is a new token. `ended`: the service refused, and the port has logged
 * out (STATE-22..24). `later`: the network or the server failed; the session stays.
 */
export type RefreshResult = 'fresh' | 'ended' | 'later';

/** Stores the tokens and reacts to their changes (the web's session module). */
export interface SessionPort {
  /** The current access token, or null. */
  accessToken(): string | null;
  /** Fetches and stores new tokens to replace the refused one, with one request for all callers and tabs. */
  refresh(refused: string): Promise<RefreshResult>;
}

export interface ClientOptions {
  /** Base URL of a service, without trailing slash. */
  baseUrlOf(service: AnyCall['service']): string;
  /** The current headers of SPEC-D19. */
  headers(): Record<string, string>;
  session: SessionPort;
  texts: AnswerTexts;
  /** Checks an answer's data against the call's schema; faults are only reported (VALID-02). */
  check(call: AnyCall, data: unknown): void;
  /** Receives every error of every kind (ERROR-14). */
  report(problem: unknown): void;
  fetch: typeof globalThis.fetch;
  /** Whether reads that got no answer are sent again; never if absent. */
  retriesReads?(): boolean;
  /** Waits for the given milliseconds. */
  wait(milliseconds: number): Promise<void>;
}
