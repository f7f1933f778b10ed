import type { Territory } from '@kandil/contract/territory';
import { expiryOf, type RequestHeaders } from './app/data/start/visitor.ts';
import {
  asAudience,
  describeRequest,
  type MemberView,
  type Offer,
  type PageRequest,
} from './page-request.ts';

/** Addresses with the headers that matter, and with the cookies of a member. */
const REMEMBERED = 2000;
/** Characters of those: a client may send 16 kB. */
const LONGEST_REMEMBERED = 2048;

interface CachedRequest {
  request: PageRequest;
  /** Milliseconds since 1970: after that the token of the request has expired. */
  until: number;
}

/**
 * Describes requests, each one once: first visits, crawlers and caches send the same few headers, and a member the same
 * cookies for a quarter of an hour.
 * @param offer the same object until it changes
 * @param territoryOf where a request comes from
 */
export function describer(
  offer: () => Offer,
  territoryOf: (headers: RequestHeaders) => Territory,
): (path: string, headers: RequestHeaders) => PageRequest {
  const known = new Map<string, CachedRequest>();
  let lastOffer: Offer | null = null;

  return (path, headers) => {
    const text = (name: string) => String(headers[name] ?? '');
    const [cookie, agent, languages] = [
      text('cookie'),
      text('user-agent'),
      text('accept-language'),
    ];
    const inWebView = headers['x-web-view'] !== undefined;
    const territory = territoryOf(headers);
    // Neither an address nor a header contains a line break.
    const key = `${path}\n${cookie}\n${agent}\n${languages}\n${inWebView}\n${territory}`;
    const offered = offer();
    if (offered !== lastOffer) known.clear();
    lastOffer = offered;
    const found = known.get(key);
    if (found && Date.now() < found.until) return found.request;
    // From these headers alone: a request is remembered by no others.
    const request = describeRequest({ ...offered, territory }, path, {
      cookie,
      'user-agent': agent,
      'accept-language': languages,
      ...(inWebView && { 'x-web-view': '1' }),
    });
    const { token } = request.visitor;
    const until = token === null ? Number.POSITIVE_INFINITY : expiryOf(token);
    if (key.length <= LONGEST_REMEMBERED) known.set(key, { request, until });
    if (known.size > REMEMBERED) known.delete(known.keys().next().value ?? '');
    return request;
  };
}

/** The pages of audiences, each one described once for a request that is remembered. */
export function audiences(): (request: PageRequest, members: MemberView) => PageRequest {
  const known = new WeakMap<PageRequest, Partial<Record<string, PageRequest>>>();
  return (request, members) => {
    let ofRequest = known.get(request);
    if (!ofRequest) known.set(request, (ofRequest = {}));
    const { visitor, address } = request;
    return (ofRequest[`${members.audience} ${members.territory}`] ??= asAudience(
      { ...visitor, ...members },
      new URL(address),
    ));
  };
}
