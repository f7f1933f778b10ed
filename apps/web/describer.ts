import { expiryOf, type RequestHeaders } from './app/data/start/visitor.ts';
import { type AgeClass, asAudience, describeRequest, type PageRequest } from './page-request.ts';

/** Addresses with the headers that matter, and with the cookies of a member. */
const REMEMBERED = 2000;
/** Characters of those: a client may send 16 kB. */
const LONGEST_REMEMBERED = 2048;

/** What a request is described from. */
interface Asked {
  path: string;
  cookie: string;
  agent: string;
  languages: string;
  inWebView: boolean;
}

interface Described {
  asked: Asked;
  request: PageRequest;
  /** Milliseconds since 1970: after that the token of the request has expired. */
  until: number;
}

/**
 * A key for a map. A text would be read from end to end and looked up in V8's own table of texts first; of cookies,
 * which are long, every eighth character tells members apart.
 */
function keyOf({ path, cookie, agent, languages, inWebView }: Asked): number {
  let key = inWebView ? 1 : 0;
  key = mixed(key, path, 1);
  key = mixed(key, agent, 1);
  key = mixed(key, languages, 1);
  return mixed(key, cookie, 8);
}

function mixed(key: number, text: string, step: number): number {
  let result = Math.imul(key, 31) + text.length;
  for (let at = 0; at < text.length; at += step)
    result = (Math.imul(result, 31) + text.charCodeAt(at)) | 0;
  return result;
}

const isSame = (a: Asked, b: Asked): boolean =>
  a.path === b.path &&
  a.cookie === b.cookie &&
  a.agent === b.agent &&
  a.languages === b.languages &&
  a.inWebView === b.inWebView;

const isShort = ({ path, cookie, agent, languages }: Asked): boolean =>
  path.length + cookie.length + agent.length + languages.length <= LONGEST_REMEMBERED;

/** Only these: a request is remembered by nothing else. */
const headersOf = ({ cookie, agent, languages, inWebView }: Asked): RequestHeaders => ({
  'accept-language': languages,
  'user-agent': agent,
  ...(inWebView && { 'x-web-view': '1' }),
  ...(cookie && { cookie }),
});

const textOf = (header: string | string[] = ''): string =>
  typeof header === 'string' ? header : header.join(', ');

/**
 * Describes requests, each one once: first visits, crawlers and caches send the same few headers, and a member the same
 * cookies for a quarter of an hour.
 */
export function describer(origin: string): (path: string, headers: RequestHeaders) => PageRequest {
  const known = new Map<number, Described>();

  function describe(key: number, asked: Asked): PageRequest {
    const request = describeRequest(origin, asked.path, headersOf(asked));
    const { token } = request.visitor;
    const until = token === null ? Number.POSITIVE_INFINITY : expiryOf(token);
    if (isShort(asked)) known.set(key, { asked, request, until });
    for (const oldest of known.keys()) {
      if (known.size <= REMEMBERED) break;
      known.delete(oldest);
    }
    return request;
  }

  return (path, headers) => {
    const asked = {
      path,
      cookie: textOf(headers['cookie']),
      agent: textOf(headers['user-agent']),
      languages: textOf(headers['accept-language']),
      inWebView: headers['x-web-view'] !== undefined,
    };
    const key = keyOf(asked);
    const found = known.get(key);
    const isKnown = found && isSame(found.asked, asked) && Date.now() < found.until;
    return isKnown ? found.request : describe(key, asked);
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
