import type { PaymentReason } from '@kandil/contract/payment';

/** Codes of the banks; all others below are a refusal of the card. */
const REASONS: Record<string, PaymentReason> = {
  10051: 'NO_FUNDS',
  10054: 'CARD_EXPIRED',
  10224: 'LIMIT_REACHED',
  10226: 'LIMIT_REACHED',
  10229: 'CARD_EXPIRED',
  10012: 'REFUSED',
  10058: 'REFUSED',
  10202: 'REFUSED',
  10208: 'REFUSED',
  10232: 'REFUSED',
};

const BANK = /^10[02]\d\d$/;

/**
 * The bank, or the line to it, did not answer: the card may have been charged. COMMUNICATION_OR_SYSTEM_ERROR,
 * REQUEST_TIMEOUT, DECLINED without a reason, ISSUER_OR_SWITCH_INOPERATIVE, TIMEOUT, REMOTE_ERROR, LOCAL_ERROR.
 */
const UNSURE = new Set(['10214', '10219', '10220', '10228', '10240', '10241', '10242']);
/** Wrong credentials or signature, and errors of iyzico's own system: neither says anything of the operation. */
const NOT_ASKED = new Set(['1', '2', '1000', '1001', '100001']);

/** Whether an error code leaves open if the operation took effect. */
export const isUnsure = (code: string) => UNSURE.has(code) || NOT_ASKED.has(code);

/** Whether it is a bank that refused. */
export const isOfBank = (code: string) => BANK.test(code);

/** Why a payment failed, by iyzico's error code: https://docs.iyzico.com/en/add-ons/error-codes */
export const reasonOf = (code: string): PaymentReason =>
  REASONS[code] ?? (isOfBank(code) ? 'CARD_REFUSED' : 'REFUSED');
