import { cutText } from '#app/browser/cut-text.ts';
import { useAddressQuery } from '#app/browser/address/query.ts';

/** The services' limit. */
const LONGEST = 64;

/** The inviter's code, from the link of an invitation (SIGNUP-17 keeps it in the address). */
export function useReference(): string | undefined {
  const query = useAddressQuery();
  const reference = query.get('referenceCode') ?? query.get('reference');
  return (reference && cutText(reference, LONGEST)) || undefined;
}
