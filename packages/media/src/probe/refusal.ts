/** A file that cannot be taken in: its message says why, in words for the person who gave it. */
export class MediaRefusal extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'MediaRefusal';
  }
}

/** Something else is in the way: trying again later helps, and nothing is wrong with the file. */
export class NotNow extends Error {}

/** @throws MediaRefusal with the reason */
export function refuse(reason: string): never {
  throw new MediaRefusal(reason);
}
