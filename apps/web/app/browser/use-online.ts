import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser has a network; true on the server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Like `useOnline`; loads again what failed when the network is back. */
export function useOnlineAgain(again: () => void): boolean {
  const online = useOnline();
  const wasOffline = useRef(!online);
  const loadAgain = useEffectEvent(again);
  useEffect(() => {
    if (online && wasOffline.current) loadAgain();
    wasOffline.current = !online;
  }, [online]);
  return online;
}
