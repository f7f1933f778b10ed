import * as z from 'zod/mini';
import type { AnyCall } from '../call.ts';
import { type Envelope, envelope, errorMeta } from '../envelope.ts';
import { ApiError, CLIENT_CODES, type ClientTexts, codedMessage, standardText } from './error.ts';

export interface RawAnswer {
  status: number;
  body: string;
}

/** Reads an answer: JSON (E.1), envelope (E.4), status. @throws ApiError */
export function readAnswer(call: AnyCall, answer: RawAnswer, texts: ClientTexts, report: (problem: unknown) => void): Envelope {
  const isError = answer.status >= 400;
  const parsed = envelope.safeParse(parseJson(answer, isError, texts));
  if (!parsed.success) {
    if (isError) throw httpError(answer.status, null);
    throw new ApiError({
      kind: 'schema',
      message: codedMessage(CLIENT_CODES.ENVELOPE, texts),
      clientCode: CLIENT_CODES.ENVELOPE,
      status: answer.status,
      cause: parsed.error,
    });
  }
  if (isError) throw httpError(answer.status, parsed.data);
  if (answer.status < 200 || answer.status > 299) throw unexpectedStatus(answer.status, texts);
  return { ...parsed.data, data: checkedData(call, parsed.data.data, report) };
}

function parseJson({ body, status }: RawAnswer, isError: boolean, texts: ClientTexts): unknown {
  try {
    return JSON.parse(body);
  } catch (cause) {
    if (isError) return null; // the status says more than the broken body of a proxy in between
    throw new ApiError({
      kind: 'json',
      message: codedMessage(CLIENT_CODES.JSON, texts),
      clientCode: CLIENT_CODES.JSON,
      status,
      cause,
    });
  }
}

/** Data that fails its own schema is only reported; the call still succeeds (VALID-02). */
function checkedData(call: AnyCall, data: unknown, report: (problem: unknown) => void): unknown {
  const checked = z.safeParse(call.data, data);
  if (checked.success) return checked.data;
  report(new Error(`${call.name}: answer does not match its schema`, { cause: checked.error }));
  return data;
}

function httpError(status: number, body: Envelope | null): ApiError {
  const meta = errorMeta.safeParse(body?.meta);
  return new ApiError({
    kind: status === 402 ? 'payment-required' : 'http',
    message: body?.message ?? standardText(status),
    status,
    meta: meta.success ? meta.data : undefined,
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
