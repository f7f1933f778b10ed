import { decimalOf } from '../money.ts';
import type { Checkout, Plan } from '../records.ts';

export const SCRIPT = '/iyzico/static/checkoutform/v2/bundle.js';

/** A value inside a script element. */
const inScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);

/**
 * `checkoutFormContent` in the form of iyzico's: a script that names the token and loads iyzico's own script, which
 * draws the form into `#iyzipay-checkout-form`.
 */
export function formContent(origin: string, checkout: Checkout, plan: Plan): string {
  const settings = {
    currency: plan.currencyCode,
    token: checkout.id,
    price: checkout.changesCard ? 0 : decimalOf(plan.price),
    locale: checkout.locale,
    baseUrl: `${origin}/iyzico`,
    isSandbox: true,
    subscriptionPaymentEnabled: true,
  };
  const source = inScript(origin + SCRIPT);
  return (
    `<script type="text/javascript">if (typeof iyziInit == 'undefined') {` +
    `var iyziInit = ${inScript(settings)};iyziInit.createTag = function () {` +
    `var iyziJSTag = document.createElement('script');iyziJSTag.setAttribute('src', ${source});` +
    'document.head.appendChild(iyziJSTag);};iyziInit.createTag();}</script>'
  );
}
