import { useAccountPrompts } from './use-account-prompts.ts';
import { useActivationAddress } from './use-activation-address.ts';
import { useKeptListChanges } from './use-kept-list-changes.ts';
import { useKeptReports } from './use-kept-reports.ts';
import { useMoneyAddress } from './use-money-address.ts';
import { useProfileRule } from './use-profile-rule.ts';

/** What the shell does for members, and for addresses that open a form. It renders nothing. */
export function AccountCare() {
  useAccountPrompts();
  useProfileRule();
  useActivationAddress();
  useMoneyAddress();
  useKeptReports();
  useKeptListChanges();
  return null;
}
