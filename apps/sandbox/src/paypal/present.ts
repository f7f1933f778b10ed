import type { Books, Plan, Subscription } from './books.ts';
import { moneyOf } from './money.ts';
import { link, PAYER, refundViews, saleViews } from './present-payments.ts';
import { currencyOf } from './schedule.ts';

function billingInfo(subscription: Subscription, plan: Plan, withFailure: boolean) {
  const { billing_cycles: cycles } = plan;
  const { status, dueAt, lastPayment, lastFailed, completed } = subscription;
  return {
    outstanding_balance: moneyOf(subscription.outstanding, currencyOf(plan)),
    cycle_executions: cycles.map(({ tenure_type, sequence, total_cycles: total = 1 }, index) => {
      const done = completed[index] ?? 0;
      return {
        tenure_type,
        sequence,
        cycles_completed: done,
        cycles_remaining: total ? total - done : 0,
        total_cycles: total,
      };
    }),
    ...(lastPayment && { last_payment: lastPayment }),
    ...(status === 'ACTIVE' && dueAt && { next_billing_time: dueAt }),
    failed_payments_count: subscription.failedCount,
    ...(withFailure && lastFailed && { last_failed_payment: lastFailed }),
  };
}

/** How PayPal shows plans and subscriptions. */
function subscriptionViews(books: Books, url: () => string) {
  const planOf = ({ planId }: Subscription): Plan => {
    const plan = books.plans.get(planId);
    if (!plan) throw new Error(`plan ${planId} is missing`);
    return plan;
  };

  const plan = (record: Plan) => ({
    ...record,
    update_time: record.create_time,
    links: [link(`${url()}/v1/billing/plans/${record.id}`, 'self')],
  });

  /** `fields` are the parts that PayPal shows only when they are asked for. */
  function subscription(record: Subscription, fields: readonly string[] = []) {
    const self = `${url()}/v1/billing/subscriptions/${record.id}`;
    const open = record.status === 'APPROVAL_PENDING';
    return {
      id: record.id,
      plan_id: record.planId,
      status: record.status,
      status_update_time: record.statusAt,
      ...(record.note && { status_change_note: record.note }),
      start_time: record.startAt,
      quantity: '1',
      ...(record.customId && { custom_id: record.customId }),
      ...(!open && {
        subscriber: PAYER,
        billing_info: billingInfo(record, planOf(record), fields.includes('last_failed_payment')),
      }),
      ...(fields.includes('plan') && { plan: plan(planOf(record)) }),
      plan_overridden: false,
      create_time: record.createdAt,
      update_time: record.statusAt,
      links: [
        ...(open
          ? [link(`${url()}/webapps/billing/subscriptions?ba_token=${record.token}`, 'approve')]
          : []),
        link(self, 'self'),
        link(self, 'edit', 'PATCH'),
      ],
    };
  }

  return { planOf, plan, subscription };
}

/** How PayPal shows its records; `url` is the base URL of its API. */
export function createPresenter(books: Books, url: () => string) {
  return { url, ...subscriptionViews(books, url), ...saleViews(url), ...refundViews(url) };
}
export type Presenter = ReturnType<typeof createPresenter>;
