import { type AnyCall, Refusal } from '@kandil/contract';
import { type CallContext, serviceContext } from './context.ts';
import { dispatch, type DispatchResult, type Gate } from './dispatch.ts';
import { parseInput, type RawInput } from './input.ts';
import { type CacheEntry, StaleCache } from './stale-cache.ts';
import { CachedBody, tagOf } from './cached-body.ts';
import type { Operation } from './service.ts';

/** Some 3,000 answers of 20 kB, as JSON and compressed. */
const MOST_BYTES = 64 * 2 ** 20;
/** Milliseconds for which an answer replaces one that fails, as `stale-if-error` of its address says. */
const STALE_IF_ERROR = 24 * 60 * 60 * 1000;

const MOST_ADDRESSES = 4000;
const LONGEST_ADDRESS = 512;
/** What an answer depends on beside its input. */
type AnswerView = Pick<CallContext, 'language' | 'territory'>;
const addressOf = ({ name }: AnyCall, { language, territory }: AnswerView, url: string) =>
  `${name} ${language} ${territory} ${url}`;

export interface CachedAnswer extends CacheEntry, Pick<DispatchResult, 'retryAfter' | 'immutable'> {
  /** The part of the product that its call belongs to. */
  part: AnyCall['part'];
}

export interface AnswerCache {
  /** The answer in memory to a call at an address, if one was made at exactly this address. */
  known(call: AnyCall, view: AnswerView, url: string): CachedAnswer | null;
  /**
   * The answer to a call that is the same for everybody of a language and territory: the bytes, made once for many requests. It
   * depends on nothing of the request but the input.
   * @param url for the next time
   */
  answer(
    operation: Operation,
    raw: RawInput & { url: string },
    context: AnswerView & Pick<CallContext, 'requestId'>,
    gate: Gate,
  ): Promise<CachedAnswer>;
  /** Lets all answers expire, or those of a part of the product: what they were made from has changed. */
  expire(part?: AnyCall['part']): void;
  /** Lets all answers expire, and none be sent while a new one is made. */
  retire(): void;
  /** Drops all answers: none of them may be sent any more. */
  clear(): void;
}

/** Keeps the answers to public calls as bytes (SEC-22). @param now milliseconds on any clock */
export function answerCache(now: () => number): AnswerCache {
  const cache = new StaleCache<CachedAnswer>({
    name: 'answers',
    now,
    most: MOST_BYTES,
    copies: STALE_IF_ERROR,
  });
  /** Keys by address: checking the input of an address again takes longer than sending its answer. */
  const keys = new Map<string, string>();

  function remember(call: AnyCall, view: AnswerView, url: string, key: string): void {
    if (url.length > LONGEST_ADDRESS) return;
    if (keys.size >= MOST_ADDRESSES) keys.delete(keys.keys().next().value ?? '');
    keys.set(addressOf(call, view, url), key);
  }

  return {
    known(call, view, url) {
      const key = keys.get(addressOf(call, view, url));
      return key === undefined ? null : cache.ready(key);
    },
    answer(operation, raw, context, gate) {
      const { language, territory, requestId } = context;
      const view = { language, territory };
      const make = async (old: CachedAnswer | null): Promise<CachedAnswer> => {
        const outcome = await dispatch(
          operation,
          raw,
          serviceContext({ ...view, requestId }),
          gate,
        );
        if (outcome.status >= 500 && old) return old;
        return asBytes(outcome, operation.call.part, old);
      };
      const key = keyOf(operation.call, raw, view);
      if (key === null) return make(null);
      remember(operation.call, view, raw.url, key);
      return cache.get(key, make);
    },
    expire: (part) => cache.expire((answer) => part === undefined || answer.part === part),
    retire: () => cache.retire(),
    clear: () => cache.clear(),
  };
}

async function asBytes(
  { status, envelope, retryAfter, immutable }: DispatchResult,
  part: AnyCall['part'],
  old: CachedAnswer | null,
): Promise<CachedAnswer> {
  const bytes = Buffer.from(JSON.stringify(envelope));
  const tag = tagOf(bytes);
  const body = old?.body.tag === tag ? old.body : await CachedBody.of(bytes, tag);
  return {
    status,
    body,
    part,
    ...(retryAfter !== undefined && { retryAfter }),
    ...(immutable && { immutable }),
  };
}

/** By the input as the handler sees it, so that unknown names make no new answer; null for an invalid one. */
function keyOf(call: AnyCall, raw: RawInput, { language, territory }: AnswerView): string | null {
  try {
    const input = Object.entries(parseInput(call, raw)).sort(([a], [b]) => (a < b ? -1 : 1));
    return JSON.stringify([call.name, language, territory, input]);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
