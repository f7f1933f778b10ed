import type { Answer, Delivery, GatewayFaults, Refusal } from './faults.ts';

// What the switches of a gateway mean, for people.

export const ANSWER_WORDS: Record<Answer | 'none', string> = {
  none: 'Answer normally',
  slow: 'Act, but answer too late',
  fail: 'Fail and do nothing',
  lose: 'Act, but lose the answer',
  twice: 'Act as if asked twice',
};

export const DELIVERY_WORDS: Record<Delivery, string> = {
  normal: 'At once',
  late: 'Three days late',
  twice: 'Twice',
  shuffled: 'Out of order',
  never: 'Never',
};

export const REFUSAL_WORDS: Record<Refusal | 'none', string> = {
  none: 'Accepted',
  NO_FUNDS: 'Refused: no funds',
  CARD_REFUSED: 'Refused: card refused',
  CARD_EXPIRED: 'Refused: card expired',
  LIMIT_REACHED: 'Refused: limit reached',
  REFUSED: 'Refused: no reason',
};

/** The faults that are on, in words. */
export function faultWords({ next, refuse, later, events }: GatewayFaults): string[] {
  const times = next?.count === 1 ? 'Next request' : `Next ${next?.count} requests`;
  return [
    next && `${times}${next.only && ` with “${next.only}”`}: ${ANSWER_WORDS[next.answer]}`,
    refuse && `Charges: ${REFUSAL_WORDS[refuse]}`,
    later && 'First charges: when the clock is advanced',
    events !== 'normal' && `Events: ${DELIVERY_WORDS[events]}`,
  ].filter((words) => words !== null && words !== false);
}
