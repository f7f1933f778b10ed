import { useRevalidator } from 'react-router';
import { outdateStart } from './reload-start.ts';

/** Reloads the account after a change to it; the session stays the same. */
export function useReloadAccount(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return () => {
    outdateStart();
    return revalidate();
  };
}
