import type { Plan } from './load.ts';

/** Why a plan cannot be bought now; nothing without a reason. */
export const NotForSale = ({ optionNotes }: Pick<Plan, 'optionNotes'>) =>
  optionNotes.length > 0 ? <p className="text-muted text-sm">{optionNotes.join(' ')}</p> : null;
