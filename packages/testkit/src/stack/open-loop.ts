import { type Agent, request } from 'node:http';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

export interface SentRequest {
  /** 0 when it was not answered. */
  status: number;
  /** Milliseconds until the whole answer was there. */
  ms: number;
  text: string;
}

export interface SendOptions {
  url: string;
  agent: Agent;
  headers?: Record<string, string>;
  /** JSON to POST; without it the address is asked for. */
  body?: string;
}

/** One request over a persistent connection; never throws. */
export function send({ url, agent, headers, body }: SendOptions): Promise<SentRequest> {
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const done = (status: number, text = '') =>
      resolve({ status, text, ms: performance.now() - startedAt });
    const sent = request(url, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...(body !== undefined && jsonOf(body)), ...headers },
    });
    sent.on('error', () => done(0));
    sent.on('response', (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      answer.on('end', () => done(answer.statusCode ?? 0, text));
    });
    sent.end(body);
  });
}

const jsonOf = (body: string) => ({
  'content-type': 'application/json',
  'content-length': Buffer.byteLength(body),
});

/** Sends so many a second, whatever becomes of those before: a slow answer delays no other request. */
export async function openLoop(
  perSecond: number,
  seconds: number,
  one: (index: number) => Promise<SentRequest>,
): Promise<SentRequest[]> {
  const startedAt = performance.now();
  const running: Promise<SentRequest>[] = [];
  const total = perSecond * seconds;
  while (running.length < total) {
    const due = Math.min(total, ((performance.now() - startedAt) / 1000) * perSecond);
    while (running.length < due) running.push(one(running.length));
    await sleep(2);
  }
  return Promise.all(running);
}

export const percentile = (sent: readonly SentRequest[], share: number): number =>
  sent.map(({ ms }) => ms).toSorted((a, b) => a - b)[Math.floor(sent.length * share)] ?? Number.NaN;
