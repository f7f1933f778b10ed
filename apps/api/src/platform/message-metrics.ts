import { Counter } from 'prom-client';
import { counts } from './metrics/registry.ts';

const messages = new Counter({
  name: 'kandil_messages_total',
  help: 'Messages handed to a mail server, an SMS gateway or a push service; one that failed is retried by its job',
  labelNames: ['kind', 'outcome'],
  registers: [counts],
});

const KINDS = ['mail', 'sms', 'push'] as const;
type Kind = (typeof KINDS)[number];

// From the start: alerts look at the growth, and the first failure has to be some.
for (const kind of KINDS)
  for (const outcome of ['sent', 'failed']) messages.inc({ kind, outcome }, 0);

export const countMessage = (kind: Kind, isSent: boolean): void =>
  messages.inc({ kind, outcome: isSent ? 'sent' : 'failed' });

/** Counts what is sent, and what fails. */
export const countMessages =
  <Message>(kind: Kind, send: (message: Message) => Promise<void>) =>
  async (message: Message): Promise<void> => {
    try {
      await send(message);
    } catch (error) {
      countMessage(kind, false);
      throw error;
    }
    countMessage(kind, true);
  };
