import type { FastifyReply, FastifyRequest } from 'fastify';

/** A refusal: status 422 and `status: failure` in the body. */
export class Refusal extends Error {
  readonly code: string;
  readonly group: string | undefined;
  constructor(code: string, message: string, group?: string) {
    super(message);
    this.code = code;
    this.group = group;
  }
}

// The codes of the subscription API are not in iyzico's public list; that of an unknown subscription and that of one
// that cannot be canceled were seen in practice, the others are the sandbox's own.
const CODES = {
  product: '201100',
  plan: '201200',
  customer: '201300',
  subscription: '201400',
  order: '201500',
  checkout: '201600',
  payment: '5086',
} as const;

export const unknown = (kind: keyof typeof CODES) =>
  new Refusal(CODES[kind], `The ${kind} does not exist.`);

export const nameTaken = () => new Refusal('201001', 'The name is already used.');
export const checkoutOpen = () => new Refusal('201601', 'The checkout form is not completed.');
export const notPossible = (what: string) => new Refusal('201403', what);
export const invalid = (what: string) => new Refusal('11', `Invalid request: ${what}.`);

/** Fields that requests may send to find them again in the answer. */
export interface Echo {
  locale?: string;
  conversationId?: string;
}

/** The frame of every answer. */
export const frame = (now: number, { locale, conversationId }: Echo = {}) => ({
  ...(locale && { locale }),
  systemTime: now,
  ...(conversationId && { conversationId }),
});

export function sendRefusal(
  reply: FastifyReply,
  request: FastifyRequest,
  { code, group, message }: Refusal,
  now: number,
) {
  const echo = { ...(request.query as object), ...(request.body as object | undefined) };
  return reply.code(422).send({
    status: 'failure',
    errorCode: code,
    errorMessage: message,
    ...(group && { errorGroup: group }),
    ...frame(now, echo),
  });
}
