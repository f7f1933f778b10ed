import { FetchRefusal, safeStream, type StreamedAnswer } from '../../../../platform/safe-fetch.ts';
import { errorCode } from '../../../../platform/startup-error.ts';
import { GuideError } from './faults.ts';
import { LARGEST_GUIDE } from './text-of.ts';

/** Of an answer, for the next request (RFC 9110, 8.8). */
export interface Validators {
  etag: string | null;
  last_modified: string | null;
}

export interface GuideRequest {
  url: string;
  /** Of the last answer; null: the whole guide is requested. */
  validators: Validators | null;
  /** Origins of the operator, which may be in a private network and use plain HTTP. */
  trusted: readonly string[];
  signal: AbortSignal;
}

/** A guide that arrives; null: it is the one whose validators were sent. */
export type GuideAnswer = (Validators & { bytes: AsyncIterable<Uint8Array> }) | null;

const TIMEOUT_MS = 5 * 60_000;
const LONGEST_VALIDATOR = 1000;

/** Asks an address for its guide. @throws GuideError: what the address answers instead */
export async function fetchGuide(request: GuideRequest): Promise<GuideAnswer> {
  const { url, validators, trusted } = request;
  const { origin } = new URL(url);
  const ask = safeStream({
    origins: [origin],
    maxBytes: LARGEST_GUIDE,
    timeout: TIMEOUT_MS,
    trusted: trusted.includes(origin),
  });
  const headers = {
    ...(validators?.etag && { 'if-none-match': validators.etag }),
    ...(validators?.last_modified && { 'if-modified-since': validators.last_modified }),
  };
  const answer = await ask(url, { headers }).catch((error: unknown) => unreachable(url, error));
  if (answer.status === 304 && Object.keys(headers).length > 0) return null;
  if (answer.status !== 200) throw new GuideError(`${url}: ${refusalOf(answer)}`);
  return {
    etag: short(answer.headers.etag),
    last_modified: short(answer.headers['last-modified']),
    bytes: bodyOf(answer, request),
  };
}

async function* bodyOf(
  { body }: StreamedAnswer,
  { url, signal }: GuideRequest,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const part of body) {
      signal.throwIfAborted();
      yield part;
    }
  } catch (error) {
    signal.throwIfAborted();
    unreachable(url, error);
  }
}

function unreachable(url: string, error: unknown): never {
  const reason =
    error instanceof FetchRefusal ? error.message : errorCode(error) || (error as Error).message;
  throw new GuideError(`${url} could not be read: ${reason}`, { cause: error });
}

function refusalOf({ status, headers: { location } }: StreamedAnswer): string {
  if (status >= 300 && status < 400 && location)
    return `it answers ${status} and names ${location.slice(0, 200)}: name the address that has the guide`;
  return `it answers ${status} instead of a guide`;
}

const short = (text: string | undefined): string | null =>
  text !== undefined && text.length <= LONGEST_VALIDATOR ? text : null;
