/**
 * An external cause prevents the start: a locked or damaged folder, a full disk, a wrong address.
 * `message` is one sentence for people, printed as it is (no stack) by the caller, which then exits with `exitCode`.
 */
export class StartupError extends Error {
  readonly exitCode = 1;

  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartupError';
  }
}

/** The code of a system error (`ENOSPC`, `EACCES`), or of a database error (`23505`), or an empty text. */
export function errorCode(error: unknown): string {
  return error && typeof error === 'object' && 'code' in error ? String(error.code) : '';
}
