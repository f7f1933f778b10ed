import { useState } from 'react';
import { usePlayer } from '#src/react/context.ts';
import { MenuBack, MenuList } from '#src/react/ui/menu-list.tsx';
import type { SettingsPage } from '#src/react/ui/settings-page.tsx';
import { SettingsRoot } from './settings-root.tsx';

export type SettingsPanelProps = { readonly id: string; readonly close: () => void };

/** The pages of the settings, one at a time. */
export function SettingsPanel({ id, close }: SettingsPanelProps) {
  const { t } = usePlayer();
  const [page, setPage] = useState<SettingsPage | null>(null);
  // The item to focus on the way back up.
  const [left, setLeft] = useState<SettingsPage | null>(null);
  const go = (to: SettingsPage | null): void => {
    setLeft(page);
    setPage(to);
  };

  if (page === null)
    return (
      <>
        <p className="kp-panel-title" aria-hidden="true">
          {t('watching.settings')}
        </p>
        <MenuList key="root" id={id} label={t('watching.settings')} onClose={close}>
          <SettingsRoot from={left} onOpen={go} onClose={close} />
        </MenuList>
      </>
    );
  const up = (): void => go(page.parent ?? null);
  const title = t(page.title);
  return (
    <MenuList key={page.title} id={id} label={title} onClose={close} onBack={up}>
      <MenuBack label={t('player.back')} text={title} onBack={up} />
      <page.Choices from={left} onOpen={go} onChosen={up} />
    </MenuList>
  );
}
