import { expect } from 'vitest';
import { dataProblem } from './check.ts';
import { ApiError, type ClientOptions, type RefreshResult } from './index.ts';

/** An answer of the scripted server. */
export interface NetworkScript {
  status: number;
  body: unknown;
}

export const ok = (data: unknown): NetworkScript => ({
  status: 200,
  body: { message: null, data, meta: null },
});
export const refused = (status: number, message: string | null = null): NetworkScript => ({
  status,
  body: { message, data: null, meta: null },
});

/** A scripted server: each request takes the next answer. It stands in for the network, not for our code. */
export function scriptedNetwork() {
  const network = {
    sent: [] as { url: string; init: RequestInit }[],
    script: [] as (NetworkScript | 'offline')[],
    waits: [] as number[],
    reported: [] as unknown[],
    token: null as string | null,
    /** Results of the next refreshes; `fresh` when empty. */
    refreshes: [] as RefreshResult[],
    renewed: [] as string[],
  };
  const options: ClientOptions = {
    baseUrlOf: (service) => `http://kandil.test/api/${service}`,
    headers: () => ({ 'x-platform': 'web' }),
    session: {
      accessToken: () => network.token,
      refresh: async (refusedToken) => {
        network.renewed.push(refusedToken);
        const next = network.refreshes.shift() ?? 'fresh';
        if (next === 'fresh') network.token = 'fresh';
        return next;
      },
    },
    texts: {
      unexpected: () => 'Unexpected error happened, please try again!',
      ofStatus: (status) => `text of ${status}`,
    },
    check(call, data) {
      const problem = dataProblem(call, data);
      if (problem) network.reported.push(problem);
    },
    report: (problem) => void network.reported.push(problem),
    fetch: async (url, init) => {
      network.sent.push({ url: url as string, init: init ?? {} });
      const next = network.script.shift() ?? ok([]);
      if (next === 'offline') throw new TypeError('fetch failed');
      const body = typeof next.body === 'string' ? next.body : JSON.stringify(next.body);
      return new Response(next.status === 304 ? null : body, { status: next.status });
    },
    wait: async (milliseconds) => void network.waits.push(milliseconds),
  };
  return { network, options };
}

/** The error of a call that must fail. */
export async function failure(run: Promise<unknown>): Promise<ApiError> {
  const error = await run.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
}
