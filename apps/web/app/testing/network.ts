import { answerTexts } from '@kandil/contract/client';
import type { Envelope } from '@kandil/contract/envelope';
import { ui } from '@kandil/i18n/locales/en';
import { vi } from 'vitest';
import { startApi } from '#app/data/client/api.ts';

export interface SentRequest {
  method: string;
  /** Below /api, without the query. */
  path: string;
  query: Record<string, string>;
  body: Record<string, unknown>;
  token: string | null;
}

type Answer = { status?: number } & Partial<Envelope>;
type Answers = Record<
  string,
  Answer | 'offline' | ((request: SentRequest) => Answer | Promise<Answer>)
>;

/**
 * Starts the browser client on a scripted network, which replaces the services, not our own code. A call without a
 * scripted answer gets a not-found error.
 */
export function scriptNetwork(answers: Answers): SentRequest[] {
  const sent: SentRequest[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    const request = requestOf(address, init);
    sent.push(request);
    return responseOf(answers[request.path] ?? { status: 404, message: 'Not Found' }, request);
  });
  // The same network for uploads; half of each body has been sent while it is answered.
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends EventTarget {
      upload = new EventTarget();
      status = 0;
      responseText = '';
      #to = { method: '', address: '' };
      readonly #headers = new Headers();
      open(method: string, address: string) {
        this.#to = { method, address };
      }
      setRequestHeader(name: string, value: string) {
        this.#headers.set(name, value);
      }
      async send(body: FormData) {
        const { method, address } = this.#to;
        const half = new ProgressEvent('progress', { loaded: 50, total: 100 });
        this.upload.dispatchEvent(half);
        try {
          const answer = await fetch(address, { method, headers: this.#headers, body });
          this.status = answer.status;
          this.responseText = await answer.text();
          this.dispatchEvent(new Event('load'));
        } catch {
          this.dispatchEvent(new Event('error'));
        }
      }
    },
  );
  startApi({
    services: {},
    appVersion: '1.2.3',
    language: 'en',
    texts: answerTexts(ui),
    report: () => undefined,
  });
  return sent;
}

function requestOf(address: string, { method = 'GET', headers, body }: RequestInit): SentRequest {
  const { pathname, searchParams } = new URL(address, 'http://kandil.test');
  return {
    method,
    path: pathname.replace(/^\/api/, ''),
    query: Object.fromEntries(searchParams),
    body: bodyOf(body),
    token: new Headers(headers).get('authorization')?.replace('Bearer ', '') ?? null,
  };
}

function bodyOf(body: RequestInit['body']): SentRequest['body'] {
  if (body instanceof FormData) return Object.fromEntries(body);
  return typeof body === 'string' ? (JSON.parse(body) as SentRequest['body']) : {};
}

async function responseOf(answer: Answers[string], request: SentRequest): Promise<Response> {
  if (answer === 'offline') throw new TypeError('fetch failed');
  const {
    status = 200,
    message = null,
    data = null,
    meta = null,
  } = typeof answer === 'function' ? await answer(request) : answer;
  return new Response(JSON.stringify({ message, data, meta }), { status });
}

/** An error in the services' format. */
export const refused = (
  status: number,
  code: string,
  message: string,
  meta: object = {},
): Answer => ({
  status,
  message,
  meta: { code, ...meta },
});

/** The response to a login, sign-up or code. */
export const tokens = (over: object = {}): Answer => ({
  data: {
    token: 'access',
    accessToken: 'access',
    refreshToken: null,
    expiresIn: 900,
    otpRequired: false,
    action: null,
    user: null,
    ...over,
  },
});
