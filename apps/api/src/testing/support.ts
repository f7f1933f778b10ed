import type { NotifyOptions } from '../services/notify/world.ts';

/** Options of the notify service in tests. */
export const SUPPORT: NotifyOptions = {
  supportEmail: 'support@kandil.test',
  publicOrigin: 'http://localhost:3000',
  fileKey: 'a key for links to files that only tests know',
  rateLimitFactor: 10_000,
};
