/** An event as the tag manager or the pixel was told of it. */
export interface Received {
  by: 'tag manager' | 'pixel';
  event: string;
  parameters: Record<string, unknown>;
  /** Path of the page it happened on. */
  page: string;
  /** ISO 8601. */
  at: string;
}

const KEPT = 500;

export type Events = ReturnType<typeof createEvents>;

/** What was received since the sandbox started, the newest last; with it, which scripts were asked for. */
export function createEvents(now: () => number = Date.now) {
  const received: Received[] = [];
  let scripts = 0;
  return {
    list: (): readonly Received[] => received,
    scripts: () => scripts,
    scriptAsked: () => void scripts++,
    add(event: Omit<Received, 'at'>): void {
      received.push({ ...event, at: new Date(now()).toISOString() });
      if (received.length > KEPT) received.shift();
    },
  };
}
