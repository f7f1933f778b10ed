import type { EmailOrPhone } from '#app/domain/contact/email-or-phone.ts';
import { createDraft } from '#app/data/writes/draft.ts';

/** What the credit card modal asks for. */
export interface CardValues {
  name: string;
  surname: string;
  email: string;
  phone: EmailOrPhone;
  identityNumber: string;
  address: string;
  city: string;
  zipCode: string;
}

const HOUR = 3600;

/**
 * Stored while the member is at the card form or tries again after a refusal, and forgotten once it is paid. The
 * identity number is never stored.
 */
export const cardDraft = createDraft<CardValues>('card-details', HOUR);
