import { useQuery } from '#app/browser/address/use-query.ts';

/** As long as the services take one. */
const LONGEST = 64;

/** Who invited the visitor, as links of invitations say in their address (SIGNUP-17 keeps it there). */
export function useReference(): string | undefined {
  const query = useQuery();
  const reference = query.get('referenceCode') ?? query.get('reference');
  return reference?.slice(0, LONGEST) || undefined;
}
