import { decimalOf } from '../money.ts';
import type { Books, Order, Subscription } from '../records.ts';

const orderView = ({ id, price, paymentAttempts, ...order }: Order) => ({
  referenceCode: id,
  price: decimalOf(price),
  ...order,
  paymentAttempts,
});

/** A subscription as it is answered after its card form. */
export const createdView = (subscription: Subscription) => {
  const { trialStartDate, trialEndDate, startDate, endDate } = subscription;
  return {
    referenceCode: subscription.id,
    parentReferenceCode: subscription.parent,
    pricingPlanReferenceCode: subscription.plan,
    customerReferenceCode: subscription.customer,
    subscriptionStatus: subscription.status,
    createdDate: subscription.createdDate,
    trialDays: subscription.trialDays,
    ...(trialStartDate !== null && { trialStartDate, trialEndDate }),
    ...(startDate !== null && { startDate }),
    ...(endDate !== null && { endDate }),
  };
};

/** A subscription with its orders. */
export const detailView = ({ customers, plans, products }: Books, subscription: Subscription) => {
  const plan = plans.get(subscription.plan);
  return {
    ...createdView(subscription),
    pricingPlanName: plan?.name,
    productReferenceCode: plan?.product,
    productName: products.get(plan?.product ?? '')?.name,
    customerEmail: customers.get(subscription.customer)?.email,
    orders: subscription.orders.map(orderView),
  };
};
