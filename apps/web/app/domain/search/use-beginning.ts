import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { lastPage } from './last-page.ts';
import { useSearch } from './search-state.ts';

/** On the search page: a search begins with it and ends with it; going back to a search begins none. */
export function useBeginning(): void {
  const comesBack = useRef(useNavigationType() === NavigationType.Pop);
  const { begin, end } = useSearch();
  useEffect(() => {
    begin(comesBack.current ? null : lastPage());
    return end;
  }, [begin, end]);
}
