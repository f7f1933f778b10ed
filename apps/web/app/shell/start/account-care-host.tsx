import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { hasStoredNotification } from '#app/domain/prompt/notification-store.ts';
import { useStart } from '#app/data/start/start.ts';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';

const loadCare = async () => (await import('./account-care.ts')).AccountCare;

/** Loads the code for members and form addresses only when it is needed: most first visitors are guests. */
export function AccountCareHost() {
  const { account, pendingAccount } = useStart();
  const { search } = useLocation();
  const [hasNotification, setHasNotification] = useState(false);
  useEffect(() => setHasNotification(hasStoredNotification()), []);
  const needed = account !== null || pendingAccount !== null || search !== '' || hasNotification;
  const { code: AccountCare } = useLazyModule(needed ? loadCare : null);
  return AccountCare && <AccountCare />;
}
