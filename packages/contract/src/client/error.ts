import type { ErrorCode } from '../errors.ts';
import type { ErrorMeta } from '../envelope.ts';

/** Kinds of error of the client (ERROR-13). */
export const ERROR_KINDS = [
  'schema',
  'http',
  'payment-required',
  'network',
  'refresh-token',
  'json',
  'token',
] as const;
export type ErrorKind = (typeof ERROR_KINDS)[number];

/** The specification's client error codes; E.2, E.3, E.5 and E.10 do not exist (SPEC-D23). */
export const CLIENT_CODES = {
  JSON: 'E.1',
  ENVELOPE: 'E.4',
  STATUS: 'E.6',
  REFRESH_WITHOUT_TOKEN: 'E.7',
  NETWORK: 'E.8',
  NO_TOKEN: 'E.9',
  SOCIAL_WITHOUT_TOKEN: 'E.11',
} as const;
export type ClientCode = (typeof CLIENT_CODES)[keyof typeof CLIENT_CODES];

export interface ApiErrorInit {
  kind: ErrorKind;
  message: string;
  status?: number | undefined;
  clientCode?: ClientCode | undefined;
  meta?: ErrorMeta | undefined;
  cause?: unknown;
}

/** Any failure of a client call; `message` can be shown as it is. */
export class ApiError extends Error {
  readonly kind: ErrorKind;
  readonly status: number | undefined;
  readonly clientCode: ClientCode | undefined;
  readonly meta: ErrorMeta | undefined;

  constructor({ kind, message, status, clientCode, meta, cause }: ApiErrorInit) {
    super(message, { cause });
    this.name = 'ApiError';
    this.kind = kind;
    this.status = status;
    this.clientCode = clientCode;
    this.meta = meta;
  }

  /** The service's error code, on which screens decide. */
  get code(): ErrorCode | undefined {
    return this.meta?.code as ErrorCode | undefined;
  }
}

/** Texts of the client itself; all others come from the server. */
export interface ClientTexts {
  /** 'Unexpected error happened, please try again!' in the visitor's language (ERROR-34). */
  unexpected(): string;
}

/** Texts of errors in answers. */
export interface AnswerTexts extends ClientTexts {
  /** The message of an HTTP error that comes without one, such as an error page of a proxy (ERROR-25..32). */
  ofStatus(status: number): string;
}

/** Takes the client's texts from those of a language, by key. */
export function answerTexts(texts: Readonly<Record<string, string>>): AnswerTexts {
  return {
    unexpected: () => texts['loadingPage.unexpectedError'] ?? '',
    ofStatus: (status) => texts[`http.${status}`] ?? texts['http.other'] ?? '',
  };
}

/** `E.n ` and the default message (ERROR-15, ERROR-23, SPEC-D23). */
export function codedMessage(code: ClientCode, texts: ClientTexts): string {
  return `${code} ${texts.unexpected()}`;
}
