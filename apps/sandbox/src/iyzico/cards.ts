import type { Refusal } from '../gateways/index.ts';

/** An error of the bank. */
export interface BankError {
  code: string;
  group: string;
  message: string;
}

const error = (code: string, group: string, message: string): BankError => ({
  code,
  group,
  message,
});

// https://docs.iyzico.com/en/add-ons/error-codes
const DO_NOT_HONOUR = error('10005', 'DO_NOT_HONOUR', 'Transaction not approved');
const NO_FUNDS = error('10051', 'NOT_SUFFICIENT_FUNDS', 'Insufficient card limit or balance');
const EXPIRED = error('10054', 'EXPIRED_CARD', 'Your card has expired');
const LIMIT = error('10224', 'EXCEEDS_WITHDRAWAL_AMOUNT_LIMIT', 'The limit is exceeded');
export const UNKNOWN_CARD = error('10215', 'INVALID_CARD_NUMBER', 'Invalid card number');

const INVALID_TRANSACTION = error('10012', 'INVALID_TRANSACTION', 'Invalid transaction');

/** How the bank says that a charge is refused. */
export const REFUSALS: Record<Refusal, BankError> = {
  NO_FUNDS,
  CARD_REFUSED: DO_NOT_HONOUR,
  CARD_EXPIRED: EXPIRED,
  LIMIT_REACHED: LIMIT,
  REFUSED: INVALID_TRANSACTION,
};

export interface TestCard {
  number: string;
  about: string;
  /** What its check answers. */
  check: BankError | null;
  /** What every charge answers. */
  charge: BankError | null;
}

const works = (number: string, about: string): TestCard => ({
  number,
  about,
  check: null,
  charge: null,
});
const fails = (number: string, about: string, check: BankError): TestCard => ({
  number,
  about,
  check,
  charge: check,
});

/** iyzico's numbers, and one of our own: https://docs.iyzico.com/en/add-ons/test-cards */
export const TEST_CARDS: readonly TestCard[] = [
  works('5528790000000008', 'Works'),
  works('4603450000000000', 'Works'),
  fails('4129111111111111', 'Refused', DO_NOT_HONOUR),
  fails('4111111111111129', 'No funds', NO_FUNDS),
  fails('4125111111111115', 'Expired', EXPIRED),
  fails('4127111111111113', 'Lost', error('10041', 'LOST_CARD', 'Lost card')),
  fails('4124111111111116', 'Wrong CVC', error('10084', 'INVALID_CVC2', 'Wrong CVC')),
  {
    ...works('5170410000000004', 'Passes the check, and has no funds for a charge'),
    charge: NO_FUNDS,
  },
];

/** A card as its holder typed it. */
export interface TypedCard {
  cardNumber: string;
  /** Two digits. */
  expireMonth: string;
  /** Two or four digits. */
  expireYear: string;
}

/** The bank's view of a typed card at a moment. */
export function cardOf({ cardNumber, expireMonth, expireYear }: TypedCard, now: number) {
  const number = cardNumber.replaceAll(/\D/g, '');
  const card = TEST_CARDS.find((one) => one.number === number);
  if (!card) return { error: UNKNOWN_CARD };
  const year = Number(expireYear) + (expireYear.length === 2 ? 2000 : 0);
  // A card is good until the end of its month.
  const end = Date.UTC(year, Number(expireMonth), 1);
  if (!(end > now)) return { error: EXPIRED };
  return card.check ? { error: card.check } : { number, lastFour: number.slice(-4) };
}

/** Why the bank refuses charges to this card; null if it accepts them. */
export const refusalOf = (number: string) =>
  TEST_CARDS.find((card) => card.number === number)?.charge ?? null;
