import { HomeEmpty } from './home-empty.tsx';
import { StaleNotice } from './stale-notice.tsx';

interface HomeNotesProps {
  stale: boolean;
  isEmpty: boolean;
  isHome: boolean;
}

/** What home seldom has to say: that it is a copy, that there is nothing. */
export function HomeNotes({ stale, isEmpty, isHome }: HomeNotesProps) {
  return (
    <>
      {stale && <StaleNotice />}
      {isEmpty && <HomeEmpty isHome={isHome} />}
    </>
  );
}
