import { Writable } from 'node:stream';
import pino from 'pino';

export type Log = pino.Logger;
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/**
 * Field names whose values never reach a log, wherever up to three levels deep they appear. The one list
 * of the product: a new secret is added here and nowhere else.
 */
const SECRET_FIELDS = [
  'password',
  'newPassword',
  'oldPassword',
  'repeatPassword',
  'confirmPassword',
  'passwordHash',
  'pin',
  'otp',
  'code',
  'secret',
  'token',
  'accessToken',
  'refreshToken',
  'idToken',
  'captchaToken',
  'gRecaptchaResponse',
  'email',
  'msisdn',
  'phone',
  'authorization',
  'cookie',
  'set-cookie',
  'x-device-id',
  'cardNumber',
  'cvc',
  'url.password',
  'connectionString',
] as const;

/** Codes of errors are wanted in a log, so `code` is hidden only outside of `err`. */
const paths = SECRET_FIELDS.flatMap((field) => {
  const name = /^[\w]+$/.test(field) ? `.${field}` : `["${field}"]`;
  const own = name.startsWith('.') ? name.slice(1) : name;
  const nested = [`*${name}`, `*.*${name}`, `*.*.*${name}`];
  return field === 'code' ? [own, 'body.code', 'query.code', 'payload.code'] : [own, ...nested];
});

export interface LogOptions {
  level?: LogLevel;
  /** Lines for people instead of JSON: for a terminal during development. */
  pretty?: boolean;
  destination?: NodeJS.WritableStream;
}

/** JSON lines in UTC (one object per line) with secrets removed; request id and service come as child bindings. */
export function createLog(options: LogOptions = {}): Log {
  const out = options.destination ?? process.stdout;
  return pino(
    {
      level: options.level ?? 'info',
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      serializers: { err: describeError },
      redact: { paths, censor: '[hidden]' },
    },
    options.pretty ? prettyLines(out) : out,
  );
}

/**
 * What of an error is worth keeping. Not all of it: errors of the database carry the row they are about (`detail`) and
 * the whole connection.
 */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack, cause } = error;
  const { code, constraint } = error as { code?: unknown; constraint?: unknown };
  return {
    type: name,
    message,
    ...(code === undefined ? {} : { code }),
    ...(constraint === undefined ? {} : { constraint }),
    stack,
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  };
}

/** A log that writes nothing: for tests and tools. */
export const silentLog: Log = pino({ level: 'silent' });

function prettyLines(out: NodeJS.WritableStream): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      out.write(prettyLine(chunk.toString()));
      done();
    },
  });
}

function prettyLine(line: string): string {
  const { time, level, msg, err, ...rest } = JSON.parse(line) as Record<string, unknown> & {
    msg?: string;
  };
  const fields = Object.entries(rest).map(([name, value]) => ` ${name}=${JSON.stringify(value)}`);
  const stack = err && typeof err === 'object' && 'stack' in err ? `\n${String(err.stack)}` : '';
  return `${String(time).slice(11, 19)} ${String(level).padEnd(5)} ${msg ?? ''}${fields.join('')}${stack}\n`;
}
