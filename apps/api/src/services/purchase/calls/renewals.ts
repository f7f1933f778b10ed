import { renewals as call } from '@kandil/contract/control/purchase';
import { retriesOf } from '@kandil/contract/internal';
import { handle } from '../../../platform/http/handler.ts';
import { endIn, endOf } from '../present/page-end.ts';
import { staffTitle } from '../present/person.ts';
import { accessUntil, DAY } from '../rules/standing.ts';
import { allPlans } from '../store/catalogue.ts';
import { failedRenewals, renewalsByDay } from '../store/renewals.ts';
import type { PurchaseWorld } from '../world.ts';

/** Failed renewals of a page. */
const PAGE = 50;
const DAYS_AHEAD = 30;

function placeOf(after: string | undefined) {
  if (after === undefined) return undefined;
  const { at, id } = endIn(after);
  return { failed_at: at, id };
}

export const renewals = handle<PurchaseWorld, typeof call>(
  call,
  async ({ input: { after }, world: { db, internal, now } }) => {
    const from = now();
    const ahead = await renewalsByDay(db, new Date(from), new Date(from + DAYS_AHEAD * DAY));
    const plans = await allPlans(db);
    const rows = await failedRenewals(db, placeOf(after), PAGE + 1);
    const shown = rows.slice(0, PAGE);
    const subscriptions = shown.map(
      ({ gateway_code: gatewayCode, gateway_subs_id: gatewaySubsId }) => ({
        gatewayCode,
        gatewaySubsId,
      }),
    );
    const retries = shown.length === 0 ? [] : await internal(retriesOf, { subscriptions });
    const last = rows.length > PAGE ? shown.at(-1) : undefined;
    return {
      data: {
        ahead: ahead.map(({ day, count, sum, currency }) => ({
          day,
          count,
          sum: { amount: sum, currency },
        })),
        failed: shown.map((row) => ({
          subscriptionId: row.id,
          accountId: row.user_id,
          planTitle: staffTitle(row.plan_code, plans),
          amount: { amount: row.amount, currency: row.currency },
          gatewayCode: row.gateway_code,
          status: row.status,
          failedAt: row.failed_at.toISOString(),
          accessUntil: accessUntil(row, from).toISOString(),
          retriedAt:
            retries.find(
              ({ gatewayCode, gatewaySubsId }) =>
                gatewayCode === row.gateway_code && gatewaySubsId === row.gateway_subs_id,
            )?.retriedAt ?? null,
        })),
        next: last ? endOf(last.failed_at, last.id) : null,
      },
    };
  },
);
