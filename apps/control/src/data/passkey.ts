import type { Args, Data } from '@kandil/contract';
import type { join, signInOptions } from '@kandil/contract/staff';

type CeremonyOptions = Data<typeof signInOptions>;
export type Answer = Args<typeof join>['answer'];

/** Why a passkey was not shown or made. */
export type PasskeyReason =
  /** The person closed the browser's dialog, or its time ran out: browsers do not tell which. */
  | 'cancelled'
  /** This device or security key has a passkey of the account already. */
  | 'known'
  /** The address is not the one that passkeys are made for, or it is not secure. */
  | 'address'
  | 'failed';

export class PasskeyError extends Error {
  readonly reason: PasskeyReason;

  constructor(reason: PasskeyReason, cause: unknown) {
    super(`passkey: ${reason}`, { cause });
    this.name = 'PasskeyError';
    this.reason = reason;
  }
}

const REASONS: Readonly<Record<string, PasskeyReason>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  SecurityError: 'address',
};

/** Whether the browser has passkeys, and reads and writes them as JSON (WebAuthn, level 3). */
export const hasPasskeys = (): boolean =>
  typeof PublicKeyCredential === 'function' &&
  typeof PublicKeyCredential.parseRequestOptionsFromJSON === 'function' &&
  typeof PublicKeyCredential.parseCreationOptionsFromJSON === 'function';

async function answerOf(ceremony: () => Promise<Credential | null>): Promise<Answer> {
  try {
    const credential = (await ceremony()) as PublicKeyCredential;
    return credential.toJSON() as unknown as Answer;
  } catch (error) {
    const name = error instanceof Error || error instanceof DOMException ? error.name : '';
    throw new PasskeyError(REASONS[name] ?? 'failed', error);
  }
}

/** Asks for a passkey of this host. @throws PasskeyError */
export const showPasskey = (options: CeremonyOptions): Promise<Answer> =>
  answerOf(async () =>
    navigator.credentials.get({
      publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options as never),
    }),
  );

/** Makes a passkey on this device, a phone or a security key. @throws PasskeyError */
export const makePasskey = (options: CeremonyOptions): Promise<Answer> =>
  answerOf(async () =>
    navigator.credentials.create({
      publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options as never),
    }),
  );
