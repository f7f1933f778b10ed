import LockIcon from 'lucide-react/icons/lock';
import { EmptyState } from '@kandil/ui/empty-state.tsx';
import type { ReactNode } from 'react';
import { useMay, useSelf } from '#src/data/session.ts';
import { t } from '#src/texts/texts.tsx';
import { Page } from './page.tsx';
import { type SectionName, SECTIONS } from './sections.ts';

/** A section for those whose role has its permission; a page that says so for all others. */
export function Section({ name, children }: { name: SectionName; children: ReactNode }) {
  const { permission, title } = SECTIONS[name];
  const { role } = useSelf();
  if (useMay(permission)) return children;
  return (
    <Page title={t(title)}>
      <EmptyState
        icon={<LockIcon aria-hidden />}
        title={t('state.noPermission')}
        text={t('state.noPermissionText', { role: t(`role.${role}`) })}
      />
    </Page>
  );
}
