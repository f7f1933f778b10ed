import { ACCOUNT } from './account.ts';
import { CODES } from './codes.ts';
import { EPISODES } from './episodes.ts';
import { FAMILY } from './family.ts';
import { PAYMENTS } from './money.ts';
import { SUPPORT } from './support.ts';

/** Every mail of the product. */
export const MAILS = { ...CODES, ...ACCOUNT, ...EPISODES, ...FAMILY, ...PAYMENTS, ...SUPPORT };

export type MailName = keyof typeof MAILS;

/** The facts of a mail: those of its sample. */
export type FactsOf<Name extends MailName> = ReturnType<(typeof MAILS)[Name]['sample']>;
