import { frame } from './frame.ts';
import { mails } from './mails.ts';
import { grants } from './grants.ts';
import { money } from './money.ts';
import { notices } from './notices.ts';
import { numbers } from './numbers.ts';
import { prices } from './prices.ts';
import { promos } from './promos.ts';
import { people } from './people.ts';
import { personActs } from './person-acts.ts';
import { settings } from './settings.ts';
import { staff } from './staff.ts';
import { system } from './system.ts';
import { tickets } from './tickets.ts';

/**
 * The control room's own texts, one file per section. Keys that end in `_one` and `_other` are forms of one text (CLDR
 * plural rules).
 */
export const en = {
  ...frame,
  ...tickets,
  ...people,
  ...personActs,
  ...mails,
  ...grants,
  ...money,
  ...prices,
  ...promos,
  ...notices,
  ...numbers,
  ...staff,
  ...system,
  ...settings,
} as const;
