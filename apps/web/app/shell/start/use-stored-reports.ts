import { useEffect } from 'react';
import { flushReports } from '#app/data/writes/stored-reports.ts';
import { useStart } from '#app/data/start/start.ts';

/** Sends the player reports that failed earlier: when a member returns, and when the connection does. */
export function useStoredReports(): void {
  const { account, profileId } = useStart();
  const viewer = account && `${account.userId} ${profileId}`;
  useEffect(() => {
    if (viewer === null) return;
    const flush = () => void flushReports();
    flush();
    window.addEventListener('online', flush);
    return () => window.removeEventListener('online', flush);
  }, [viewer]);
}
