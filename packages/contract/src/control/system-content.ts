import * as z from 'zod/mini';
import { call } from '../call.ts';
import { moment } from '../staff/fields.ts';
import { panelOf } from './system.ts';

/** Media files that nothing needs, as the nightly job found them; each goes after 30 days. */
export const systemMedia = call({
  name: 'content.systemMedia',
  service: 'content',
  method: 'POST',
  paths: ['/staff/system/media'],
  access: 'staff',
  permission: 'system.read',
  unaudited: true,
  body: z.object({}),
  data: panelOf({
    /** Films, and subtitles that were added to them. */
    unneeded: z.number(),
    /** When the first of them goes; null: none. */
    firstGoesAt: z.nullable(moment()),
  }),
});
