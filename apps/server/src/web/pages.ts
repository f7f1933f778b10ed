import {
  type Admission,
  type Entrance,
  inTrace,
  isApiPath,
  isChangeNear,
  StaleCache,
  languageOf,
  refusalAnswer,
  sendCached,
  sendWhole,
  untilChange,
} from '@kandil/api';
import { Refusal } from '@kandil/contract';
import { COOKIES, isPrivateAddress, type PageRequest, type Web } from '@kandil/web';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PublishedCatalogue } from '../catalogue-watch.ts';
import { abortedWith, sendDocument } from './document.ts';
import { commonHeaders, DATA_POLICY, pageHeaders } from './headers.ts';
import { notices } from './notices.ts';
import type { MemberAudiences } from './member-audiences.ts';
import type { LimitPage } from './page-limits.ts';
import { type CachedPage, type Rendering, rendering, scriptSource } from './rendering.ts';

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
  /** Origins beside those of the catalogue's streams: hosts that playlists name or that their servers redirect to. */
  mediaSources: readonly string[];
  mediaOrigin: string | null;
  analytics: readonly AnalyticsOrigin[];
  foreignPolicies: readonly string[];
  /** Origin of the collector of errors. */
  calledOrigins: readonly string[];
  limit: LimitPage;
  entrance: Entrance;
  /** Admission of what is rendered. */
  requests: Admission;
  catalogue: PublishedCatalogue;
  members: Pick<MemberAudiences, 'audienceFor' | 'knownAudienceFor'>;
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

/** Null for a page that is for one visitor only. Of almost all pages it is the text of the audience, which V8 has hashed. */
function keyOf({ audience }: PageRequest, { tokenInUrl, analytics }: DocumentFacts) {
  const isUsual = !tokenInUrl && analytics.length === 0;
  return audience === null || isUsual ? audience : [audience, tokenInUrl, ...analytics].join(' ');
}

/** Answers requests for pages: from memory at once, else in their turn. */
class Pages {
  readonly #options: PagesOptions;
  readonly #cache: StaleCache<CachedPage>;
  readonly #render: Rendering;
  readonly #sendNotice: ReturnType<typeof notices>;
  /** Of the policies of cached pages. */
  #origins: readonly string[];

