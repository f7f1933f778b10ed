import type { AnyCall, PublicServiceName } from '@kandil/contract';
import * as auth from '@kandil/contract/auth?schemas';
import * as content from '@kandil/contract/content?schemas';
import * as notify from '@kandil/contract/notify?schemas';
import * as partner from '@kandil/contract/partner?schemas';
import * as payment from '@kandil/contract/payment?schemas';
import * as purchase from '@kandil/contract/purchase?schemas';
import * as watch from '@kandil/contract/watch?schemas';

export { dataProblem } from '@kandil/contract/check';

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'paths' in value;

const MODULES = { auth, content, notify, partner, payment, purchase, watch } satisfies Record<
  PublicServiceName,
  object
>;

/** Every call of the contract with its schemas, by name. */
export const CALLS: ReadonlyMap<string, AnyCall> = new Map(
  Object.values(MODULES)
    .flatMap((service) => Object.values<unknown>(service))
    .filter(isCall)
    .map((call) => [call.name, call]),
);
