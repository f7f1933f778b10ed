import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useLazyModule } from '#app/browser/use-lazy-module.ts';
import { IconButton } from '@kandil/ui/icon-button.tsx';
import SearchIcon from 'lucide-react/icons/search';
import { isSearchPath, useLastPage } from '#app/domain/search/last-page.ts';

const loadBox = async () => (await import('#app/domain/search/search-box.tsx')).SearchBox;

/** Search that expands in the header. On a phone the bottom bar links to the search page instead. */
export function HeaderSearch() {
  const t = useT();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useLastPage();
  // Navigation closes the field.
  const open = openOn === pathname;
  const { code: SearchBox, failed } = useLazyModule(open ? loadBox : null);
  // The search page has its own field.
  if (isSearchPath(pathname)) return null;
  const ask = (words: string) => {
    setOpenOn(null);
    void navigate(paths.search(words));
  };
  const close = () => {
    flushSync(() => setOpenOn(null));
    button.current?.focus();
  };
  if (open && SearchBox)
    return (
      <div
        className="animate-fade w-72 max-lg:hidden xl:w-96"
        onBlur={(event) => {
          if (!event.currentTarget.contains(event.relatedTarget)) setOpenOn(null);
        }}
      >
        <SearchBox place="bar" onAsk={ask} onClose={close} />
      </div>
    );
  return (
    <IconButton
      ref={button}
      label={t('nav.search')}
      icon={<SearchIcon className="size-5" aria-hidden />}
      className="max-lg:hidden"
      aria-expanded={open}
      aria-busy={open && !failed}
      // If the code fails to load, this links to the search page.
      onClick={() => (failed ? ask('') : setOpenOn(pathname))}
    />
  );
}
