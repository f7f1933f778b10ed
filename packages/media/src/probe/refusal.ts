/** The file cannot be ingested; the message tells the operator why. */
export class MediaRefusal extends Error {
  /** Whether a file that is still being copied would look the same. */
  readonly incomplete: boolean;

  constructor(message: string, { incomplete = false }: { incomplete?: boolean } = {}) {
    super(message);
    this.name = 'MediaRefusal';
    this.incomplete = incomplete;
  }
}

/** The file is not at fault; a later retry may succeed. */
export class NotNow extends Error {}

/** @throws MediaRefusal with the reason */
export function refuse(reason: string): never {
  throw new MediaRefusal(reason);
}

/** Refuses a file that may only be incomplete. @throws MediaRefusal */
export function refuseIncomplete(reason: string): never {
  throw new MediaRefusal(reason, { incomplete: true });
}
