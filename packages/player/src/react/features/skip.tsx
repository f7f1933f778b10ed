import { SKIP_CHOICES } from '#src/store/choices.ts';
import type { SkipKind, SkipMark } from '#src/store/marks.ts';
import { SKIP_KINDS } from '#src/store/marks.ts';
import { shortcutOf } from '#src/react/commands.ts';
import type { PlayerParts } from '#src/react/context.ts';
import { usePlayer, usePlayerState } from '#src/react/context.ts';
import { SkipSegmentIcon } from '#src/react/ui/mark-icons.tsx';
import { MenuRadios } from '#src/react/ui/menu-list.tsx';
import { Quiet } from '#src/react/ui/quiet.tsx';
import type { SettingsPage } from '#src/react/ui/settings-page.tsx';
import { PageLink } from '#src/react/ui/settings-page.tsx';
import { notify } from '#src/react/ui-store.ts';

/** The text of a segment: its name, its button, or the confirmation of a skip. */
export const skipText = <Part extends '' | 'Skip' | 'Skipped'>(kind: SkipKind, part: Part) =>
  `watching.${kind.toLowerCase() as Lowercase<SkipKind>}${part}` as const;

/** A skip button, shown during its segment; the skip key does the same. */
export function SkipPrompt({ mark }: { readonly mark: SkipMark }) {
  const { core, t } = usePlayer();
  return (
    <button
      type="button"
      className="kp-pill"
      aria-keyshortcuts={shortcutOf('skipSegment')}
      onClick={core.skipNow}
    >
      {t(skipText(mark.kind, 'Skip'))}
      <SkipSegmentIcon />
    </button>
  );
}

/** Confirms an automatic skip, with a way back. */
export function SkippedNotice({ mark }: { readonly mark: SkipMark }) {
  const { core, t } = usePlayer();
  return (
    <Quiet icon={<SkipSegmentIcon />} text={t(skipText(mark.kind, 'Skipped'))}>
      <button type="button" className="kp-pill" onClick={() => core.seek(mark.from)}>
        {t('watching.watchIt')}
      </button>
    </Quiet>
  );
}

/** The settings: what to do at intros, recaps and credits, each on a page. */
export const skippingPage: SettingsPage = {
  title: 'watching.skipping',
  note: ({ live }) => (live ? null : undefined),
  Choices: (props) =>
    SKIP_KINDS.map((kind) => <PageLink key={kind} {...props} page={skipPages[kind]} />),
};

const skipPage = (kind: SkipKind): SettingsPage => ({
  title: skipText(kind, ''),
  parent: skippingPage,
  note: ({ skips }, { t }) => t(`watching.${skips[kind]}`),
  Choices: ({ onChosen }) => {
    const { core, t } = usePlayer();
    const chosen = usePlayerState(({ skips }) => skips[kind]);
    return (
      <MenuRadios
        choices={SKIP_CHOICES.map((value) => ({ value, text: t(`watching.${value}`) }))}
        chosen={chosen}
        onChoose={(choice) => core.chooseSkip(kind, choice)}
        onChosen={onChosen}
      />
    );
  },
});

const skipPages: Readonly<Record<SkipKind, SettingsPage>> = {
  INTRO: skipPage('INTRO'),
  RECAP: skipPage('RECAP'),
  CREDITS: skipPage('CREDITS'),
};

/**
 * Skips the current segment, or plays the next video, and confirms it on screen. Returns false when there was nothing
 * to skip.
 */
export function skipSegment({ core, ui, t }: PlayerParts): boolean {
  const done = core.skipNow();
  if (done?.type === 'skip') {
    const { kind } = done.mark;
    const isScene = kind === 'SCENE' || kind === 'CHAPTER';
    const text = isScene ? 'watching.sceneSkipped' : skipText(kind, 'Skipped');
    notify(ui, 'segment', t(text));
  }
  return done !== null;
}
