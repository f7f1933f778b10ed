import type { UiKey } from '@kandil/i18n';
import { useSite } from '#app/data/start/site.tsx';
import { isOffered, paths } from '#app/paths.ts';
import { Link } from '@kandil/ui/link.tsx';
import { useT } from '@kandil/ui/text/texts.tsx';
import { FOOTER_FRAME, Rights } from './footer-frame.tsx';

/** What a child may open: the rest is the account's, or a contract. */
const FOR_CHILDREN: readonly { key: UiKey; to: string }[] = [
  { key: 'nav.home', to: paths.homepage() },
  { key: 'nav.liveTv', to: paths.channelList() },
  { key: 'nav.myList', to: paths.myList() },
  { key: 'footer.help', to: paths.helpCenter() },
  { key: 'footer.privacy', to: paths.privacyPolicy() },
];

export function ChildFooter() {
  const t = useT();
  const { off } = useSite();
  return (
    <footer className={`${FOOTER_FRAME} pt-6 lg:pb-6`}>
      <nav aria-label={t('footer.watch')} className="flex flex-wrap items-center gap-x-5">
        {FOR_CHILDREN.filter(({ to }) => isOffered(to, off)).map(({ key, to }) => (
          <Link key={key} to={to} className="text-muted hover:text-text inline-block py-2">
            {t(key)}
          </Link>
        ))}
      </nav>
      <Rights />
    </footer>
  );
}
