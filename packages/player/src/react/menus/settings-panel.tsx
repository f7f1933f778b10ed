import { useState } from 'react';
import { usePlayer } from '../context.ts';
import { MenuBack, MenuList } from './menu-list.tsx';
import { SettingsRoot } from './settings-root.tsx';
import type { SettingsPage } from './settings-pages.tsx';
import { PageChoices, parentOf, titleOf } from './settings-pages.tsx';

export type SettingsPanelProps = { readonly id: string; readonly close: () => void };

/** The pages of the settings, one at a time. */
export function SettingsPanel({ id, close }: SettingsPanelProps) {
  const { labels } = usePlayer();
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
          {labels.marks.settings}
        </p>
        <MenuList key="root" id={id} label={labels.marks.settings} onClose={close}>
          <SettingsRoot from={left} onOpen={go} onClose={close} />
        </MenuList>
      </>
    );
  const up = (): void => go(parentOf(page));
  const title = titleOf(page, labels);
  return (
    <MenuList key={page} id={id} label={title} onClose={close} onBack={up}>
      <MenuBack label={labels.back} text={title} onBack={up} />
      <PageChoices page={page} from={left} onOpen={go} onChosen={up} />
    </MenuList>
  );
}
