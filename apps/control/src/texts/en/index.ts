import { frame } from './frame.ts';
import { mails } from './mails.ts';
import { people } from './people.ts';
import { personActs } from './person-acts.ts';
import { staff } from './staff.ts';

/**
 * The control room's own texts, one file per section. Keys that end in `_one` and `_other` are forms of one text (CLDR
 * plural rules).
 */
export const en = { ...frame, ...people, ...personActs, ...mails, ...staff } as const;
