import { useClientState } from '#app/data/client/client-state.ts';
import { paths } from '#app/paths.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { LanguageMenu } from '#app/domain/language/language-menu.tsx';
import { Logo } from '#app/domain/brand/logo.tsx';
import { ButtonLink } from '@kandil/ui/button.tsx';

/** A header reduced to one action. */
export function LandingHeader() {
  const t = useT();
  const { parentPlatform } = useClientState();
  if (parentPlatform) return null;
  return (
    <header className="gutter from-ground/80 absolute inset-x-0 top-0 z-30 flex h-20 items-start justify-between bg-linear-to-b to-transparent pt-2.5 lg:h-24 lg:pt-4.5">
      <Logo />
      <div className="flex items-center gap-2 sm:gap-3">
        <LanguageMenu />
        <ButtonLink look="glass" to={paths.login()}>
          {t('account.logIn')}
        </ButtonLink>
      </div>
    </header>
  );
}
