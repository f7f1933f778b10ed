import { Writable } from 'node:stream';
import pino from 'pino';
import { logSampling, messageOf } from './log-sampling.ts';
import type { FaultFacts } from './reports/index.ts';
import { currentTrace } from './trace.ts';

export type Log = pino.Logger;
export type LogLevel = 'trace' | 'debug' | 'info' | 'warn' | 'error' | 'fatal' | 'silent';

/**
 * Field names whose values never reach a log, at any depth. This is the product's only list: a new secret is
 * added here.
 */
const SECRET_FIELDS = (
  'password newPassword oldPassword repeatPassword confirmPassword passwordHash pin otp secret ' +
  'token accessToken refreshToken idToken captchaToken gRecaptchaResponse deviceSecret activationCode authorization cookie set-cookie ' +
  'cardNumber cvc identityNumber connectionString email msisdn phone x-device-id'
).split(' ');
const secretNames = new Set(SECRET_FIELDS.map((name) => name.toLowerCase()));
/** Pino writes the bindings of a child log without a copy, so they need pino's own redaction. */
const bindings = SECRET_FIELDS.map((name) => `["${name}"]`);
/** `code` may also be an error code; only values like a one-time code are hidden. */
const ONE_TIME_CODE = /^\d{4,10}$/;
const DEEPEST = 6;

/** A copy without secrets. Walks only plain objects: errors and requests have their own serializers. */
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
  /** Readable lines instead of JSON, for a terminal during development. */
  pretty?: boolean;
  /** Fields of every line. */
  base?: Record<string, string> | null;
  destination?: NodeJS.WritableStream;
  /** Receives every error that is logged as one: the one door of the server's error reports (ERROR-14). */
  onFault?: (error: unknown, facts: FaultFacts) => void;
}

/** JSON lines in UTC without secrets, repeated errors sampled. */
export function createLog(options: LogOptions = {}): Log {
  const out = options.destination ?? process.stdout;
  return pino(
    {
      level: options.level ?? 'info',
      base: options.base ?? null,
      timestamp: pino.stdTimeFunctions.isoTime,
      hooks: { logMethod: logSampling(options.onFault && reporting(options.onFault)) },
      formatters: { level: (label) => ({ level: label }), log: hide },
      redact: { paths: bindings, censor: '[hidden]' },
      serializers: { err: describeError },
      // Lines of one request, also those of other processes, have the same id.
      mixin: () => {
        const trace = currentTrace();
        return trace ? { trace: trace.id } : {};
      },
    },
    options.pretty ? prettyLines(out) : out,
  );
}

/**
 * The fields of an error that are logged. Database errors also carry the affected row (`detail`) and
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

/** Passes the error of a line to the reports. */
const reporting =
  (onFault: NonNullable<LogOptions['onFault']>) =>
  (args: readonly unknown[], level: string): void => {
    const [fields] = args;
    if (!(fields instanceof Object) || !('err' in fields)) return;
    if (level !== 'error' && level !== 'fatal') return;
    onFault(fields.err, { ...fields, message: messageOf(args), level });
  };

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
