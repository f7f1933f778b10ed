import {
  type CryptoKey,
  importPKCS8,
  importSPKI,
  jwtVerify,
  type JWTVerifyGetKey,
  SignJWT,
} from 'jose';
import type { Session } from './context.ts';

/** Access tokens live 15 minutes (SEC-3). */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
const ISSUER = 'kandil';
const AUDIENCE = 'kandil-api';
const LEEWAY_SECONDS = 30;
/** Twice the viewers of one node, so that reports every 30 seconds do not verify the token each time. */
const REMEMBERED = 60_000;

export interface AccessTokens {
  issue(session: Session): Promise<string>;
  /** The session of a token; null if it is forged, of another kind or expired. */
  read(token: string): Promise<Session | null>;
  /** The same for a token that was read before; null if it was not. */
  known(token: string): Session | null;
}

export interface TokenKeys {
  /** PKCS #8 PEM; only the auth service issues. */
  privateKey: string;
  /** SPKI PEM, by key id; the first belongs to the private key, tokens of all of them are read. */
  publicKeys: ReadonlyMap<string, string>;
}

interface CachedToken {
  session: Session;
  expiresAt: number;
}

/**
 * Signs and reads access tokens (EdDSA; claims sub, sid, pid, aud, typ, exp; `kid` names the key). Verified tokens are cached
 * until they expire, in a bounded map: one signature check per token, not one per request.
 * @param now milliseconds since 1970
 * @param onUnknownKey hears of tokens that another node signed with a key that this one does not have
 */
export async function accessTokens(
  keys: TokenKeys,
  now: () => number,
  onUnknownKey: (keyId: string) => void = () => undefined,
): Promise<AccessTokens> {
  const [keyId = ''] = keys.publicKeys.keys();
  const privateKey = await importPKCS8(keys.privateKey, 'EdDSA');
  const publicKeys = new Map<string, CryptoKey>();
  for (const [id, pem] of keys.publicKeys) publicKeys.set(id, await importSPKI(pem, 'EdDSA'));
  const keyOf: JWTVerifyGetKey = ({ kid = keyId }) => {
    const key = publicKeys.get(kid);
    if (key) return key;
    onUnknownKey(kid);
    throw new Error(`no key ${kid}`);
  };
  const remembered = new Map<string, CachedToken>();
  const known = (token: string) => {
    const hit = remembered.get(token);
    return hit && hit.expiresAt > now() ? hit.session : null;
  };

  return {
    known,
    issue: (session) => sign(session, { privateKey, keyId }, now()),
    async read(token) {
      if (remembered.has(token)) return known(token);
      const verified = await verify(token, keyOf, now());
      if (!verified) return null;
      if (remembered.size >= REMEMBERED) remembered.delete(remembered.keys().next().value ?? '');
      remembered.set(token, verified);
      return verified.session;
    },
  };
}

function sign(
  session: Session,
  { privateKey, keyId }: { privateKey: CryptoKey; keyId: string },
  now: number,
): Promise<string> {
  const seconds = Math.floor(now / 1000);
  return new SignJWT({ sid: session.sessionId, pid: session.profileId, otp: session.otpOpen })
    .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: keyId })
    .setSubject(session.userId)
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(seconds)
    .setExpirationTime(seconds + ACCESS_TOKEN_SECONDS)
    .sign(privateKey);
}

async function verify(
  token: string,
  keyOf: JWTVerifyGetKey,
  now: number,
): Promise<CachedToken | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf, {
      algorithms: ['EdDSA'],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: 'at+jwt',
      requiredClaims: ['sub', 'sid', 'exp'],
      clockTolerance: LEEWAY_SECONDS,
      currentDate: new Date(now),
    });
    const { sub, sid, pid, otp, exp } = payload;
    if (typeof sub !== 'string' || typeof sid !== 'string' || exp === undefined) return null;
    const profileId = typeof pid === 'number' ? pid : null;
    return {
      session: { userId: sub, sessionId: sid, profileId, otpOpen: otp === true },
      expiresAt: exp * 1000,
    };
  } catch {
    return null;
  }
}
