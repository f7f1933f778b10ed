import { SKIP_CHOICES, guardChoicesFor } from '#src/store/choices.ts';
import { formatTime } from '#src/store/format-time.ts';
import type { SceneTheme, SkipKind } from '#src/store/marks.ts';
import { SCENE_THEMES, SKIP_KINDS, chapterAt } from '#src/store/marks.ts';
import { RATES, shownPosition } from '#src/store/reducers.ts';
import { chapterName } from './chapters-menu.tsx';
import { usePlayer, usePlayerState } from '../context.ts';
import type { PlayerLabels } from '../labels.ts';
import { MenuLink, MenuRadio } from './menu-list.tsx';
import { qualityName, qualityNote, times } from './setting-names.ts';
import { useChapters } from '../hooks/use-chapters.ts';

/** The pages of the settings; each skip and theme has a page under the one that lists them. */
export type SettingsPage =
  | 'quality'
  | 'speed'
  | 'chapters'
  | 'skipping'
  | 'guard'
  | 'timeline'
  | SkipKind
  | SceneTheme;

const isSkip = (page: SettingsPage): page is SkipKind =>
  (SKIP_KINDS as readonly string[]).includes(page);
const isTheme = (page: SettingsPage): page is SceneTheme =>
  (SCENE_THEMES as readonly string[]).includes(page);

/** The parent page; null is the root. */
export function parentOf(page: SettingsPage): SettingsPage | null {
  if (isSkip(page)) return 'skipping';
  return isTheme(page) ? 'guard' : null;
}

export function titleOf(page: SettingsPage, { marks, quality, speed }: PlayerLabels): string {
  if (isSkip(page)) return marks.skip[page].name;
  if (isTheme(page)) return marks.scenes[page].name;
  const titles = {
    quality,
    speed,
    chapters: marks.chapters,
    skipping: marks.skipping,
    guard: marks.guard,
    timeline: marks.timelineDirection,
  };
  return titles[page];
}

export type PageProps<Page extends SettingsPage = SettingsPage> = {
  readonly page: Page;
  /** The page that led here. */
  readonly from: SettingsPage | null;
  readonly onOpen: (page: SettingsPage) => void;
  /** Called after a radio choice. */
  readonly onChosen: () => void;
};

function Quality({ onChosen }: PageProps) {
  const { core, labels } = usePlayer();
  const heights = usePlayerState((state) => state.qualities);
  const chosen = usePlayerState((state) => state.quality);
  const playing = usePlayerState((state) => state.playingQuality);
  return (['auto', ...heights, 'saver'] as const).map((value) => (
    <MenuRadio
      key={value}
      text={qualityName(value, labels)}
      note={qualityNote(value, chosen, playing, labels)}
      chosen={chosen === value}
      onChoose={() => {
        core.chooseQuality(value);
        onChosen();
      }}
    />
  ));
}

function Speed({ onChosen }: PageProps) {
  const { core, labels, locale } = usePlayer();
  const rate = usePlayerState((state) => state.rate);
  return RATES.map((value) => (
    <MenuRadio
      key={value}
      text={times(value, locale)}
      note={value === 1 ? labels.speedNormal : undefined}
      chosen={rate === value}
      onChoose={() => {
        core.setRate(value);
        onChosen();
      }}
    />
  ));
}

function Chapters({ onChosen }: PageProps) {
  const { core, labels, locale } = usePlayer();
  const chapters = useChapters();
  const position = usePlayerState((state) => Math.floor(shownPosition(state)));
  const current = chapterAt(chapters, position);
  return chapters.map((chapter) => (
    <MenuRadio
      key={chapter.number}
      text={chapterName(chapter, labels)}
      note={formatTime(chapter.from, locale)}
      chosen={chapter === current}
      onChoose={() => {
        core.seek(chapter.from);
        onChosen();
      }}
    />
  ));
}

function Skipping({ from, onOpen }: PageProps) {
  const { labels } = usePlayer();
  const skips = usePlayerState((state) => state.skips);
  return SKIP_KINDS.map((kind) => (
    <MenuLink
      key={kind}
      text={labels.marks.skip[kind].name}
      note={labels.marks.skipChoices[skips[kind]]}
      first={kind === from}
      onOpen={() => onOpen(kind)}
    />
  ));
}

function Skip({ page, onChosen }: PageProps<SkipKind>) {
  const { core, labels } = usePlayer();
  const chosen = usePlayerState((state) => state.skips[page]);
  return SKIP_CHOICES.map((choice) => (
    <MenuRadio
      key={choice}
      text={labels.marks.skipChoices[choice]}
      chosen={choice === chosen}
      onChoose={() => {
        core.chooseSkip(page, choice);
        onChosen();
      }}
    />
  ));
}

function Guard({ from, onOpen }: PageProps) {
  const { core, labels } = usePlayer();
  const guard = usePlayerState((state) => state.guard);
  return (
    <>
      <p className="kp-panel-text">
        {core.child ? labels.marks.guardChildText : labels.marks.guardText}
      </p>
      {SCENE_THEMES.map((theme) => (
        <MenuLink
          key={theme}
          text={labels.marks.scenes[theme].name}
          note={labels.marks.guardChoices[guard[theme]]}
          first={theme === from}
          onOpen={() => onOpen(theme)}
        />
      ))}
    </>
  );
}

function Theme({ page, onChosen }: PageProps<SceneTheme>) {
  const { core, labels } = usePlayer();
  const chosen = usePlayerState((state) => state.guard[page]);
  return guardChoicesFor(core.child).map((choice) => (
    <MenuRadio
      key={choice}
      text={labels.marks.guardChoices[choice]}
      chosen={choice === chosen}
      onChoose={() => {
        core.chooseGuard(page, choice);
        onChosen();
      }}
    />
  ));
}

function Timeline({ onChosen }: PageProps) {
  const { core, labels } = usePlayer();
  const chosen = usePlayerState((state) => state.timeline);
  return (['ltr', 'rtl'] as const).map((way) => (
    <MenuRadio
      key={way}
      text={labels.marks.timelineDirections[way]}
      chosen={way === chosen}
      onChoose={() => {
        core.chooseTimeline(way);
        onChosen();
      }}
    />
  ));
}

const pages = {
  quality: Quality,
  speed: Speed,
  chapters: Chapters,
  skipping: Skipping,
  guard: Guard,
  timeline: Timeline,
} as const;

/** The content of a page under its title. */
export function PageChoices(props: PageProps) {
  const { page } = props;
  if (isSkip(page)) return <Skip {...props} page={page} />;
  if (isTheme(page)) return <Theme {...props} page={page} />;
  const Page = pages[page];
  return <Page {...props} />;
}
