import type { Journal } from './journal.ts';

/** Fields of every message. `id` increases and is unique within a run. */
export interface Message {
  id: number;
  /** ISO 8601, UTC. */
  at: string;
  /** The addresses or numbers it was delivered to, lower case. */
  to: string[];
}

/** Messages a box keeps; older ones are dropped. */
const BOUND = 500;
/** Largest number of concurrent waits; more are a leak in a test. */
const MAX_WAITING = 200;

interface Waiter<T> {
  fits: (message: T) => boolean;
  answer: (message: T | null) => void;
}

export interface Search {
  /** Part of a recipient, case-insensitive. */
  to?: string | undefined;
  /** Only messages after the one with this id. */
  after?: number | undefined;
}

export type Box<T extends Message> = Awaited<ReturnType<typeof openBox<T>>>;

const fitting =
  ({ to, after = 0 }: Search) =>
  (message: Message) =>
    message.id > after && (!to || message.to.some((one) => one.includes(to.toLowerCase())));

/** Opens a bounded box of messages from its journal. */
export async function openBox<T extends Message>(journal: Journal<T>) {
  let messages = (await journal.load()).slice(-BOUND);
  let lastId = messages.at(-1)?.id ?? 0;
  let appended = messages.length;
  const waiting = new Set<Waiter<T>>();

  async function keep(message: T) {
    appended += 1;
    if (appended <= 2 * BOUND) return journal.append(message);
    appended = messages.length;
    return journal.rewrite(messages);
  }

  return {
    /** Adds a message and resolves once it is stored; only then its sender may get an acknowledgement. */
    async add(content: Omit<T, 'id' | 'at'>): Promise<T> {
      lastId += 1;
      const message = { ...content, id: lastId, at: new Date().toISOString() } as T;
      messages = [...messages, message].slice(-BOUND);
      await keep(message);
      for (const one of waiting) if (one.fits(message)) one.answer(message);
      return message;
    },

    /** Messages from the oldest to the newest. */
    list: (search: Search = {}): T[] => messages.filter(fitting(search)),

    get: (id: number): T | undefined => messages.find((message) => message.id === id),

    /** The first matching message, now or within the timeout; null if there is none. */
    next(search: Search, milliseconds: number): Promise<T | null> {
      const fits = fitting(search);
      const there = messages.find(fits);
      if (there || waiting.size >= MAX_WAITING) return Promise.resolve(there ?? null);
      return new Promise((resolve) => {
        const one: Waiter<T> = {
          fits,
          answer: (message) => {
            clearTimeout(timer);
            waiting.delete(one);
            resolve(message);
          },
        };
        const timer = setTimeout(() => one.answer(null), milliseconds);
        waiting.add(one);
      });
    },

    /** Deletes the messages to a recipient, or all of them. */
    async clear({ to }: Search = {}): Promise<void> {
      const gone = fitting({ to });
      messages = messages.filter((message) => !gone(message));
      appended = messages.length;
      await journal.rewrite(messages);
    },

    /** Resolves all waits. */
    close() {
      for (const one of waiting) one.answer(null);
    },
  };
}
