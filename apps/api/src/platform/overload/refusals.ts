import { Counter } from 'prom-client';
import { counts } from '../metrics/registry.ts';

const refusals = new Counter({
  name: 'kandil_refusals_total',
  help: 'Requests that were refused, or set behind all others, to protect the product',
  labelNames: ['reason'],
  registers: [counts],
});

/** Counts one request. Alerts compare with 0, so each reason is there from the start. */
export const refused = {
  /** 503: more is asked for than can be done. */
  overload: refusals.labels('overload'),
  /** 429: a rate limit. */
  limit: refusals.labels('limit'),
  /** Of a client that drew many refusals; it waits behind all others. */
  offender: refusals.labels('offender'),
};
for (const reason of Object.values(refused)) reason.inc(0);
