/** A television's identity. */
export interface Caller {
  deviceId: string;
  token?: string | undefined;
}

export interface CallResult {
  method?: 'GET' | 'POST';
  /** Below `/api`, with its query. */
  path: string;
  body?: Record<string, unknown>;
}

export interface Answer<T> {
  /** 0 if the product did not answer. */
  status: number;
  data: T | null;
  /** `Retry-After` of the product, in seconds. */
  retryAfter: number;
}

const PATIENCE_MS = 10_000;
const DEFAULT_WAIT = 5;

/** User agent of the brand. */
const USER_AGENT =
  'Mozilla/5.0 (SMART-TV; Linux; Tizen 8.0) AppleWebKit/537.36 (KHTML, like Gecko) Version/8.0 TV Safari/537.36';

export type Product = ReturnType<typeof productOf>;

/** The product's HTTP API for a television, with the headers of clients. */
export function productOf(url: string) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;

  async function ask<T>({ deviceId, token }: Caller, asked: CallResult): Promise<Answer<T>> {
    const { method = 'GET', path, body } = asked;
    try {
      const response = await fetch(`${url}/api${path}`, {
        method,
        headers: {
          'user-agent': USER_AGENT,
          'x-platform': 'tv',
          'x-language': 'en',
          'x-device-id': deviceId,
          'x-zone': zone,
          ...(token && { authorization: `Bearer ${token}` }),
          ...(body && { 'content-type': 'application/json' }),
        },
        body: body ? JSON.stringify(body) : null,
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      const { data } = (await response.json()) as { data: T | null };
      const retryAfter = Number(response.headers.get('retry-after') ?? DEFAULT_WAIT);
      return { status: response.status, data, retryAfter };
    } catch {
      return { status: 0, data: null, retryAfter: DEFAULT_WAIT };
    }
  }

  /** A picture of the catalogue by its address. */
  async function picture(src: string): Promise<{ type: string; bytes: Buffer } | null> {
    try {
      const address = `${url}${src}`;
      const response = await fetch(address, { signal: AbortSignal.timeout(PATIENCE_MS) });
      const type = response.headers.get('content-type') ?? '';
      if (!response.ok || !type.startsWith('image/')) return null;
      return { type, bytes: Buffer.from(await response.arrayBuffer()) };
    } catch {
      return null;
    }
  }

  return { url, ask, picture };
}
