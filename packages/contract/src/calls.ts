import * as auth from './auth/index.ts';
import type { AnyCall } from './call.ts';
import * as content from './content/index.ts';
import * as internal from './internal/index.ts';
import * as notify from './notify/index.ts';
import * as partner from './partner/index.ts';
import * as payment from './payment/index.ts';
import * as purchase from './purchase/index.ts';
import { SERVICES, type ServiceName } from './services.ts';
import * as watch from './watch/index.ts';

const MODULES = { auth, content, notify, partner, payment, purchase, watch } satisfies Record<
  ServiceName,
  object
>;

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'paths' in value;

/** Every call of visitors by service: the source of tests, checks and the API reference. */
export const CALLS: readonly AnyCall[] = SERVICES.flatMap((service) =>
  Object.values<unknown>(MODULES[service]).filter(isCall),
);

/** Every call between services. */
export const INTERNAL_CALLS: readonly AnyCall[] = Object.values<unknown>(internal).filter(isCall);
