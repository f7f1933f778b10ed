import { Refusal } from '@kandil/contract';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { siteName } from '../../../platform/site.ts';
import { challengeIn, type ChallengeKind } from '../rules/challenge.ts';
import { CHALLENGE_MS } from '../rules/lifetimes.ts';
import { insertChallenge, takeChallenge } from '../store/challenges.ts';
import { passkeyByCredential, passkeysOf, notePasskeyUse } from '../store/passkeys.ts';
import type { NewPasskey, PasskeyRow } from '../store/tables.ts';
import type { StaffWorld } from '../world.ts';

/** Loaded with the first use: it takes longer than all else that a start loads, and few processes need it. */
const webauthn = () => import('@simplewebauthn/server');

/** EdDSA, ES256 and RS256, which authenticators have (COSE, RFC 9053). */
const ALGORITHMS = [-8, -7, -257];

/** An answer of an authenticator, as the contract has checked its form. */
interface AuthenticatorAnswer {
  id: string;
  response: Record<string, unknown>;
}

interface Ceremony {
  kind: ChallengeKind;
  /** Whose passkey it is about; null: anybody's. */
  accountId: string | null;
}

/** The control room's origin and the host that passkeys are made for (WebAuthn's RP id). */
export function hostOf({ controlOrigin }: Pick<StaffWorld, 'controlOrigin'>) {
  // Only the control origin forwards these calls.
  if (controlOrigin === null) throw new Refusal('NOT_FOUND');
  return { origin: controlOrigin, rpId: new URL(controlOrigin).hostname };
}

async function store(world: StaffWorld, value: string, { kind, accountId }: Ceremony) {
  const expires = new Date(world.now() + CHALLENGE_MS);
  await insertChallenge(world.db, { value, kind, account_id: accountId, expires_at: expires });
}

/** Options for a signature: of any passkey of this host, or of one of an account. */
export async function signatureOptions(
  world: StaffWorld,
  ceremony: Ceremony,
): Promise<Record<string, unknown>> {
  const own = ceremony.accountId === null ? [] : await passkeysOf(world.db, ceremony.accountId);
  const { generateAuthenticationOptions } = await webauthn();
  const options = await generateAuthenticationOptions({
    rpID: hostOf(world).rpId,
    userVerification: 'required',
    timeout: CHALLENGE_MS,
    allowCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports })),
  });
  await store(world, options.challenge, ceremony);
  return { ...options };
}

/** Options for a new passkey of an account. */
export async function passkeyOptionsFor(
  world: StaffWorld,
  ceremony: Ceremony,
  person: { id: string; mail: string; name: string },
): Promise<Record<string, unknown>> {
  const own = ceremony.kind === 'ADD' ? await passkeysOf(world.db, person.id) : [];
  const { generateRegistrationOptions } = await webauthn();
  const options = await generateRegistrationOptions({
    rpName: siteName('en'),
    rpID: hostOf(world).rpId,
    userID: new TextEncoder().encode(person.id),
    userName: person.mail,
    userDisplayName: person.name || person.mail,
    timeout: CHALLENGE_MS,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own.map(({ credential_id: id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await store(world, options.challenge, ceremony);
  return { ...options };
}

/** Takes the challenge of an answer. @throws Refusal WRONG_CREDENTIALS if it was not asked, or was answered before */
async function challengeOf(
  world: StaffWorld,
  { response }: AuthenticatorAnswer,
  ceremony: Ceremony,
): Promise<string> {
  const challenge = challengeIn(response);
  const now = new Date(world.now());
  if (challenge === null || !(await takeChallenge(world.db, challenge, { ...ceremony, now })))
    throw new Refusal('WRONG_CREDENTIALS');
  return challenge;
}

/** The library throws at whatever a hostile client sends. */
const verified = async <Result>(verify: Promise<Result>): Promise<Result> =>
  verify.catch(() => {
    throw new Refusal('WRONG_CREDENTIALS');
  });

/** Whose signature an answer is. @throws Refusal WRONG_CREDENTIALS */
export async function checkedSignature(
  world: StaffWorld,
  answer: AuthenticatorAnswer,
  ceremony: Ceremony,
): Promise<PasskeyRow> {
  const expectedChallenge = await challengeOf(world, answer, ceremony);
  const passkey = await passkeyByCredential(world.db, answer.id);
  const { origin, rpId } = hostOf(world);
  if (!passkey || passkey.rp_id !== rpId) throw new Refusal('WRONG_CREDENTIALS');
  if (ceremony.accountId !== null && passkey.account_id !== ceremony.accountId)
    throw new Refusal('WRONG_CREDENTIALS');
  const { verifyAuthenticationResponse } = await webauthn();
  const { verified: isGood, authenticationInfo } = await verified(
    verifyAuthenticationResponse({
      response: answer as unknown as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(passkey.public_key),
        counter: passkey.counter,
        transports: passkey.transports,
      },
    }),
  );
  if (!isGood) throw new Refusal('WRONG_CREDENTIALS');
  const at = new Date(world.now());
  await notePasskeyUse(world.db, passkey.id, { counter: authenticationInfo.newCounter, at });
  return passkey;
}

/** A new passkey, ready to store. @throws Refusal WRONG_CREDENTIALS */
export async function checkedPasskey(
  world: StaffWorld,
  answer: AuthenticatorAnswer,
  ceremony: Ceremony,
): Promise<Omit<NewPasskey, 'id' | 'account_id' | 'name'>> {
  const expectedChallenge = await challengeOf(world, answer, ceremony);
  const { origin, rpId } = hostOf(world);
  const { verifyRegistrationResponse } = await webauthn();
  const { registrationInfo } = await verified(
    verifyRegistrationResponse({
      response: answer as unknown as RegistrationResponseJSON,
      expectedChallenge,
      expectedOrigin: origin,
      expectedRPID: rpId,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  );
  if (!registrationInfo) throw new Refusal('WRONG_CREDENTIALS');
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  return {
    credential_id: id,
    public_key: Buffer.from(publicKey),
    counter,
    transports,
    rp_id: rpId,
    created_at: new Date(world.now()),
    used_at: null,
  };
}
