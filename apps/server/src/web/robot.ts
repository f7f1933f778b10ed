import { UNKNOWN_TERRITORY } from '@kandil/contract/territory';
import type { Visitor } from '@kandil/web';

/** The visitor for whom the sitemap is written. */
export const ROBOT: Visitor = {
  language: 'en',
  prefix: null,
  token: null,
  signedIn: false,
  audience: null,
  territory: UNKNOWN_TERRITORY,
  profileId: null,
  deviceId: null,
  consent: false,
  webView: false,
  isBot: true,
  lean: false,
  television: false,
  userAgent: '',
};
