import type { Envelope } from './envelope.ts';

/** An error or a trace that arrived. */
export interface ReceivedReport {
  kind: 'event' | 'transaction';
  project: string;
  /** ISO 8601. */
  at: string;
  /** The payload as it was sent. */
  payload: Record<string, unknown>;
}

const MOST = 500;

export type Reports = ReturnType<typeof createReports>;

/** Errors and traces since the sandbox started, newest last. Items of other kinds are left out. */
export function createReports(now: () => number = Date.now) {
  let received: ReceivedReport[] = [];
  return {
    list: (): readonly ReceivedReport[] => received,
    add(project: string, { items }: Envelope): void {
      const at = new Date(now()).toISOString();
      const known = items.flatMap(({ type, payload }) =>
        type === 'event' || type === 'transaction'
          ? [{ kind: type, project, at, payload: payload as Record<string, unknown> } as const]
          : [],
      );
      received = [...received, ...known].slice(-MOST);
    },
    clear: () => void (received = []),
  };
}
