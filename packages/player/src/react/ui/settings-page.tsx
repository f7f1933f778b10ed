import type { UiKey } from '@kandil/i18n';
import type { ReactNode } from 'react';
import type { PlayerParts } from '#src/react/context.ts';
import { usePlayer, usePlayerState } from '#src/react/context.ts';
import type { PlayerState } from '#src/store/state.ts';
import { MenuLink } from './menu-list.tsx';

export type SettingsPageProps = {
  /** The page that led here. */
  readonly from: SettingsPage | null;
  readonly onOpen: (page: SettingsPage) => void;
  /** Called after a radio choice. */
  readonly onChosen: () => void;
};

/** A page of the settings. */
export type SettingsPage = {
  readonly title: UiKey;
  /** The page above it; the root by default. */
  readonly parent?: SettingsPage;
  /** The current value, shown in the page's row; null where the page does not apply to this video. */
  readonly note: (state: PlayerState, parts: PlayerParts) => string | null | undefined;
  readonly Choices: (props: SettingsPageProps) => ReactNode;
};

type PageLinkProps = Pick<SettingsPageProps, 'from' | 'onOpen'> & { readonly page: SettingsPage };

/** The row that opens a page. It has the focus on the way back. */
export function PageLink({ page, from, onOpen }: PageLinkProps) {
  const parts = usePlayer();
  const note = usePlayerState((state) => page.note(state, parts));
  return note === null ? null : (
    <MenuLink
      text={parts.t(page.title)}
      note={note}
      first={page === from}
      onOpen={() => onOpen(page)}
    />
  );
}
