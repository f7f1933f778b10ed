import ClapperboardIcon from 'lucide-react/icons/clapperboard';
import { paths } from '#app/paths.ts';
import { useT } from '#app/ui/text/texts.tsx';
import { ButtonLink } from '#app/ui/button.tsx';
import { EmptyState } from '#app/ui/empty-state.tsx';

/** An empty home page or category, with links to other pages. */
export function HomeEmpty({ isHome }: { isHome: boolean }) {
  const t = useT();
  return (
    <EmptyState
      icon={<ClapperboardIcon aria-hidden />}
      title={t('home.empty')}
      action={
        <ButtonLink to={isHome ? paths.search() : paths.homepage()}>
          {t(isHome ? 'nav.search' : 'action.home')}
        </ButtonLink>
      }
    />
  );
}
