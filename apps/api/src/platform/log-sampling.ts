import type pino from 'pino';

/** Lines of one kind that are logged in a minute; the others are counted. */
const PER_MINUTE = 10;
const MINUTE_MS = 60_000;
const LEVELS: readonly string[] = ['warn', 'error'];
/** Messages with variable parts must not fill the memory: beyond this number, kinds share one count. */
const KINDS = 500;

type LogMethod = NonNullable<NonNullable<pino.LoggerOptions['hooks']>['logMethod']>;

/**
 * A hook that samples warnings and errors (T-D08): it logs the first ones of a kind in each minute, then one line with the
 * number of those it left out. Otherwise an outage, or a visitor who causes an error again and again, fills the disk.
 * @param onLine receives the lines that are logged
 */
export function logSampling(
  onLine: (args: readonly unknown[], level: string) => void = () => undefined,
): LogMethod {
  const counts = new Map<string, number>();
  return function logMethod(args, method, level) {
    const label = this.levels.labels[level] ?? '';
    if (!LEVELS.includes(label)) {
      onLine(args, label);
      return method.apply(this, args);
    }
    const known = kindOf(args, level);
    const kind = counts.has(known) || counts.size < KINDS ? known : '';
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    if (count < PER_MINUTE) {
      onLine(args, label);
      method.apply(this, args);
    }
    if (count === 0)
      setTimeout(() => {
        const leftOut = (counts.get(kind) ?? 0) - PER_MINUTE;
        counts.delete(kind);
        if (leftOut > 0) method.call(this, { leftOut }, kind ? messageOf(args) : 'other problems');
      }, MINUTE_MS).unref();
  };
}

/** The message of a line. */
export const messageOf = (args: readonly unknown[]): string =>
  args.slice(0, 2).find((each) => typeof each === 'string') ?? '';

/** Level, message, and the error with the place that threw it: different errors may be logged with one message. */
function kindOf(args: readonly unknown[], level: number): string {
  const [fields] = args;
  const error = fields instanceof Object && 'err' in fields ? fields.err : fields;
  const kind = [level, messageOf(args)];
  if (!(error instanceof Error)) return kind.join(' ');
  const { name, stack, code } = error as NodeJS.ErrnoException;
  return [...kind, name, code, /\n\s+at .*/.exec(stack ?? '')?.[0]].join(' ');
}
