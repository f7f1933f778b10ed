/**
 * Pages on which no foreign script may run (SEC-5): where somebody pays, sets a password, proves an address,
 * lets a television in, or comes with a token in the address.
 */
const PRIVATE =
  /^\/(?:[a-z]{2}\/)?(?:subscription-plans|payment|reset-password|sign-in|verify|activate|family-sharing\/accept)(?:[-/?]|$)|[?&](?:token|code|payment-)/;

/** @param address path and query, with or without a language */
export const isPrivateAddress = (address: string): boolean => PRIVATE.test(address);
