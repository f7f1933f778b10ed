import { useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router';
import { lastPage } from './last-page.ts';
import { useSearch } from './search-state.ts';

/** A search begins when the search page opens and ends when it is left; Back to a search begins no new one. */
export function useBeginning(): void {
  const comesBack = useRef(useNavigationType() === NavigationType.Pop);
  const { begin, end } = useSearch();
  useEffect(() => {
    begin(comesBack.current ? null : lastPage());
    return end;
  }, [begin, end]);
}
