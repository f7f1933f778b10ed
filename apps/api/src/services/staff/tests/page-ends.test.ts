import type { AnyCall } from '@kandil/contract';
import { STAFF_CALLS } from '@kandil/contract/calls';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openProductApp } from '../../../testing/product-app.ts';
import { openControl, type StaffBrowser } from '../../../testing/staff-app.ts';

const product = await openProductApp();
const control = await openControl(product);
let chief: StaffBrowser;

beforeAll(async () => {
  chief = (await control.member('administrator')).browser;
});
afterAll(async () => {
  await control.close();
  await product.close();
});

const NOBODY = '00000000-0000-4000-8000-000000000000';
/** What calls with pages require beside the end of a page. */
const REQUIRED: Record<string, string> = { id: NOBODY, runId: NOBODY, month: '2026-11' };
/** Ends that no page has answered. */
const STRANGE = [
  'x',
  '%',
  "'; drop table receipt; --",
  '9999999999',
  '2026-11-29T00:00:00.000Z',
  '2026-11-29T00:00:00.000Z x',
  '2026-11-29T00:00:00.000Z 99999999999999999999',
  `2026-02-31T25:00:00.000Z ${NOBODY}`,
  '+275760-09-13T00:00:00.000Z 1',
];

const fieldsOf = ({ body }: AnyCall): string[] =>
  body && 'shape' in body ? Object.keys(body.shape as object) : [];
const paged = STAFF_CALLS.filter((call) => fieldsOf(call).includes('after')).map(
  (call) => [call.name, call] as const,
);

describe('the end of a page', () => {
  test('is an input of several calls', () => {
    expect(paged.length).toBeGreaterThan(5);
  });

  test.each(paged)('%s takes none that no page has answered', async (_name, call) => {
    const required = Object.entries(REQUIRED).filter(([name]) => fieldsOf(call).includes(name));
    for (const after of STRANGE) {
      const input = { ...Object.fromEntries(required), after };
      expect((await chief.call(call, input as never)).status, after).toBeLessThan(500);
    }
  });
});
