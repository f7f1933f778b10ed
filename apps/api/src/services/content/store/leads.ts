import type { AgeStep } from '@kandil/contract/child-limits';
import type { Row } from './tables.ts';

/** Where it is counted for children of each step how many rows above lead with a title. */
export const CHILD_LEADS = {
  3: 'kids_leads_3',
  7: 'kids_leads',
  10: 'kids_leads_10',
} as const satisfies Record<AgeStep, keyof Row<'breakdown_item'>>;
