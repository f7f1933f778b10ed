import { isoCBOR } from '@simplewebauthn/server/helpers';
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_KEY = 0x40;
/** Identifiers of COSE (RFC 9053): key type, algorithm, curve and coordinates. */
const COSE = { keyType: 1, algorithm: 3, curve: -1, x: -2, y: -3, ec2: 2, es256: -7, p256: 1 };

export interface AuthenticatorOptions {
  /** The origin that the browser says. */
  origin: string;
  /** Whether it asks its owner for a finger or a PIN. */
  verifies?: boolean;
}

type Options = Record<string, unknown>;

/** A security key in software, as a browser answers for it: WebAuthn level 3, without attestation. */
export function createAuthenticator({ origin, verifies = true }: AuthenticatorOptions) {
  const id = randomBytes(32);
  const pair = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  let counter = 0;
  const clientData = (type: string, { challenge }: Options) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const headOf = (rpId: unknown, flags: number) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE((counter += 1));
    const state = flags | PRESENT | (verifies ? VERIFIED : 0);
    return Buffer.concat([sha256(String(rpId)), Buffer.of(state), count]);
  };
  const answer = (response: Record<string, unknown>) => ({
    id: id.toString('base64url'),
    rawId: id.toString('base64url'),
    type: 'public-key' as const,
    response,
    clientExtensionResults: {},
  });
  return {
    id: id.toString('base64url'),
    /** Makes a passkey. */
    create(options: Options) {
      const { id: rpId } = options['rp'] as { id: string };
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const key = Buffer.from(isoCBOR.encode(coseOf(pair.publicKey)));
      const data = Buffer.concat([headOf(rpId, WITH_KEY), Buffer.alloc(16), length, id, key]);
      const attestation = new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', new Uint8Array(data)],
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', options).toString('base64url'),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as never)).toString('base64url'),
        transports: ['internal'],
      });
    },
    /** Signs a challenge. */
    get(options: Options) {
      const client = clientData('webauthn.get', options);
      const data = headOf(options['rpId'], 0);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), pair.privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };
}

function coseOf(key: KeyObject) {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const bytes = (part: string) => new Uint8Array(Buffer.from(part, 'base64url'));
  return new Map<number, number | Uint8Array>([
    [COSE.keyType, COSE.ec2],
    [COSE.algorithm, COSE.es256],
    [COSE.curve, COSE.p256],
    [COSE.x, bytes(x)],
    [COSE.y, bytes(y)],
  ]) as never;
}
