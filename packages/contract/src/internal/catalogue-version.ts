import * as z from 'zod/mini';
import { call } from '../call.ts';

/**
 * A text that is another one after each import, also of the site document, each ingested or forgotten video, and whatever
 * begins or ends to be shown.
 */
export const catalogueVersion = call({
  name: 'content.catalogueVersion',
  service: 'content',
  method: 'POST',
  paths: ['/catalogue-version'],
  access: 'service',
  data: z.string(),
});

/** When something begins or ends to be shown next, in milliseconds since 1970; null: never. Its changes are part of `catalogueVersion`. */
export const nextChange = call({
  name: 'content.nextChange',
  service: 'content',
  method: 'POST',
  paths: ['/next-change'],
  access: 'service',
  data: z.nullable(z.number()),
});

/** The territories of the catalogue (`Territories`). Their changes are part of `catalogueVersion`. */
export const territories = call({
  name: 'content.territories',
  service: 'content',
  method: 'POST',
  paths: ['/territories'],
  access: 'service',
  data: z.object({ byCountry: z.record(z.string(), z.number()), others: z.number() }),
});

/** A text that is another one after each import of a television guide, and after nothing else. */
export const guideVersion = call({
  name: 'content.guideVersion',
  service: 'content',
  method: 'POST',
  paths: ['/guide-version'],
  access: 'service',
  data: z.string(),
});

/** The operator's site document (`SiteDocument`) as JSON, checked when it was imported; null: none was. Its changes are part of `catalogueVersion`. */
export const siteDocument = call({
  name: 'content.siteDocument',
  service: 'content',
  method: 'POST',
  paths: ['/site-document'],
  access: 'service',
  data: z.nullable(z.string()),
});

/** The origins of the streams of other parties' channels, sorted. Its changes are part of `catalogueVersion`. */
export const streamOrigins = call({
  name: 'content.streamOrigins',
  service: 'content',
  method: 'POST',
  paths: ['/stream-origins'],
  access: 'service',
  data: z.array(z.string()),
});
