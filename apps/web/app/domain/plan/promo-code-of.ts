/**
 * The promo code that an address brings: `apply-promo-code` or `promo-code` (SHELL-21, SHELL-22), or `code` with
 * `apply` (SHELL-24).
 */
export function promoCodeOf(query: URLSearchParams): string | null {
  return (
    query.get('apply-promo-code') ??
    query.get('promo-code') ??
    (query.has('apply') ? query.get('code') : null)
  );
}
