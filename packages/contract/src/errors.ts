/**
 * The closed list of error codes with their HTTP status. Services throw codes; the edge chooses the words
 * in the visitor's language (`packages/i18n`, `errors.ts` of each locale has one text per code).
 */
export const ERRORS = {
  // every call
  INVALID_INPUT: 400,
  REPEATED_FIELD: 400,
  UNSUPPORTED_MEDIA_TYPE: 415,
  PAYLOAD_TOO_LARGE: 413,
  METHOD_NOT_ALLOWED: 405,
  REQUEST_TIMEOUT: 408,
  MISDIRECTED: 421,
  HEADERS_TOO_LARGE: 431,
  LOGIN_REQUIRED: 401,
  SESSION_ENDED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  // The time of showing has not come, or is over, or it is for other countries.
  NOT_YET: 404,
  LEFT: 404,
  ELSEWHERE: 404,
  TOO_MANY_REQUESTS: 429,
  BUSY: 503,
  UNAVAILABLE: 503,
  UNEXPECTED: 500,
  STORAGE_FULL: 507,
  // accounts
  WRONG_CREDENTIALS: 401,
  WRONG_PASSWORD: 403,
  REGISTRATION_CLOSED: 403,
  EMAIL_TAKEN: 409,
  EMAIL_UNVERIFIED: 409,
  COUNTRY_LIMIT: 409,
  PHONE_TAKEN: 409,
  BOT_CHECK_FAILED: 403,
  CODE_WRONG: 400,
  CODE_EXPIRED: 410,
  CODE_USED_UP: 410,
  LINK_EXPIRED: 410,
  LINK_DAMAGED: 400,
  REFRESH_REUSED: 401,
  ACCOUNT_DISABLED: 403,
  OTP_REQUIRED: 403,
  SOCIAL_REFUSED: 401,
  PROOF_REQUIRED: 409,
  PROFILE_LIMIT: 409,
  PROFILE_IN_USE: 409,
  PIN_REQUIRED: 403,
  PIN_WRONG: 403,
  PASSWORD_REQUIRED: 403,
  KIDS_PROFILE: 403,
  PASSWORD_MISSING: 409,
  DEVICE_LIMIT: 409,
  DEVICE_DELETE_LIMIT: 409,
  // entitlement, money, family
  PACKAGES: 402,
  PACKAGES_SUSPENDED: 402,
  PAYMENT_REQUIRED: 402,
  PROMO_INVALID: 400,
  PROMO_NOT_COMBINABLE: 409,
  GATEWAY_UNAVAILABLE: 503,
  ALREADY_SUBSCRIBED: 409,
  QUOTE_EXPIRED: 409,
  PAYMENT_OPEN: 409,
  PAYMENT_REFUSED: 402,
  WITHDRAWAL_OVER: 409,
  FAMILY_PLAN_REQUIRED: 403,
  FAMILY_FULL: 409,
  FAMILY_TOKEN_INVALID: 410,
  ALREADY_IN_FAMILY: 409,
  // support
  SUPPORT_SUBJECT_UNKNOWN: 400,
  FILE_TYPE_UNSUPPORTED: 400,
  FILE_TOO_LARGE: 413,
  TICKET_CLOSED: 409,
  // the control room
  CONFIRM_REQUIRED: 403,
  LAST_ADMINISTRATOR: 409,
  REASON_REQUIRED: 409,
  TICKET_CHANGED: 409,
  // Less is left of a receipt, or nothing.
  REFUND_LEFT: 409,
  REFUND_NOTE: 409,
  REFUND_WITHDRAWN: 409,
  REFUND_OPEN: 409,
  // The person who ordered cannot approve.
  SECOND_PERSON: 403,
  ORDER_OVER: 409,
  CHARGEBACK_KNOWN: 409,
  TRANSFER_LEFT: 409,
  NOTHING_TO_DO: 409,
  SETTING_CHANGED: 409,
  SETTING_LOCKED: 409,
} as const satisfies Record<string, number>;

export type ErrorCode = keyof typeof ERRORS;

export interface RefusalDetails {
  retryAfter?: number;
  fields?: Record<string, ErrorCode>;
  reference?: string;
  /** How the visitor can prove the ownership of the account (PROOF_REQUIRED). */
  proof?: Proof;
}

export interface Proof {
  /** Identifies the sign-in that waits for the proof; proves nothing itself. */
  token: string;
  /** The account's address, masked. */
  email: string;
  /** Ways to prove it: the account's password, or a code that is mailed. */
  methods: ('password' | 'code')[];
}

/** Thrown by handlers and rules to refuse a call; answered in the envelope with the status of its code. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly details: RefusalDetails;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(code);
    this.name = 'Refusal';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code];
  }
}

/** Refuses the call unless the value is there: `const series = found(row)`. */
export function found<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Refusal('NOT_FOUND');
  return value;
}
