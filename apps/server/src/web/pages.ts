import {
  type Admission,
  admit,
  isApiPath,
  KeptCache,
  languageOf,
  refusalAnswer,
  sendKept,
  sendWhole,
} from '@kandil/api';
import { Refusal } from '@kandil/contract';
import { COOKIES, isPrivateAddress, type PageRequest, type Web } from '@kandil/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CatalogueWatch } from '../catalogue-watch.ts';
import { abortedWith, sendDocument } from './document.ts';
import { commonHeaders, DATA_POLICY, pageHeaders } from './headers.ts';
import { notices } from './notices.ts';
import type { MemberAudiences } from './member-audiences.ts';
import type { LimitPage } from './page-limits.ts';
import { type KeptPage, rendering, scriptSource } from './rendering.ts';

/** The origin of an analytics script, and the consent that it needs. */
export interface AnalyticsOrigin {
  kind: 'analytics' | 'social';
  origin: string;
}

export interface PagesOptions {
  web: Web;
  publicOrigin: string;
  now: () => number;
  recaptchaUrl: string | null;
  mediaSources: readonly string[];
  analytics: readonly AnalyticsOrigin[];
  foreignPolicies: readonly string[];
  /** Origin of the collector of errors. */
  calledOrigins: readonly string[];
  limit: LimitPage;
  /** Admission under overload. */
  requests: Admission;
  catalogue: Pick<CatalogueWatch, 'onChange'>;
  members: Pick<MemberAudiences, 'classOf' | 'knownClassOf'>;
}

const TOKEN_PAGES =
  /^\/(?:[a-z]{2}\/)?(?:reset-password|sign-in|verify|activate|family-sharing\/accept)(?:\/|$)|[?&](?:token|code)=/;

/** Some 250 pages: home, categories and new titles in every language, with room for a crawler. */
const MOST_BYTES = 64 * 2 ** 20;

/** What a document's headers depend on beside the page. */
interface DocumentFacts {
  /** Origins of the analytics scripts that the visitor allows. After an answer the next page is a new document. */
  analytics: readonly string[];
  tokenInUrl: boolean;
}

function factsOf(request: FastifyRequest, origins: readonly AnalyticsOrigin[]): DocumentFacts {
  const { url } = request;
  const isOpen = origins.length > 0 && !isPrivateAddress(url);
  const analytics = isOpen ? allowedBy(consentOf(request), origins) : [];
  return { analytics, tokenInUrl: TOKEN_PAGES.test(url) };
}

/** The kinds that the visitor allows. */
const consentOf = ({ server, headers }: FastifyRequest): string[] =>
  (server.parseCookie(headers.cookie ?? '')[COOKIES.consent] ?? '').split('.');

const allowedBy = (kinds: readonly string[], origins: readonly AnalyticsOrigin[]): string[] => [
  ...new Set(origins.filter(({ kind }) => kinds.includes(kind)).map(({ origin }) => origin)),
];

/** Every address that is neither a file nor a call is a page, rendered on the server. */
export function pageRoutes(app: FastifyInstance, options: PagesOptions): void {
  const { web, publicOrigin, now, limit, requests, members } = options;
  const { recaptchaUrl, mediaSources, foreignPolicies, calledOrigins } = options;
  const secure = publicOrigin.startsWith('https:');
  const site = { secure, recaptchaUrl, mediaSources, foreignPolicies, calledOrigins };
  // One by one: three at once kept the other requests waiting for up to 100 ms.
  const cache = new KeptCache<KeptPage>({ now, most: MOST_BYTES, oneByOne: true });
  options.catalogue.onChange(() => cache.expire());
  const sendNotice = notices(web);
  const render = rendering(web, requests);
  const headersFor = (facts: DocumentFacts, scripts: readonly string[]) =>
    pageHeaders({ scripts, ...facts, ...site });

  /** What a member asks for, as the page of its audience where there is one. */
  async function asAudience(visit: PageRequest, ip: string): Promise<PageRequest> {
    if (!visit.forMembers) return visit;
    const ageClass = await members
      .classOf(visit.visitor, () => limit(visit, ip))
      // Without an answer the page is rendered for the visitor, with the copies of an outage.
      .catch(() => null);
    return ageClass === null ? visit : web.forAudience(visit, ageClass);
  }

  function keyOf({ audience }: PageRequest, { tokenInUrl, analytics }: DocumentFacts) {
    // The same text each time: a new one would be read from end to end to find its page.
    const isUsual = !tokenInUrl && analytics.length === 0;
    return audience === null || isUsual ? audience : [audience, tokenInUrl, ...analytics].join(' ');
  }

  /** Sends the page that is kept for the visitor, if nothing has to be awaited for it. */
  function sendAtOnce(request: FastifyRequest, reply: FastifyReply, asked: PageRequest): boolean {
    const ageClass = asked.forMembers ? members.knownClassOf(asked.visitor) : null;
    const visit = ageClass === null ? asked : web.forAudience(asked, ageClass);
    const key = keyOf(visit, factsOf(request, options.analytics));
    const kept = key === null ? null : cache.ready(key);
    if (!kept || request.isFromOffender || !requests.startsAtOnce()) return false;
    sendWhole(request, reply, kept);
    return true;
  }

  async function page(
    request: FastifyRequest,
    reply: FastifyReply,
    asked: PageRequest,
  ): Promise<void> {
    const facts = factsOf(request, options.analytics);
    try {
      // A page from the cache is light, and `rendering` counts the others.
      await admit(requests, request, reply, { priority: 'catalogue', isLight: true });
      if (asked.searches) await admit(requests, request, reply, { priority: 'extra' });
      const visit = await asAudience(asked, request.ip);
      if (visit.audience === null) return await own(request, reply, visit, facts);
      const { status, headers, body } = await shared(request, visit, facts);
      sendKept(request, reply.code(status).headers(headers), body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      reply.headers(headersFor(facts, []));
      await sendNotice(request, reply, error, asked.visitor.language);
    }
  }

  async function own(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: PageRequest,
    facts: DocumentFacts,
  ): Promise<void> {
    if (!visit.redirect) await limit(visit, request.ip);
    const document = await render.document(visit, abortedWith(reply));
    reply.headers(headersFor(facts, document.scripts.map(scriptSource)));
    await sendDocument(request, reply, document);
  }

  /** The page of an audience. It depends on nothing else of the request: others get it too. */
  async function shared(
    { ip }: FastifyRequest,
    visit: PageRequest,
    facts: DocumentFacts,
  ): Promise<KeptPage> {
    const key = keyOf(visit, facts) ?? '';
    if (!cache.has(key)) {
      const copy = requests.isRenderingLate() ? cache.copy(key) : null;
      if (copy) return copy;
      await limit(visit, ip);
    }
    return cache.get(key, (old) =>
      render.page(visit, (scripts) => headersFor(facts, scripts), old),
    );
  }

  app.setNotFoundHandler((request, reply) => {
    const readable = request.method === 'GET' || request.method === 'HEAD';
    if (readable && !isApiPath(request.url)) {
      const asked = web.describe(request.url, request.headers);
      if (sendAtOnce(request, reply, asked)) return;
      // Without the promise: Fastify would add listeners to wait for the end of each answer.
      return void page(request, reply, asked).catch((error: unknown) => reply.send(error));
    }
    const { status, envelope } = refusalAnswer(new Refusal('NOT_FOUND'), languageOf(request));
    return reply.code(status).header('cache-control', 'no-store').send(envelope);
  });
  const common = commonHeaders(secure);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(common);
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', DATA_POLICY);
    done();
  });
}
