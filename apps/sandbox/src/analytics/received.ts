/** An event of the tag manager or the pixel. */
export interface ReceivedEvent {
  by: 'tag manager' | 'pixel';
  event: string;
  parameters: Record<string, unknown>;
  /** Path of its page. */
  page: string;
  /** ISO 8601. */
  at: string;
}

const MOST = 500;

export type Events = ReturnType<typeof createEvents>;

/** Events and script requests since the sandbox started, newest last. */
export function createEvents(now: () => number = Date.now) {
  const received: ReceivedEvent[] = [];
  let scripts = 0;
  return {
    list: (): readonly ReceivedEvent[] => received,
    scripts: () => scripts,
    scriptAsked: () => void scripts++,
    add(event: Omit<ReceivedEvent, 'at'>): void {
      received.push({ ...event, at: new Date(now()).toISOString() });
      if (received.length > MOST) received.shift();
    },
  };
}
