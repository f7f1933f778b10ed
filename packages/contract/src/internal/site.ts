import * as z from 'zod/mini';
import { call } from '../call.ts';
import { siteFile } from '../site.ts';

/** The operator's site document; null: none was imported. Its changes are part of `catalogueVersion`. */
export const siteDocument = call({
  name: 'content.siteDocument',
  service: 'content',
  method: 'POST',
  paths: ['/site-document'],
  access: 'service',
  data: z.nullable(siteFile),
});
