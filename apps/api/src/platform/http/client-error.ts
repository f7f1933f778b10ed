import { type ErrorCode, Refusal } from '@kandil/contract';
import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { refusalAnswer } from './dispatch.ts';

const BY_CODE: Record<string, ErrorCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
};

/**
 * Answers a connection whose request Node could not read, in the envelope, and closes it. The language of the
 * request is not known.
 */
export function answerClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) {
    const code = BY_CODE[error.code ?? ''] ?? 'INVALID_INPUT';
    const { status, envelope } = refusalAnswer(new Refusal(code), 'en');
    const body = JSON.stringify(envelope);
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        'content-type: application/json; charset=utf-8',
        `content-length: ${Buffer.byteLength(body)}`,
        'cache-control: no-store',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  }
  socket.destroy(error);
}
