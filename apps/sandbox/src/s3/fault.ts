/** Codes of the store, with their status and message (AWS, "Error responses"). */
const FAULTS = {
  AccessDenied: [403, 'Access Denied'],
  AuthorizationHeaderMalformed: [400, 'The authorization header is malformed.'],
  EntityTooSmall: [400, 'Your proposed upload is smaller than the minimum allowed size.'],
  InvalidAccessKeyId: [403, 'The access key id does not exist in our records.'],
  InvalidPart: [400, 'One or more of the specified parts could not be found.'],
  InvalidRange: [416, 'The requested range is not satisfiable.'],
  NoSuchKey: [404, 'The specified key does not exist.'],
  NoSuchUpload: [404, 'The specified multipart upload does not exist.'],
  NotImplemented: [501, 'A header or call that is not implemented.'],
  PreconditionFailed: [412, 'At least one of the preconditions did not hold.'],
  RequestTimeTooSkewed: [403, 'The time of the request is too far from that of the server.'],
  SignatureDoesNotMatch: [403, 'The request signature does not match the signature provided.'],
  SlowDown: [503, 'Please reduce your request rate.'],
} as const;

export type FaultCode = keyof typeof FAULTS;

/** A refusal of the store, answered as XML. */
export class S3Fault extends Error {
  readonly code: FaultCode;
  readonly status: number;

  constructor(code: FaultCode) {
    const [status, message] = FAULTS[code];
    super(message);
    this.code = code;
    this.status = status;
  }
}
