import { Writable } from 'node:stream';
import pino from 'pino';

export type Log = pino.Logger;
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/**
 * Field names whose values never reach a log, wherever they appear. The one list of the product: a new secret is
 * added here and nowhere else.
 */
const SECRET_FIELDS = (
  'password newPassword oldPassword repeatPassword confirmPassword passwordHash pin otp secret ' +
  'token accessToken refreshToken idToken captchaToken gRecaptchaResponse deviceSecret activationCode authorization cookie set-cookie ' +
  'cardNumber cvc connectionString email msisdn phone x-device-id'
).split(' ');
const secretNames = new Set(SECRET_FIELDS.map((name) => name.toLowerCase()));
/** The fields a child log is made with are not copied but written as they are, so they have pino's own means. */
const bindings = SECRET_FIELDS.map((name) => `["${name}"]`);
/** `code` is the code of an error as well; hidden is what could be sent to a person. */
const ONE_TIME_CODE = /^\d{4,10}$/;
const DEEPEST = 6;

/** A copy without secrets. Walks plain objects alone: errors and requests are described by their serializers. */
function withoutSecrets(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > DEEPEST) return '[deeper]';
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, depth + 1));
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return value;
  const copy: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(value)) {
    copy[name] = isSecret(name, field) ? '[hidden]' : withoutSecrets(field, depth + 1);
  }
  return copy;
}

function isSecret(name: string, value: unknown): boolean {
  return (
    secretNames.has(name.toLowerCase()) || (name === 'code' && ONE_TIME_CODE.test(String(value)))
  );
}

const hide = (fields: object) => withoutSecrets(fields) as Record<string, unknown>;

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
      formatters: { level: (label) => ({ level: label }), log: hide },
      redact: { paths: bindings, censor: '[hidden]' },
      serializers: { err: describeError },
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
