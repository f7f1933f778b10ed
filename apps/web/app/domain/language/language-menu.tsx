import { useLocation } from 'react-router';
import { withPrefix } from '#app/browser/address/language-prefix.ts';
import { useT, useWords } from '@kandil/ui/text/texts.tsx';
import CheckIcon from 'lucide-react/icons/check';
import { useLanguages } from '#app/data/start/site.tsx';
import { Menu, menuItemClass } from '@kandil/ui/menu.tsx';

/**
 * The languages on offer, each by its own name. A choice is a link to the same page under that language's prefix: the
 * server stores it in the cookie and sends the page with its texts, fonts and direction.
 */
export function LanguageList({
  role,
  className,
}: {
  role?: 'menuitem';
  className: (active: boolean) => string;
}) {
  const { language } = useWords();
  const { pathname, search } = useLocation();
  return useLanguages().map(({ code, label }) => (
    <a
      key={code}
      role={role}
      href={withPrefix(code, pathname) + search}
      hrefLang={code}
      data-reload
      lang={code}
      aria-current={code === language ? 'true' : undefined}
      className={className(code === language)}
    >
      <span className="font-native flex-1">{label}</span>
      {code === language && <CheckIcon className="size-4" aria-hidden />}
    </a>
  ));
}

export function LanguageMenu() {
  const t = useT();
  const { language } = useWords();
  return (
    <Menu
      label={`${t('nav.language')}: ${language}`}
      trigger={<span className="text-sm font-semibold uppercase">{language}</span>}
      className="hover:bg-raised/60 flex size-11 items-center justify-center rounded-full"
    >
      <div className="grid grid-cols-1 sm:w-96 sm:grid-cols-2">
        <LanguageList role="menuitem" className={menuItemClass} />
      </div>
    </Menu>
  );
}
