import type { GatewayCode } from '@kandil/contract/payment';
import type { Executor } from './tables.ts';

/** The gateway's own plan of a package. */
export async function planAt(
  db: Executor,
  gatewayCode: GatewayCode,
  gatewayPackage: string,
): Promise<string | undefined> {
  const row = await db
    .selectFrom('gateway_plan')
    .select('plan_id')
    .where('gateway_code', '=', gatewayCode)
    .where('gateway_package', '=', gatewayPackage)
    .executeTakeFirst();
  return row?.plan_id;
}

export async function storePlan(
  db: Executor,
  gatewayCode: GatewayCode,
  gatewayPackage: string,
  planId: string,
  now: Date,
): Promise<void> {
  await db
    .insertInto('gateway_plan')
    .values({
      gateway_code: gatewayCode,
      gateway_package: gatewayPackage,
      plan_id: planId,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
