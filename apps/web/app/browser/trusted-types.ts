/** The part of the browser's Trusted Types that is used; TypeScript does not know them yet. */
interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => { createScriptURL: (address: string) => string };
}

type Policy = ReturnType<TrustedTypes['createPolicy']>;

let policy: Policy | null = null;

/**
 * The address of a script as browsers with Trusted Types take it. The CSP allows one policy, `app`, once; this is it.
 * @param address from the product's own configuration, never from an address bar or an answer of someone else
 * @throws TypeError unless it is an http or https address
 */
export function scriptAddress(address: string): string {
  const trusted = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  if (!trusted) return httpAddress(address);
  policy ??= trusted.createPolicy('app', { createScriptURL: httpAddress });
  return policy.createScriptURL(address);
}

function httpAddress(address: string): string {
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new TypeError('A script comes over HTTP.');
  return href;
}
