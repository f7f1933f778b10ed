import { cleanCode } from '@kandil/contract/pasted';

/**
 * The stored form of a promo code: capitals and digits. What `cleanCode` drops and look-alikes (O and 0; I, L and 1) do
 * not matter.
 */
export function normalCode(typed: string): string {
  return cleanCode(typed).replaceAll('O', '0').replaceAll(/[IL]/gv, '1');
}
