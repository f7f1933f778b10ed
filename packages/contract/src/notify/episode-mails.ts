import * as z from 'zod/mini';
import { call } from '../call.ts';
import { hook } from '../hook.ts';

/** Turns mails about new episodes on or off for the current profile. Idempotent. */
export const episodeMailsSet = call({
  name: 'notify.episodeMailsSet',
  service: 'notify',
  method: 'POST',
  paths: ['/episode-mails'],
  own: true,
  access: 'member',
  kids: false,
  limit: 'changes',
  body: z.object({ on: z.boolean() }),
  data: z.null(),
  errors: ['EMAIL_UNVERIFIED'],
});

/** Turns them off for the profile of a mailed link: who has the mail needs no login. Idempotent. */
export const episodeMailsStop = call({
  name: 'notify.episodeMailsStop',
  service: 'notify',
  method: 'POST',
  paths: ['/episode-mails/stop'],
  own: true,
  access: 'public',
  session: 'ignored',
  limit: 'changes',
  body: z.object({ token: z.string().check(z.maxLength(200)) }),
  data: z.null(),
  errors: ['LINK_DAMAGED'],
});

/**
 * The address in the header `List-Unsubscribe` (RFC 8058). Mail programs post to it without asking anything; a browser
 * that opens it is sent to the page that asks first.
 */
export const episodeMailsLink = hook({
  name: 'notify.episodeMailsLink',
  service: 'notify',
  methods: ['GET', 'POST'],
  path: '/episode-mails/stop/:token',
});
