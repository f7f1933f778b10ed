import {
  type AccessTokens,
  type Admission,
  countryOf,
  currentSite,
  hasTerritories,
  territoryIn,
  type Entrance,
  type Gate,
  type Internal,
  type LimitCall,
  type Log,
  onProfileChange,
  type Platform,
  type Service,
  type KeyRing,
} from '@kandil/api';
import type { Territory } from '@kandil/contract/territory';
import { CLIENT_DIR, FLAGS_DIR, loadWeb, type WebOptions } from '@kandil/web';
import type { FastifyInstance } from 'fastify';
import manifest from '../../package.json' with { type: 'json' };
import { recaptchaUrl } from '../bot-check.ts';
import { type Config, serviceUrl } from '../config.ts';
import { reportSettings } from '../report-config.ts';
import { apiReferenceRoutes } from './api-reference/index.ts';
import { appManifestRoute } from './app-manifest/index.ts';
import { assetRoutes, MONTH } from './assets.ts';
import { brandRoutes } from './brand.ts';
import { cdnPurge } from './cdn-purge.ts';
import { formPostRoute } from './form-post.ts';
import type { PublishedCatalogue } from '../catalogue-watch.ts';
import { lastAnswers } from './last-answers.ts';
import { offlineRoutes } from './offline/index.ts';
import { memberAudiences } from './member-audiences.ts';
import { pageCalls } from './page-api.ts';
import { pageLimits } from './page-limits.ts';
import { type AnalyticsOrigin, pageRoutes } from './pages.ts';
import { ROBOT } from './robot.ts';
import { sitemapRoutes } from './sitemap/index.ts';
import { wellKnownRoutes } from './well-known.ts';

export interface WebParts extends Gate {
  services: readonly Service[];
  internal: Internal;
  tokens: AccessTokens;
  /** Key of calls between processes. */
  serviceKeys: KeyRing;
  log: Log;
  limiter: Platform['limiter'];
  limit: LimitCall;
  entrance: Entrance;
  /** Admission of what is rendered. */
  requests: Admission;
  catalogue: PublishedCatalogue;
  state: Platform['state'];
  publicOrigin: string;
  config: Config;
  now: () => number;
}

/** Serves the pages and the built client. */
export async function mountWeb(app: FastifyInstance, parts: WebParts): Promise<void> {
  const { publicOrigin, config, internal, log, now } = parts;
  const places = placesOf(config);
  const apiFor = pageCalls({ ...parts, baseUrlOf: (service) => serviceUrl(config, service) });
  const analytics = analyticsOrigins(config);
  const reports = reportSettings(config.reports);
  const web = await loadWeb({
    apiFor,
    lastGoodFor: lastAnswers(),
    site: currentSite,
    ...places,
    publicOrigin,
    demo: config.demo,
    modalsPage: config.modalsPage,
    analytics: analytics.length > 0 ? config.analytics : null,
    reports,
    report: (problem) => log.error({ err: problem }, 'a page failed'),
  });
  await assetRoutes(app, [
    { folder: CLIENT_DIR },
    { folder: FLAGS_DIR, under: '/flags', ending: '.svg', cacheControl: MONTH },
  ]);
  await apiReferenceRoutes(app, {
    version: manifest.version,
    secure: publicOrigin.startsWith('https:'),
  });
  offlineRoutes(app);
  appManifestRoute(app, config.demo);
  brandRoutes(app);
  wellKnownRoutes(app, { publicOrigin, contact: config.supportEmail, now });
  await formPostRoute(app);
  const sourceFor = (territory: Territory) => ({
    api: apiFor({ ...ROBOT, territory }),
    internal,
    territory,
  });
  sitemapRoutes(app, { ...places, sourceFor }, publicOrigin);
  const foreign = {
    recaptchaUrl: recaptchaUrl(config.botCheck),
    mediaSources: config.mediaSources,
    mediaOrigin: config.mediaOrigin,
    analytics,
    foreignPolicies: config.trustedTypes,
    calledOrigins: [...(reports ? [reports.dsn] : []), ...config.publicServiceUrls.values()].map(
      (url) => new URL(url).origin,
    ),
  };
  const limit = pageLimits({ ...parts, factor: config.rateLimitFactor });
  const { entrance, requests, catalogue } = parts;
  purgeWith(config.cdnPurge, catalogue, log);
  const members = memberAudiences(parts);
  catalogue.onTerritories(() => members.forget(null));
  const unsubscribe = await onProfileChange(parts.state, members.forget);
  app.addHook('onClose', async () => unsubscribe());
  const own = { web, publicOrigin, now, limit, entrance, requests, catalogue, members };
  pageRoutes(app, { ...own, ...foreign });
}

/** Where requests come from. */
const placesOf = ({
  countryHeader,
}: Config): Pick<WebOptions, 'territoryOf' | 'countryHeader'> => ({
  territoryOf: (headers) => territoryIn(countryHeader && countryOf(headers[countryHeader])),
  countryHeader: () => (hasTerritories() ? countryHeader : null),
});

/** The tag manager needs the consent `analytics`, the pixel `social` (SPEC-D32). */
function analyticsOrigins({ analytics: { tagManagerUrl, pixelUrl } }: Config): AnalyticsOrigin[] {
  const origin = (kind: AnalyticsOrigin['kind'], url: string | null) =>
    url === null ? [] : [{ kind, origin: new URL(url).origin }];
  return [...origin('analytics', tagManagerUrl), ...origin('social', pixelUrl)];
}

/** Lets a CDN drop what is no longer true. */
function purgeWith(cdn: Config['cdnPurge'], catalogue: PublishedCatalogue, log: Log): void {
  if (!cdn) return;
  catalogue.onChange(cdnPurge(cdn, log, 'catalogue'));
  catalogue.onSwitch(cdnPurge(cdn, log, 'catalogue'));
  catalogue.onGuide(cdnPurge(cdn, log, 'guide'));
}
