import * as z from 'zod/mini';
import { call } from '../call.ts';

/** A text that is another one after each import, also of the site document, and each ingested or forgotten video. */
export const catalogueVersion = call({
  name: 'content.catalogueVersion',
  service: 'content',
  method: 'POST',
  paths: ['/catalogue-version'],
  access: 'service',
  data: z.string(),
});
