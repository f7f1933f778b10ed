import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { hasKeptNotification } from '../lib/notifications.ts';
import { useStart } from '../lib/start.ts';
import { useCode } from '../lib/use-code.ts';

const loadCare = async () => (await import('./account-care.ts')).AccountCare;

/** Guests who just look around, as most first visitors do, never fetch what is for members and forms. */
export function AccountCareHost() {
  const { account, pendingAccount } = useStart();
  const { search } = useLocation();
  const [kept, setKept] = useState(false);
  useEffect(() => setKept(hasKeptNotification()), []);
  const wanted = account !== null || pendingAccount !== null || search !== '' || kept;
  const { code: AccountCare } = useCode(wanted ? loadCare : null);
  return AccountCare && <AccountCare />;
}
