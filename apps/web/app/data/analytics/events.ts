import { payment } from '@kandil/contract';
import * as z from 'zod/mini';

const text = () => z.string().check(z.minLength(1), z.maxLength(200));
const id = () => z.int().check(z.positive());
const seconds = () => z.number().check(z.nonnegative());
const method = () => z.enum(['password', 'code', 'google', 'facebook', 'apple']);
const gateway = () => z.enum(payment.GATEWAYS);
const event = <Name extends string, Shape extends z.core.$ZodShape>(name: Name, shape: Shape) =>
  z.strictObject({ name: z.literal(name), ...shape });

/**
 * The events of a visit, and nothing else: they have no field for a name, address, e-mail, phone or token
 * (ANALYTICS-23; docs/decisions/0022). Times in seconds; ids are those of the catalogue.
 */
export const analyticsEvent = z.discriminatedUnion('name', [
  event('sign_up', { method: method() }),
  event('login', { method: method() }),
  event('logout', {}),
  event('search', { term: text(), results: z.int().check(z.nonnegative()) }),
  event('favourite', { action: z.enum(['add', 'remove']), seriesId: id() }),
  event('purchase', { planCode: text(), periodCode: text(), gatewayCode: gateway() }),
  /** The visitor chose a payment method and began the payment. */
  event('add_payment_info', { planCode: text(), periodCode: text(), gatewayCode: gateway() }),
  event('transaction_error', { gatewayCode: gateway(), reason: text() }),
  event('cancel_subscription', { planCode: text(), periodCode: text() }),
  event('content_view', { seriesId: id(), code: text() }),
  /** A link to a title, a video or a channel; `page` is the page's own name, not its address. */
  event('content_click', { target: text() }),
  event('content_video', {
    action: z.enum(['start', 'end']),
    videoId: z.optional(id()),
    channelId: z.optional(id()),
    position: seconds(),
    duration: seconds(),
  }),
  event('next_episode', { videoId: z.optional(id()), by: z.enum(['countdown', 'viewer']) }),
  event('full_screen', { active: z.boolean() }),
  event('button_click', { button: text() }),
  event('user_action', { action: z.enum(['like', 'dislike', 'share', 'take_over']) }),
]);

export type AnalyticsEvent = z.output<typeof analyticsEvent>;
