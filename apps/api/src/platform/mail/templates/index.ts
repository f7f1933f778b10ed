import { ACCOUNT } from './account.ts';
import { CODES } from './codes.ts';
import { FAMILY } from './family.ts';
import { PAYMENTS } from './money.ts';
import { SUPPORT } from './support.ts';

/** Every mail of the product. */
export const MAILS = { ...CODES, ...ACCOUNT, ...FAMILY, ...PAYMENTS, ...SUPPORT };

export type MailName = keyof typeof MAILS;

/** The facts of a mail: those of its sample. */
export type FactsOf<Name extends MailName> = ReturnType<(typeof MAILS)[Name]['sample']>;
