interface ChargeFacts {
  charge_id: string;
  amount: number;
  refunded: number;
  outcome: string | null;
  period_from: Date;
  period_to: Date;
}

/**
 * What is left to give back of a surplus charge, and whether another charge of the same subscription pays for its
 * period: then the subscription itself is right.
 */
export function addUpRefund(
  charge: ChargeFacts,
  charges: readonly ChargeFacts[],
): { left: number; isSecond: boolean } {
  const isSecond = charges.some(
    (other) =>
      other.charge_id !== charge.charge_id &&
      other.outcome !== null &&
      other.outcome !== 'SURPLUS' &&
      other.period_from < charge.period_to &&
      charge.period_from < other.period_to,
  );
  return { left: charge.amount - charge.refunded, isSecond };
}
