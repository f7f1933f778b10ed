import { describe, expect, it } from 'vitest';
import { paypalOfFile } from '../../../../testing/paypal.ts';
import { GatewayRefusal } from '../gateway.ts';

const paypal = await paypalOfFile();
const { amounts } = paypal;

describe('money that goes back', () => {
  const chargeOf = async (id: string) => {
    const [charge] = (await paypal.read(id)).charges;
    if (!charge) throw new Error('there is no charge');
    return charge;
  };
  const refund = (chargeId: string, amount: number, key: string) =>
    paypal.adapter.refund({
      chargeId,
      amount: { amount, currency: 'USD' },
      reason: 'Withdrawal',
      key,
    });

  it('is refunded in full, once per key', async () => {
    const id = await paypal.subscribe();
    const { chargeId } = await chargeOf(id);
    await paypal.arrived();
    await refund(chargeId, 499, 'r1');
    await refund(chargeId, 499, 'r1');
    expect(await amounts(id)).toEqual(['charge 499', 'refund 499']);
    expect(await chargeOf(id)).toMatchObject({ refunded: 499 });
    const reversal = { kind: 'REFUND', chargeId, amount: { amount: 499, currency: 'USD' } };
    expect(await paypal.eventsSince()).toMatchObject([
      { type: 'PAYMENT.CAPTURE.REFUNDED', reversal },
    ]);
    await expect(refund(chargeId, 1, 'r2')).rejects.toThrow(GatewayRefusal);
  });

  it('is refunded in parts, whose sum the transaction search has', async () => {
    const id = await paypal.subscribe();
    const { chargeId } = await chargeOf(id);
    await refund(chargeId, 100, 'part-1');
    await paypal.advance({ days: 40 });
    await refund(chargeId, 50, 'part-2');
    await paypal.advance({ hours: 3 });
    expect(await chargeOf(id)).toMatchObject({ chargeId, refunded: 150 });
    await expect(refund(chargeId, 350, 'part-3')).rejects.toThrow(GatewayRefusal);
    await expect(refund('UNKNOWN', 350, 'part-3')).rejects.toThrow(GatewayRefusal);
  });

  it('is refunded on the pages of PayPal, which only an event tells at once', async () => {
    const id = await paypal.subscribe();
    const { chargeId } = await chargeOf(id);
    await paypal.arrived();
    await paypal.send('POST', `/paypal/sales/${chargeId}/refund`, { amount: '200' });
    const reversal = { kind: 'REFUND', chargeId, amount: { amount: 200, currency: 'USD' } };
    expect(await paypal.eventsSince()).toMatchObject([{ type: 'PAYMENT.SALE.REFUNDED', reversal }]);
  });

  it('is taken back by the payer: a dispute, then a chargeback', async () => {
    const id = await paypal.subscribe();
    const { chargeId } = await chargeOf(id);
    await paypal.arrived();
    await paypal.chargeBack('paypal', chargeId);
    expect(await amounts(id)).toEqual(['charge 499', 'chargeback 499']);
    const amount = { amount: 499, currency: 'USD' };
    expect(await paypal.eventsSince()).toMatchObject([
      { type: 'CUSTOMER.DISPUTE.CREATED', gatewaySubsId: null, reversal: null },
      {
        type: 'PAYMENT.SALE.REVERSED',
        gatewaySubsId: id,
        reversal: { kind: 'CHARGEBACK', chargeId, amount },
      },
      { type: 'CUSTOMER.DISPUTE.RESOLVED', gatewaySubsId: null, reversal: null },
    ]);
  });
});
