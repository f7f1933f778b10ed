import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../lib/paths.ts';
import { useT } from '../lib/texts.tsx';
import { cx } from '../ui/cx.ts';
import { IconButton } from '../ui/icon-button.tsx';
import SearchIcon from 'lucide-react/icons/search';

/** Search that opens in place; on a phone the bottom bar leads to the search page instead. */
export function HeaderSearch() {
  const t = useT();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [open, setOpen] = useState(false);

  useEffect(() => {
    if (open) input.current?.focus();
  }, [open]);
  // The search page has its own field.
  if (pathname.startsWith(paths.search())) return null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const words = input.current?.value.trim() ?? '';
    setOpen(false);
    void navigate(paths.search(words));
  };

  return (
    <form
      role="search"
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      className={cx('flex items-center rounded-full max-lg:hidden', open && 'glass')}
    >
      <IconButton
        label={t('nav.search')}
        icon={<SearchIcon className="size-5" aria-hidden />}
        look={open ? 'plain' : 'glass'}
        type={open ? 'submit' : 'button'}
        aria-expanded={open}
        onClick={(event) => {
          if (open) return;
          event.preventDefault();
          setOpen(true);
        }}
      />
      {open && (
        <input
          ref={input}
          type="search"
          name="query"
          maxLength={64}
          dir="auto"
          aria-label={t('search.placeholder')}
          placeholder={t('search.placeholder')}
          className="animate-fade placeholder:text-muted w-56 bg-transparent pe-4 outline-none"
        />
      )}
    </form>
  );
}
