import type { PlayerError } from '../store/state.ts';

/** Notes whether the page's own policy has blocked requests for a stream. */
export type PolicyWatch = { readonly isBlocked: () => boolean; readonly end: () => void };

/** @param url of the stream */
export function watchPolicy(url: string): PolicyWatch {
  const { origin } = new URL(url, location.href);
  let blocked = false;
  const note = ({ blockedURI }: SecurityPolicyViolationEvent): void => {
    // Browsers report the whole address, or its origin.
    if (blockedURI === origin || blockedURI.startsWith(`${origin}/`)) blocked = true;
  };
  document.addEventListener('securitypolicyviolation', note);
  return {
    isBlocked: () => blocked,
    end: () => document.removeEventListener('securitypolicyviolation', note),
  };
}

const PROBE_MS = 5000;

/** Whether a server answers at all; what it answers stays hidden from the page. */
const answers = (url: string): Promise<boolean> =>
  fetch(url, { mode: 'no-cors', cache: 'no-store', signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    () => false,
  );

/**
 * Finds out why a stream of another origin failed without a status, which browsers hide: the page's policy, the server's
 * missing permission, or no server. An error that says enough, and one of a device without a network, stays as it is.
 */
export async function withReason(
  error: PlayerError,
  url: string,
  policy: PolicyWatch | undefined,
): Promise<PlayerError> {
  if (error.status !== undefined || error.reason !== undefined) return error;
  if (policy?.isBlocked()) return { ...error, reason: 'policy' };
  const isOutside = new URL(url, location.href).origin !== location.origin;
  if (error.kind !== 'network' || !isOutside || !navigator.onLine) return error;
  return { ...error, reason: (await answers(url)) ? 'cors' : 'unreachable' };
}
