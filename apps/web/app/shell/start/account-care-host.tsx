import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { hasKeptNotification } from '#app/domain/prompt/notification-store.ts';
import { useStart } from '#app/data/start/start.ts';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';

const loadCare = async () => (await import('./account-care.ts')).AccountCare;

/** Loads the code for members and form addresses only when it is needed: most first visitors are guests. */
export function AccountCareHost() {
  const { account, pendingAccount } = useStart();
  const { search } = useLocation();
  const [kept, setKept] = useState(false);
  useEffect(() => setKept(hasKeptNotification()), []);
  const wanted = account !== null || pendingAccount !== null || search !== '' || kept;
  const { code: AccountCare } = useLazyModule(wanted ? loadCare : null);
  return AccountCare && <AccountCare />;
}
