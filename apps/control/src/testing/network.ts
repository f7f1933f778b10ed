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
    const script = answers[request.path] ?? refused(404, 'NOT_FOUND');
    const next = Array.isArray(script) && script.length > 1 ? script.shift() : script;
    const chosen = Array.isArray(next) ? next[0] : next;
    const answer = typeof chosen === 'function' ? chosen(request) : chosen;
    if (answer === 'never') return new Promise(() => {});
    if (answer === 'offline' || answer === undefined) throw new TypeError('fetch failed');
    const { status = 200, message = null, data = null, meta = null } = answer;
    return new Response(JSON.stringify({ message, data, meta }), { status });
  });
  return sent;
}

/** An error in the service's format. */
export const refused = (status: number, code: ErrorCode, meta: object = {}): Answer => ({
  status,
  message: `Said by the service: ${code}`,
  meta: { code, ...meta },
});
