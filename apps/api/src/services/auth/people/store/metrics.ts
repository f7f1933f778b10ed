import { Counter } from 'prom-client';
import { counts } from '../../../../platform/metrics/registry.ts';

/** Each account that somebody of the staff opens beyond those of an ordinary day. */
export const manyLooks = new Counter({
  name: 'kandil_staff_looks_over_total',
  help: 'Accounts that somebody of the staff opened after more than 50 within a day',
  registers: [counts],
});
