import { exportJWK, generateKeyPair, type JWK, type JWTPayload, SignJWT } from 'jose';
import { randomUUID } from 'node:crypto';

const ALGORITHM = 'RS256';

export interface SigningKey {
  jwks: { keys: JWK[] };
  sign(claims: JWTPayload): Promise<string>;
}

/** A provider's signing key, generated when the sandbox starts. */
export async function createSigningKey(): Promise<SigningKey> {
  const { publicKey, privateKey } = await generateKeyPair(ALGORITHM);
  const kid = randomUUID();
  const key = { ...(await exportJWK(publicKey)), kid, use: 'sig', alg: ALGORITHM };
  return {
    jwks: { keys: [key] },
    sign: (claims) =>
      new SignJWT(claims).setProtectedHeader({ alg: ALGORITHM, kid, typ: 'JWT' }).sign(privateKey),
  };
}
