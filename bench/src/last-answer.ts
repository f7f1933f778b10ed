import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bytes } from './baselines/fastify.ts';
import type { Request } from './load.ts';

/** What browsers send. */
export const HEADERS = { 'accept-encoding': 'gzip, deflate, br' };

/** An answer as it arrives, which `fetch` would unpack. @throws Error unless it is 200 */
async function answerOf({ url, cookie }: Request): Promise<Bytes> {
  const request = get(url, { headers: { ...HEADERS, ...(cookie && { cookie }) } });
  const [answer] = (await once(request, 'response')) as [IncomingMessage];
  if (answer.statusCode !== 200) throw new Error(`${url} answers ${answer.statusCode}`);
  const body = Buffer.concat((await answer.toArray()) as Buffer[]);
  const { 'content-type': type = '', 'content-encoding': encoding } = answer.headers;
  const headers = { 'content-type': type, ...(encoding && { 'content-encoding': encoding }) };
  return { headers, body };
}

/** Cached answers are compressed at their best after the eighth request, in the background. */
const REQUESTS = 20;
const MOST_WAITING_MS = 5000;

/** The answer that clients get under load. One that is not in Brotli after some seconds stays as it is. */
export async function lastAnswerOf(request: Request): Promise<Bytes> {
  let answer = await answerOf(request);
  for (let count = 1; count < REQUESTS; count += 1) answer = await answerOf(request);
  const until = performance.now() + MOST_WAITING_MS;
  while (answer.headers['content-encoding'] !== 'br' && performance.now() < until) {
    await sleep(100);
    answer = await answerOf(request);
  }
  return answer;
}
