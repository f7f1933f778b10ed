import type { AnyCall, Args, Data } from '@kandil/contract';
import { useEffect, useState } from 'react';
import { request } from './request.ts';
import { ownerOf, useSession } from './session.ts';

/** Last answers, so that a screen that was open before shows at once, and is read again behind. */
const answers = new Map<string, unknown>();

useSession.subscribe((session, before) => {
  const [owner, earlier] = [ownerOf(session), ownerOf(before)];
  const isSame = owner && owner.id === earlier?.id && owner.role === earlier.role;
  if (!isSame) answers.clear();
});

const BY_ITSELF = { 'x-by-itself': '1' };

interface Attempt {
  key: string;
  error: unknown;
  busy: boolean;
}

export interface CallState<T> {
  /** Undefined until there is an answer; the last one while it is read again, or when that failed. */
  data: T | undefined;
  /** Why the last attempt failed; undefined if it did not. */
  error: unknown;
  busy: boolean;
  reload(): void;
  /** The same without a person who asked for it: the session ends as if nobody was there. */
  reloadByItself(): void;
  /** Takes over what another call has answered about the same. */
  put(data: T): void;
}

/** Reads a call for a screen, and reads it again when the arguments change. */
export function useCall<C extends AnyCall>(call: C, args: Args<C>): CallState<Data<C>> {
  const key = `${call.service}${call.paths[0]} ${JSON.stringify(args)}`;
  const [attempt, setAttempt] = useState({ count: 0, isByItself: false });
  const [state, setState] = useState<Attempt>({ key, error: undefined, busy: true });
  useEffect(() => {
    const leaving = new AbortController();
    const settle = (error?: unknown) => {
      if (!leaving.signal.aborted) setState({ key, error, busy: false });
    };
    setState({ key, error: undefined, busy: true });
    const headers = attempt.isByItself ? BY_ITSELF : {};
    request(call, args, leaving.signal, headers).then((data) => {
      if (!leaving.signal.aborted) answers.set(key, data);
      settle();
    }, settle);
    return () => leaving.abort();
    // The key says all of the call and its arguments.
    // eslint-disable-next-line react/exhaustive-deps
  }, [key, attempt]);
  const again = (isByItself: boolean) =>
    setAttempt(({ count }) => ({ count: count + 1, isByItself }));
  const isCurrent = state.key === key;
  return {
    data: answers.get(key) as Data<C> | undefined,
    error: isCurrent ? state.error : undefined,
    busy: !isCurrent || state.busy,
    reload: () => again(false),
    reloadByItself: () => again(true),
    put(data) {
      answers.set(key, data);
      setState({ key, error: undefined, busy: false });
    },
  };
}
