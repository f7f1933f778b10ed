import { useRevalidator } from 'react-router';
import { outdateStart } from './reload-start.ts';

/** Asks for the account again after something about it has changed; the session is the same as before. */
export function useReloadAccount(): () => Promise<void> {
  const { revalidate } = useRevalidator();
  return () => {
    outdateStart();
    return revalidate();
  };
}
