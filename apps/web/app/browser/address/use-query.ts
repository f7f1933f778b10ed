import { useMemo } from 'react';
import { useLocation } from 'react-router';

/** The query of the address. The router's own hook would bring its link and form components into every first load. */
export function useQuery(): URLSearchParams {
  const { search } = useLocation();
  return useMemo(() => new URLSearchParams(search), [search]);
}
