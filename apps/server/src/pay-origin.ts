import { currentSite, type Internal, type Log, siteName } from '@kandil/api';
import type { Data } from '@kandil/contract';
import { cardForm } from '@kandil/contract/internal';
import { isLanguageCode, isRightToLeft } from '@kandil/i18n';
import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { colorsOf, type SiteColors } from './web/mark.ts';

export interface PayOriginOptions {
  internal: Internal;
  log: Log;
  /** The product's own origin: a form that is no longer there leads to the page of its payment. */
  publicOrigin: string;
  /** Origins of the gateways whose forms are shown: they may run scripts, connect and be framed. */
  gateways: readonly string[];
  /** Whether it is served over https. */
  secure: boolean;
}

const ADDRESS = /^\/forms\/([\da-f-]{36})$/;

/**
 * The payment origin: one page that shows a gateway's form of an attempt, by the attempt's secret. It is an origin of its
 * own, so that the scripts of a gateway reach neither our cookies nor our pages; it sets no cookie and reads none.
 */
export function createPayOrigin(options: PayOriginOptions): Server {
  const server = createServer(
    { headersTimeout: 8000, requestTimeout: 10_000 },
    (request, reply) => {
      answer(request, reply, options).catch((error: unknown) => {
        options.log.error({ err: error }, 'the payment origin failed');
        send(reply, 503, headersOf(options), '');
      });
    },
  );
  server.maxConnections = 1000;
  return server;
}

async function answer(
  { method, url = '' }: IncomingMessage,
  reply: ServerResponse,
  options: PayOriginOptions,
): Promise<void> {
  if (method !== 'GET') return send(reply, 405, { ...headersOf(options), allow: 'GET' }, '');
  const address = URL.parse(url, 'http://localhost');
  const [, intentId] = ADDRESS.exec(address?.pathname ?? '') ?? [];
  if (!intentId) return send(reply, 404, headersOf(options), '');
  const secret = address?.searchParams.get('secret') ?? '';
  const form = secret.length <= 100 ? await options.internal(cardForm, { intentId, secret }) : null;
  // Paid meanwhile, or too old. Whoever has no right to the payment learns nothing there either.
  if (!form) {
    const location = `${options.publicOrigin}/payment-failed?intent=${intentId}`;
    return send(reply, 303, { ...headersOf(options), location }, '');
  }
  const nonce = randomBytes(16).toString('base64');
  const headers = { ...headersOf(options, nonce), 'content-type': 'text/html; charset=utf-8' };
  send(reply, 200, headers, page(form, nonce, options.publicOrigin));
}

type CardPage = NonNullable<Data<typeof cardForm>>;

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** The frame around the form, in the colours of the site. */
const styleIn = ({ ground, text, accent }: SiteColors): string =>
  `body{margin:0;padding:24px 16px;background:${ground}}
header,main{max-width:460px;margin:0 auto;color:${text};font:16px/1.5 sans-serif}
header a{display:inline-block;padding:12px 0;color:${accent}}
header .name{font:24px serif;text-decoration:none}
h1{margin:8px 0 4px;font-size:18px}
p{margin:0}
main{margin-top:16px}`;

/** The gateway's scripts get the nonce; what they load themselves is trusted through them. The name leads back. */
function page(
  { html, language, title, lines, back }: CardPage,
  nonce: string,
  publicOrigin: string,
): string {
  const dir = isLanguageCode(language) && isRightToLeft(language) ? 'rtl' : 'ltr';
  const form = html.replaceAll(/<script\b/gi, `<script nonce="${nonce}"`);
  return [
    `<!doctype html><html lang="${language}" dir="${dir}">`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width">',
    `<meta name="robots" content="noindex"><title>${escaped(siteName(language))}</title><style>${styleIn(colorsOf(currentSite()))}</style></head>`,
    `<body><header><a class="name" href="${publicOrigin}/subscription-plans">${escaped(siteName(language))}</a>`,
    `<h1 dir="auto">${escaped(title)}</h1>`,
    ...lines.map((line) => `<p dir="auto">${escaped(line)}</p>`),
    `<a href="${escaped(back.url)}">${escaped(back.text)}</a></header>`,
    `<main dir="ltr">${form}</main></body></html>`,
  ].join('');
}

function headersOf({ gateways, secure }: PayOriginOptions, nonce?: string): Record<string, string> {
  const origins = gateways.join(' ');
  const open = [
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'unsafe-inline' ${origins}`,
    `img-src data: ${origins}`,
    `font-src data: ${origins}`,
    `connect-src ${origins}`,
    `frame-src ${origins}`,
  ];
  return {
    'content-security-policy': [
      "default-src 'none'",
      ...(nonce === undefined ? [] : open),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'cross-origin-opener-policy': 'same-origin',
    ...(secure && { 'strict-transport-security': 'max-age=63072000' }),
  };
}

function send(
  reply: ServerResponse,
  status: number,
  headers: Record<string, string>,
  body: string,
): void {
  reply.writeHead(status, headers).end(body);
}

/** Listens, and answers how to stop. */
export async function startPayOrigin(
  server: Server,
  { port, host }: { port: number; host: string },
): Promise<() => Promise<void>> {
  server.listen(port, host);
  await once(server, 'listening');
  return async () => {
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
}
