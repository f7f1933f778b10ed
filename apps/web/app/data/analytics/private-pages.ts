import { type PageId, PAGES } from '#app/pages.ts';

const PRIVATE_PAGES = [
  'subscriptionPlans',
  'resetPassword',
  'signIn',
  'verify',
  'activate',
  'familyAccept',
] as const satisfies PageId[];
const PATHS = [...PRIVATE_PAGES.map((page) => PAGES[page].path.replace(/\/:.*/, '')), '/payment'];

/**
 * Pages without third-party scripts (SEC-5): where a visitor pays, sets a password, verifies an address or activates a
 * television, or where the address holds a token.
 */
const PRIVATE = new RegExp(
  `^(?:/[a-z]{2})?(?:${PATHS.join('|')})(?:[-/?]|$)|[?&](?:token|code|payment-)`,
);

/** @param address path and query, with or without a language */
export const isPrivateAddress = (address: string): boolean => PRIVATE.test(address);
