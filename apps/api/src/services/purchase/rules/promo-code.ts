/**
 * The stored form of a promo code: capitals and digits. Case, spaces, hyphens and look-alikes (O and 0; I, L and 1) do
 * not matter.
 */
export function normalCode(typed: string): string {
  return typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-_.]/gv, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/gv, '1');
}
