import type { UiKey } from '@kandil/i18n';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { NavLink } from '@kandil/ui/link.tsx';

const LINKS: readonly { key: UiKey; to: string }[] = [
  { key: 'footer.terms', to: paths.termsOfUse() },
  { key: 'footer.privacy', to: paths.privacyPolicy() },
  { key: 'footer.dataProtection', to: paths.dataProtection() },
  { key: 'footer.cookies', to: paths.cookiePreferences() },
];

/** Links between the four legal texts. */
export function LegalLinks() {
  const t = useT();
  return (
    <nav aria-label={t('static.policies')} className="mb-8 print:hidden">
      <ul className="flex flex-wrap gap-2">
        {LINKS.map(({ key, to }) => (
          <li key={to}>
            <NavLink
              to={to}
              className="border-line text-text/85 hover:border-edge hover:bg-raised aria-[current=page]:border-gold aria-[current=page]:text-gold inline-flex min-h-11 items-center rounded-full border px-4 text-sm transition-colors duration-200 sm:px-5"
            >
              {t(key)}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
