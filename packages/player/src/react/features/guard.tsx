import type { UiKey } from '@kandil/i18n';
import { type GuardChoice, guardChoicesFor } from '#src/store/choices.ts';
import type { SceneMark, SceneTheme } from '#src/store/marks.ts';
import { SCENE_THEMES } from '#src/store/marks.ts';
import { shortcutOf } from '#src/react/commands.ts';
import { usePlayer, usePlayerState } from '#src/react/context.ts';
import { MutedIcon } from '#src/react/ui/icons.tsx';
import { HiddenIcon, ShieldIcon, SkipSegmentIcon } from '#src/react/ui/mark-icons.tsx';
import { MenuRadios } from '#src/react/ui/menu-list.tsx';
import { Quiet } from '#src/react/ui/quiet.tsx';
import type { SettingsPage } from '#src/react/ui/settings-page.tsx';
import { PageLink } from '#src/react/ui/settings-page.tsx';

/** The text of a theme: its name, or the warning before such a scene. */
const themeText = <Part extends '' | 'Coming'>(theme: SceneTheme, part: Part) =>
  `watching.${theme.toLowerCase() as Lowercase<SceneTheme>}${part}` as const;

const notices = {
  blurred: { text: 'watching.sceneBlurred', Icon: HiddenIcon },
  hushed: { text: 'watching.sceneHushed', Icon: MutedIcon },
  skipped: { text: 'watching.sceneSkipped', Icon: ShieldIcon },
} as const;

type ScenePromptType = keyof typeof notices | 'warning';

/** The text of a prompt at a scene. */
export const sceneText = (type: ScenePromptType, { theme }: SceneMark): UiKey =>
  type === 'warning' ? themeText(theme, 'Coming') : notices[type].text;

/** What the Scene Guard does at this scene; an announced one can be skipped. */
export function ScenePrompt({
  type,
  mark,
}: {
  readonly type: ScenePromptType;
  readonly mark: SceneMark;
}) {
  const { core, t } = usePlayer();
  const text = t(sceneText(type, mark));
  if (type !== 'warning') {
    const { Icon } = notices[type];
    return <Quiet icon={<Icon />} text={text} />;
  }
  return (
    <Quiet icon={<ShieldIcon />} text={text}>
      <button
        type="button"
        className="kp-pill"
        aria-keyshortcuts={shortcutOf('skipSegment')}
        onClick={core.skipNow}
      >
        {t('watching.skipScene')}
        <SkipSegmentIcon />
      </button>
    </Quiet>
  );
}

const choiceTexts = {
  off: 'watching.guardOff',
  warn: 'watching.guardWarn',
  blur: 'watching.guardBlur',
  mute: 'watching.guardMute',
  skip: 'watching.guardSkip',
} satisfies Readonly<Record<GuardChoice, UiKey>>;

/** The settings of the Scene Guard: a page for each theme. */
export const guardPage: SettingsPage = {
  title: 'watching.guard',
  note: ({ live }, { sceneGuard }) => (live || !sceneGuard ? null : undefined),
  Choices: (props) => {
    const { core, t } = usePlayer();
    return (
      <>
        <p className="kp-panel-text">
          {core.child ? t('watching.guardChildText') : t('watching.guardText')}
        </p>
        {SCENE_THEMES.map((theme) => (
          <PageLink key={theme} {...props} page={themePages[theme]} />
        ))}
      </>
    );
  },
};

const themePage = (theme: SceneTheme): SettingsPage => ({
  title: themeText(theme, ''),
  parent: guardPage,
  note: ({ guard }, { t }) => t(choiceTexts[guard[theme]]),
  Choices: ({ onChosen }) => {
    const { core, t } = usePlayer();
    const chosen = usePlayerState(({ guard }) => guard[theme]);
    return (
      <MenuRadios
        choices={guardChoicesFor(core.child).map((value) => ({
          value,
          text: t(choiceTexts[value]),
        }))}
        chosen={chosen}
        onChoose={(choice) => core.chooseGuard(theme, choice)}
        onChosen={onChosen}
      />
    );
  },
});

const themePages = Object.fromEntries(
  SCENE_THEMES.map((theme) => [theme, themePage(theme)]),
) as Readonly<Record<SceneTheme, SettingsPage>>;
