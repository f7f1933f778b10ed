import { release, reserve } from '@kandil/contract/internal';
import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { type Internal, inProcess } from '../../../platform/http/internal.ts';
import { silentLog } from '../../../platform/log.ts';
import { openUrl } from '../../../platform/testing.ts';
import { buyersOfFile } from '../../../testing/buyers.ts';
import { repeat } from '../../../testing/rounds.ts';
import { purchaseModule } from '../module.ts';

const CODES = { usual: 1, long: 100 };
const ATTEMPTS = 200;
const SEATS = 7;
/** For a busy machine. */
const PATIENCE = 600_000;
const app = await buyersOfFile();
/** Another node: purchase on separate connections. */
const database = openUrl(app.database.url, { patient: true });
afterAll(() => database.close());
const other = inProcess(() => [purchaseModule.open({ ...app, database }, null).service], silentLog);

test(
  'of 200 parallel attempts on two nodes with a code of 7 seats, 7 get one',
  { timeout: PATIENCE },
  async (context) => {
    await repeat(context, CODES, async (round) => {
      const code = `PARA11E1${round}`;
      await app.db
        .insertInto('promo_code')
        .values({ code, offer_code: 'lantern-radio', seats: SEATS, sold: true })
        .execute();
      const { id: gatewayPackage } = await app.db
        .selectFrom('package')
        .select('id')
        .where('offer_code', '=', 'lantern-radio')
        .executeTakeFirstOrThrow();
      const attempt = async (at: Internal = app.internal) => {
        const intentId = randomUUID();
        await at(reserve, {
          intentId,
          userId: randomUUID(),
          countryCode: null,
          language: 'en',
          gatewayCode: 'PAYPAL',
          gatewayPackage,
          promotionCode: code,
        });
        return intentId;
      };
      const outcomes = await Promise.allSettled(
        Array.from({ length: ATTEMPTS }, (_, index) => attempt(index % 2 ? other : app.internal)),
      );
      const held = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
      const reasons = outcomes.flatMap((each) =>
        each.status === 'rejected' ? [(each.reason as Error).message] : [],
      );
      expect(held).toHaveLength(SEATS);
      expect(new Set(reasons)).toEqual(new Set(['PROMO_INVALID']));
      expect(await app.used(code)).toBe(SEATS);
      const [first = ''] = held;
      await Promise.all([1, 2, 3].map(() => app.internal(release, { intentId: first })));
      expect(await app.used(code)).toBe(SEATS - 1);
      await attempt();
      await expect(attempt()).rejects.toThrow('PROMO_INVALID');
    });
  },
);
