/**
 * The address of a script as browsers with Trusted Types take it. The CSP allows one policy, `app`, once: that of the
 * start script (data/start/boot-script.js).
 * @param address from the product's own configuration, never from an address bar or an answer of someone else
 * @throws TypeError unless it is an http or https address
 */
export function scriptAddress(address: string): string {
  const { scriptPolicy } = (window as { boot?: { scriptPolicy?: ScriptPolicy } }).boot ?? {};
  if (scriptPolicy) return scriptPolicy.createScriptURL(address);
  const { protocol, href } = new URL(address);
  if (protocol !== 'https:' && protocol !== 'http:')
    throw new TypeError('A script comes over HTTP.');
  return href;
}

/** The part of a `TrustedTypePolicy` that is used; TypeScript does not know it yet. */
interface ScriptPolicy {
  createScriptURL: (address: string) => string;
}
