import { may } from '@kandil/contract/staff/permissions';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import LampIcon from 'lucide-react/icons/lamp';
import { Navigate } from 'react-router';
import { useSelf } from '#src/data/session.ts';
import { Page } from '#src/frame/page.tsx';
import { SECTIONS } from '#src/frame/sections.ts';
import { t } from '#src/texts/texts.tsx';

/** The first section of the person's role; a page that says so when there is none. */
export function HomeScreen() {
  const { name, role } = useSelf();
  const first = Object.values(SECTIONS).find(({ permission }) => may(role, permission));
  if (first) return <Navigate to={first.path} replace />;
  return (
    <Page title={t('home.title', { name })}>
      <EmptyState
        icon={<LampIcon aria-hidden />}
        title={t('home.none')}
        text={t('home.noneText', { role: t(`role.${role}`) })}
      />
    </Page>
  );
}
