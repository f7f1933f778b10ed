import { payment } from '@kandil/contract';
import { cancelAtGateway } from '@kandil/contract/internal';
import { GATEWAYS } from '@kandil/contract/payment';
import { afterAll, expect, test } from 'vitest';
import { openAuthApp, signedUp } from '../../../testing/auth-app.ts';

const app = await openAuthApp();
afterAll(() => app.close());

test.each(GATEWAYS)(
  'without %s, its attempts and cancellations are refused',
  async (gatewayCode) => {
    const at = { gatewayCode, gatewaySubsId: 'I-OLD' };
    await expect(app.internal(cancelAtGateway, at)).rejects.toThrow('GATEWAY_UNAVAILABLE');
    const { visitor } = await signedUp(app);
    const requested = { gatewayCode, gatewayPackage: 'of another time' };
    const { status, meta } = await visitor.call(payment.billing, requested);
    expect([status, meta?.['code']]).toEqual([503, 'GATEWAY_UNAVAILABLE']);
  },
);
