import { importJWK, jwtVerify } from 'jose';

const POINT_BYTES = 65;
/** Seconds that a token may be valid. */
const LONGEST = 24 * 3600;

interface Vapid {
  token: string;
  key: string;
}

/** The fields of `vapid t=..., k=...`; null without both. */
function fieldsOf(header: string | null): Vapid | null {
  const [, list = ''] = /^vapid\s+(.*)$/i.exec(header ?? '') ?? [];
  const fields = new Map(
    list.split(',').map((field) => {
      const [name = '', value = ''] = field.trim().split(/=(.*)/s);
      return [name, value] as const;
    }),
  );
  const [token, key] = [fields.get('t'), fields.get('k')];
  return token && key ? { token, key } : null;
}

/** A P-256 point as a key for signatures; null for other bytes. */
async function publicKeyOf(key: string) {
  const point = Buffer.from(key, 'base64url');
  if (point.length !== POINT_BYTES || point[0] !== 4) return null;
  const [x = '', y = ''] = [point.subarray(1, 33), point.subarray(33)].map((part) =>
    part.toString('base64url'),
  );
  return importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
}

/**
 * Checks an `Authorization` header (RFC 8292).
 * @param audience origin of the push service
 * @returns the key of the sender, or why it is refused
 */
export async function vapidKey(
  header: string | null,
  audience: string,
): Promise<{ key: string } | { reason: string }> {
  const vapid = fieldsOf(header);
  if (!vapid) return { reason: 'there is no vapid authorization with t and k' };
  try {
    const publicKey = await publicKeyOf(vapid.key);
    if (!publicKey) return { reason: 'k is no P-256 point' };
    const { payload } = await jwtVerify(vapid.token, publicKey, {
      algorithms: ['ES256'],
      audience,
      requiredClaims: ['exp', 'sub'],
    });
    const { exp = 0, sub = '' } = payload;
    if (exp - Date.now() / 1000 > LONGEST) return { reason: 'exp is more than a day away' };
    if (!/^(mailto:|https:)/.test(sub)) return { reason: 'sub is neither mailto: nor https:' };
    return { key: vapid.key };
  } catch (error) {
    return { reason: `the token is invalid: ${error instanceof Error ? error.message : ''}` };
  }
}