  constructor(options: PagesOptions) {
    const { web, now, requests, catalogue } = options;
    this.#options = options;
    // One by one: three at once held up the other requests for up to 100 ms.
    this.#cache = new StaleCache({ name: 'pages', now, most: MOST_BYTES, oneByOne: true });
    this.#render = rendering(web, requests);
    this.#sendNotice = notices(web);
    this.#origins = catalogue.streamOrigins();
    catalogue.onChange(() => this.#cache.expire());
    catalogue.onGuide(() => this.#cache.expire(({ showsGuide }) => showsGuide));
    // Not even while new ones are made: a page may be one that guests no longer get.
    catalogue.onSwitch(() => this.#cache.retire());
    // Not even while new ones are made: they are for other countries.
    catalogue.onTerritories(() => this.#cache.clear());
  }

  /** Pages with a policy for other streams are not sent any more, not even while new ones are made. */
  #followStreams(): void {
    const origins = this.#options.catalogue.streamOrigins();
    if (origins === this.#origins) return;
    this.#origins = origins;
    this.#cache.clear();
  }

  /** Sends the page that is cached for the visitor, if nothing has to be awaited for it. */
  sendAtOnce(request: FastifyRequest, reply: FastifyReply, asked: PageRequest): boolean {
    const { web, members, analytics, entrance, now } = this.#options;
    this.#followStreams();
    // Such a page has a head that changes each second.
    if (isChangeNear(now())) return false;
    const known = asked.forMembers ? members.knownAudienceFor(asked.visitor) : null;
    const visit = known === null ? asked : web.forAudience(asked, known);
    const key = keyOf(visit, factsOf(request, analytics));
    const cached = key === null ? null : this.#cache.ready(key);
    if (!cached || !entrance.passAtOnce(request)) return false;
    sendWhole(request, reply, cached);
    return true;
  }

  /** Headers with which no cache sends a page after the next change of what is shown. */
  #cut(headers: CachedPage['headers']): CachedPage['headers'] {
    const { 'cache-control': control } = headers;
    if (typeof control !== 'string') return headers;
    return { ...headers, 'cache-control': untilChange(control, this.#options.now()) };
  }

  async send(request: FastifyRequest, reply: FastifyReply, asked: PageRequest): Promise<void> {
    const { entrance, analytics } = this.#options;
    const facts = factsOf(request, analytics);
    try {
      // A page from the cache is light, and `rendering` counts the others.
      await entrance.pass(request, reply, { priority: 'catalogue', isLight: true });
      if (asked.searches) await entrance.pass(request, reply, { priority: 'extra' });
      const visit = await this.#asAudience(asked, request.ip);
      if (visit.audience === null) return await this.#sendOwn(request, reply, visit, facts);
      const { status, headers, body } = await this.#shared(request, visit, facts);
      sendCached(request, reply.code(status).headers(this.#cut(headers)), body);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      reply.headers(this.#headersFor(facts, []));
      await this.#sendNotice(request, reply, error, asked.visitor.language);
    }
  }

  /** What a member asks for, as the page of its audience where there is one. */
  async #asAudience(visit: PageRequest, ip: string): Promise<PageRequest> {
    const { web, members, limit } = this.#options;
    if (!visit.forMembers) return visit;
    const found = await members
      .audienceFor(visit.visitor, () => limit(visit, ip))
      // Without an answer the page is rendered for the visitor, with the copies of an outage.
      .catch(() => null);
    return found === null ? visit : web.forAudience(visit, found);
  }

  async #sendOwn(
    request: FastifyRequest,
    reply: FastifyReply,
    visit: PageRequest,
    facts: DocumentFacts,
  ): Promise<void> {
    if (!visit.redirect) await this.#options.limit(visit, request.ip);
    const document = await this.#render.document(visit, abortedWith(reply));
    reply.headers(this.#headersFor(facts, document.scripts.map(scriptSource)));
    await sendDocument(request, reply, document);
  }

  /** The page of an audience. It depends on nothing else of the request: others get it too. */
  async #shared(
    { ip }: FastifyRequest,
    visit: PageRequest,
    facts: DocumentFacts,
  ): Promise<CachedPage> {
    const { requests, limit } = this.#options;
    const key = keyOf(visit, facts) ?? '';
    if (!this.#cache.has(key)) {
      const copy = requests.isRenderingLate() ? this.#cache.copy(key) : null;
      if (copy) return copy;
      await limit(visit, ip);
    }
    return this.#cache.get(key, (old) =>
      this.#render.page(visit, (scripts) => this.#headersFor(facts, scripts), old),
    );
  }

  #headersFor(facts: DocumentFacts, scripts: readonly string[]): Record<string, string> {
    const { recaptchaUrl, foreignPolicies, calledOrigins, catalogue, mediaOrigin } = this.#options;
    const secure = isSecure(this.#options);
    const mediaSources = [
      ...new Set([...catalogue.streamOrigins(), ...this.#options.mediaSources]),
    ];
    const site = {
      secure,
      recaptchaUrl,
      mediaSources,
      mediaOrigin,
      foreignPolicies,
      calledOrigins,
    };
    return pageHeaders({ scripts, ...facts, ...site });
  }
}

const isSecure = ({ publicOrigin }: Pick<PagesOptions, 'publicOrigin'>): boolean =>
  publicOrigin.startsWith('https:');

/** Every address that is neither a file nor a call is a page, rendered on the server. */
export function pageRoutes(app: FastifyInstance, options: PagesOptions): void {
  const pages = new Pages(options);
  app.setNotFoundHandler((request, reply) => {
    const readable = request.method === 'GET' || request.method === 'HEAD';
    if (readable && !isApiPath(request.url)) {
      const asked = options.web.describe(request.url, request.headers);
      if (pages.sendAtOnce(request, reply, asked)) return;
      // Without the promise: Fastify would add listeners to wait for the end of each answer.
      return void inTrace(request.headers, () => pages.send(request, reply, asked)).catch(
        (error: unknown) => reply.send(error),
      );
    }
    const { status, envelope } = refusalAnswer(new Refusal('NOT_FOUND'), languageOf(request));
    return reply.code(status).header('cache-control', 'no-store').send(envelope);
  });
  const common = commonHeaders(isSecure(options));
  app.addHook('onSend', (_request, reply, _payload, done) => {
    reply.headers(common);
    if (!reply.hasHeader('content-security-policy'))
      reply.header('content-security-policy', DATA_POLICY);
    done();
  });
}
