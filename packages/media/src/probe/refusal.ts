/** The file cannot be ingested; the message tells the operator why. */
export class MediaRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MediaRefusal';
  }
}

/** The file is not at fault; a later retry may succeed. */
export class NotNow extends Error {}

/** @throws MediaRefusal with the reason */
export function refuse(reason: string): never {
  throw new MediaRefusal(reason);
}
