import { useAccountPrompts } from './use-account-prompts.ts';
import { useActivationAddress } from './use-activation-address.ts';
import { useStoredListChanges } from './use-stored-list-changes.ts';
import { useStoredReports } from './use-stored-reports.ts';
import { useMoneyAddress } from './use-money-address.ts';
import { useProfileRule } from './use-profile-rule.ts';

/** What the shell does for members, and for addresses that open a form. It renders nothing. */
export function AccountCare() {
  useAccountPrompts();
  useProfileRule();
  useActivationAddress();
  useMoneyAddress();
  useStoredReports();
  useStoredListChanges();
  return null;
}
