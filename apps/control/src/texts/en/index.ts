import { frame } from './frame.ts';
import { money } from './money.ts';
import { staff } from './staff.ts';

/**
 * The control room's own texts, one file per section. Keys that end in `_one` and `_other` are forms of one text (CLDR
 * plural rules).
 */
export const en = { ...frame, ...money, ...staff } as const;
