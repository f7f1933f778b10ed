import * as z from 'zod/mini';
import { call } from '../call.ts';

/** New terms that are announced and not in effect yet; null without any. */
export const termsNotice = call({
  name: 'auth.termsNotice',
  service: 'auth',
  method: 'GET',
  paths: ['/public/terms-notice'],
  own: true,
  access: 'public',
  session: 'ignored',
  limit: 'by-service',
  keep: 0,
  data: z.nullable(
    z.object({
      /** `New terms apply from {date}`, in the visitor's language. */
      text: z.string(),
      /** What changes, as plain text with line breaks. */
      summary: z.string(),
      /** That of the summary, which may be English. */
      language: z.string(),
    }),
  ),
});
