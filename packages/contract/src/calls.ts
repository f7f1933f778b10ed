import * as auth from './auth/index.ts';
import type { AnyCall } from './call.ts';
import * as controlPayment from './control/payment.ts';
import * as controlPurchase from './control/purchase.ts';
import * as content from './content/index.ts';
import * as accountActs from './control/account-acts.ts';
import * as controlAuth from './control/auth.ts';
import * as numbersAuth from './control/numbers-auth.ts';
import * as numbersContent from './control/numbers-content.ts';
import * as numbersPurchase from './control/numbers-purchase.ts';
import * as controlTerms from './control/terms.ts';
import * as controlSettings from './control/settings.ts';
import * as controlWatch from './control/watch.ts';
import * as controlNotify from './control/notify.ts';
import * as savedAnswers from './control/saved-answers.ts';
import * as systemAuth from './control/system-auth.ts';
import * as systemContent from './control/system-content.ts';
import * as systemPayment from './control/system-payment.ts';
import type { HookSpec } from './hook.ts';
import * as internal from './internal/index.ts';
import * as notify from './notify/index.ts';
import * as partner from './partner/index.ts';
import * as payment from './payment/index.ts';
import * as purchase from './purchase/index.ts';
import type { PublicServiceName } from './services.ts';
import * as staff from './staff/index.ts';
import * as watch from './watch/index.ts';

/** In the order of the list of services. */
const MODULES = { auth, content, payment, purchase, watch, notify, partner } satisfies Record<
  PublicServiceName,
  object
>;

const isCall = (value: unknown): value is AnyCall =>
  typeof value === 'object' && value !== null && 'paths' in value;

/** Every call of visitors by service: the source of tests, checks and the API reference. */
export const CALLS: readonly AnyCall[] = Object.values(MODULES).flatMap((calls) =>
  Object.values<unknown>(calls).filter(isCall),
);

/** Calls of the control room by the service that answers them: its own one, then `control/<service>.ts`. */
const CONTROL_MODULES: readonly object[] = [
  staff,
  controlAuth,
  accountActs,
  controlTerms,
  controlNotify,
  savedAnswers,
  controlPayment,
  controlPurchase,
  controlWatch,
  numbersAuth,
  numbersContent,
  numbersPurchase,
  systemAuth,
  systemContent,
  systemPayment,
  controlSettings,
];

/** Every call of the control room. */
export const STAFF_CALLS: readonly AnyCall[] = CONTROL_MODULES.flatMap((calls) =>
  Object.values(calls).filter(isCall),
);

/** Every call between services. */
export const INTERNAL_CALLS: readonly AnyCall[] = Object.values<unknown>(internal).filter(isCall);

const isHook = (value: unknown): value is HookSpec =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'hook';

/** Every request of other parties. */
export const HOOKS: readonly HookSpec[] = Object.values(MODULES).flatMap((calls) =>
  Object.values<unknown>(calls).filter(isHook),
);
