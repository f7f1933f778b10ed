import { safePath } from '#app/browser/address/safe-path.ts';
import { paths } from '#app/paths.ts';
import { invitationIntent, placeIntent } from './stored-intents.ts';
import { storedOffer } from './shown-offer.ts';

/** The pages that quote a stored offer themselves. */
const WITH_QUOTE: readonly string[] = [paths.subscriptionPlans(), paths.landingVip()];

/**
 * Where a person continues after a login: with the invitation or the offer that they came for, the invitation first.
 * @param pathname of the page they are on, without a language prefix
 * @returns a path; null if they stay
 */
export function nextPlace(pathname: string): string | null {
  const invitation = invitationIntent.read();
  if (invitation !== null)
    return pathname === paths.familyAccept() ? null : paths.familyAccept(invitation);
  const offer = storedOffer();
  if (!offer || WITH_QUOTE.includes(pathname)) return null;
  const { planCode, periodCode } = offer;
  return planCode && periodCode
    ? paths.plansFor({ planCode, periodCode })
    : paths.subscriptionPlans();
}

/** The path of the title that the person asked to watch; null if none was stored. */
export function requestedPlace(): string | null {
  const path = placeIntent.read();
  return path === null ? null : safePath(path);
}

/**
 * Where a new account continues: with its invitation, else to the plans, which quote a stored offer.
 * @param search the query of the page on which the sign-up began
 */
export function placeAfterSignUp(search: string): string {
  const invitation = invitationIntent.read();
  return invitation === null ? paths.landingVip() + search : paths.familyAccept(invitation);
}
