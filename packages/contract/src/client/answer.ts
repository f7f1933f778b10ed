import type { Envelope, ErrorMeta } from '../envelope.ts';
import {
  type AnswerTexts,
  ApiError,
  CLIENT_CODES,
  type ClientTexts,
  codedMessage,
} from './error.ts';

export interface RawAnswer {
  status: number;
  body: string;
}

/** Longer waits are left to the visitor. */
const LONGEST_BUSY = 5;

/** Seconds after which a request that met a busy server may be sent again; undefined for every other answer. */
export function busySeconds({ status, body }: RawAnswer): number | undefined {
  if (status !== 503) return undefined;
  try {
    const { code, retryAfter } = (JSON.parse(body) as Envelope<null, ErrorMeta>).meta;
    return code === 'BUSY' && Number(retryAfter) <= LONGEST_BUSY ? retryAfter : undefined;
  } catch {
    return undefined;
  }
}

/** Reads an answer: status (E.6), JSON (E.1), envelope (E.4). @throws ApiError */
export function readAnswer(answer: RawAnswer, texts: AnswerTexts): Envelope {
  const isError = answer.status >= 400;
  // Before its body is read: a 304 has none.
  if (!isError && (answer.status < 200 || answer.status > 299))
    throw unexpectedStatus(answer.status, texts);
  const body = parseJson(answer, isError, texts);
  if (!isEnvelope(body)) {
    if (isError) throw httpError(answer.status, null, texts);
    throw new ApiError({
      kind: 'schema',
      message: codedMessage(CLIENT_CODES.ENVELOPE, texts),
      clientCode: CLIENT_CODES.ENVELOPE,
      status: answer.status,
    });
  }
  if (isError) throw httpError(answer.status, body, texts);
  return body;
}

const ENVELOPE_FIELDS = 'data message meta';

/** Checks the envelope by hand: a schema library in every browser would cost more (VALID-01). */
function isEnvelope(body: unknown): body is Envelope {
  if (!isRecord(body) || Object.keys(body).sort().join(' ') !== ENVELOPE_FIELDS) return false;
  return (
    (body['message'] === null || typeof body['message'] === 'string') &&
    (body['meta'] === null || isRecord(body['meta']))
  );
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The meta of one of our errors; null for an answer of another server. */
function errorMetaOf(meta: unknown): ErrorMeta | undefined {
  return isRecord(meta) && typeof meta['code'] === 'string' ? (meta as ErrorMeta) : undefined;
}

function parseJson({ body, status }: RawAnswer, isError: boolean, texts: ClientTexts): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    if (isError) return null; // the status tells more than the invalid body of a proxy
    throw new ApiError({
      kind: 'json',
      message: codedMessage(CLIENT_CODES.JSON, texts),
      clientCode: CLIENT_CODES.JSON,
      status,
      cause,
    });
  }
}

function httpError(status: number, body: Envelope | null, texts: AnswerTexts): ApiError {
  return new ApiError({
    kind: status === 402 ? 'payment-required' : 'http',
    message: body?.message ?? texts.ofStatus(status),
    status,
    meta: errorMetaOf(body?.meta),
  });
}

/** Neither 2xx nor an error (ERROR-18). */
function unexpectedStatus(status: number, texts: ClientTexts): ApiError {
  return new ApiError({
    kind: 'http',
    message: codedMessage(CLIENT_CODES.STATUS, texts),
    clientCode: CLIENT_CODES.STATUS,
    status,
  });
}
