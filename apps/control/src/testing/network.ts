import type { ErrorCode } from '@kandil/contract/errors';
import type { Envelope } from '@kandil/contract/envelope';
import { vi } from 'vitest';

export interface SentRequest {
  /** Below /api/staff. */
  path: string;
  body: Record<string, unknown>;
  address: string;
  headers: Headers;
}

type Answer = { status?: number } & Partial<Envelope>;
type Script = Answer | 'offline' | 'never' | ((request: SentRequest) => Answer | 'offline');

/** Answers by path; a list is used up one by one, and its last answer stays. */
export type Answers = Record<string, Script | Script[]>;

/**
 * Scripts the network, which replaces the service, not our own code. A call without an answer is not found.
 * @returns what was sent
 */
export function scriptNetwork(answers: Answers): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit) => {
    const request = {
      path: address.replace('/api/staff', ''),
      body: JSON.parse(init.body as string) as SentRequest['body'],
      address,
      headers: new Headers(init.headers),
    };
    sent.push(request);
    return responseOf(nextOf(answers[request.path] ?? refused(404, 'NOT_FOUND')), request);
  });
  return sent;
}

function nextOf(script: Script | Script[]): Script {
  if (!Array.isArray(script)) return script;
  const next = script.length > 1 ? script.shift() : script[0];
  if (next === undefined) throw new Error('a list of answers is empty');
  return next;
}

async function responseOf(script: Script, request: SentRequest): Promise<Response> {
  const answer = typeof script === 'function' ? script(request) : script;
  if (answer === 'never') return new Promise(() => {});
  if (answer === 'offline') throw new TypeError('fetch failed');
  const { status = 200, message = null, data = null, meta = null } = answer;
  return new Response(JSON.stringify({ message, data, meta }), { status });
}

/** An error in the service's format. */
export const refused = (status: number, code: ErrorCode, meta: object = {}): Answer => ({
  status,
  message: `Said by the service: ${code}`,
  meta: { code, ...meta },
});
