import { memoize } from './app/data/start/memoize.ts';
import { expiryOf, type RequestHeaders } from './app/data/start/visitor.ts';
import { type AgeClass, asAudience, describeRequest, type PageRequest } from './page-request.ts';

/** Addresses with the headers that matter, and with the cookies of a member. */
const REMEMBERED = 2000;
const LONGEST_REMEMBERED = 2048;

/**
 * Describes requests, each one once: first visits, crawlers and caches send the same few headers, and a member the same
 * cookies for a quarter of an hour.
 */
export function describer(origin: string): (path: string, headers: RequestHeaders) => PageRequest {
  const described = memoize(
    (text: string) => {
      const [path = '', language, agent, inWebView, cookie] = text.split('\n');
      const request = describeRequest(origin, path, {
        'accept-language': language,
        'user-agent': agent,
        ...(inWebView && { 'x-web-view': inWebView }),
        ...(cookie && { cookie }),
      });
      const { token } = request.visitor;
      return { request, until: token === null ? Number.POSITIVE_INFINITY : expiryOf(token) };
    },
    REMEMBERED,
    LONGEST_REMEMBERED,
  );
  return (path, headers) => {
    const { cookie } = headers;
    const inWebView = headers['x-web-view'] === undefined ? '' : '1';
    const { request, until } = described(
      [path, headers['accept-language'], headers['user-agent'], inWebView, cookie].join('\n'),
    );
    return Date.now() < until ? request : describeRequest(origin, path, headers);
  };
}

/** The pages of audiences, each one described once for a request that is remembered. */
export function audiences(): (request: PageRequest, ageClass: AgeClass) => PageRequest {
  const known = new WeakMap<PageRequest, Partial<Record<AgeClass, PageRequest>>>();
  return (request, ageClass) => {
    let ofRequest = known.get(request);
    if (!ofRequest) known.set(request, (ofRequest = {}));
    return (ofRequest[ageClass] ??= asAudience(
      request.visitor,
      new URL(request.address),
      ageClass,
    ));
  };
}
