import type { ReactNode } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { Prompt } from '#src/store/actions.ts';
import { promptAt } from '#src/store/actions.ts';
import type { Mark, SceneMark, SkipMark } from '#src/store/marks.ts';
import { usePlayer, usePlayerState } from '../context.ts';
import { MutedIcon } from '../icons.tsx';
import type { MarkLabels } from '../mark-labels.ts';
import { HiddenIcon, ShieldIcon, SkipSegmentIcon } from '../mark-icons.tsx';
import { NextCard } from './next-card.tsx';
import type { NextVideo } from '../props.ts';

const isScene = (mark: Mark): mark is SceneMark => mark.kind === 'SCENE';
const isSkip = (mark: Mark): mark is SkipMark => mark.kind !== 'SCENE' && mark.kind !== 'CHAPTER';

/** A skip button, shown during its segment; the skip key does the same. */
function SkipPrompt({ mark }: { readonly mark: SkipMark }) {
  const { core, labels } = usePlayer();
  return (
    <button type="button" className="kp-pill" aria-keyshortcuts="S" onClick={core.skipNow}>
      {labels.marks.skip[mark.kind].button}
      <SkipSegmentIcon />
    </button>
  );
}

/** A discreet notice with an icon. */
function Quiet({
  icon,
  text,
  children,
}: {
  readonly icon: ReactNode;
  readonly text: string;
  readonly children?: ReactNode;
}) {
  return (
    <div className="kp-quiet">
      {icon}
      <span>{text}</span>
      {children}
    </div>
  );
}

function Warning({ mark }: { readonly mark: SceneMark }) {
  const { core, labels } = usePlayer();
  return (
    <Quiet icon={<ShieldIcon />} text={labels.marks.scenes[mark.theme].coming}>
      <button type="button" className="kp-pill" aria-keyshortcuts="S" onClick={core.skipNow}>
        {labels.marks.skipScene}
        <SkipSegmentIcon />
      </button>
    </Quiet>
  );
}

function Skipped({ mark }: { readonly mark: SkipMark }) {
  const { core, labels } = usePlayer();
  return (
    <Quiet icon={<SkipSegmentIcon />} text={labels.marks.skip[mark.kind].skipped}>
      <button type="button" className="kp-pill" onClick={() => core.seek(mark.from)}>
        {labels.marks.watchIt}
      </button>
    </Quiet>
  );
}

function ScenePrompt({ type, mark }: { readonly type: string; readonly mark: SceneMark }) {
  const { labels } = usePlayer();
  const { sceneBlurred, sceneHushed, sceneSkipped } = labels.marks;
  if (type === 'warning') return <Warning mark={mark} />;
  if (type === 'blurred') return <Quiet icon={<HiddenIcon />} text={sceneBlurred} />;
  if (type === 'hushed') return <Quiet icon={<MutedIcon />} text={sceneHushed} />;
  return <Quiet icon={<ShieldIcon />} text={sceneSkipped} />;
}

/** The text of a prompt for screen readers. */
function spoken(prompt: Prompt | null, next: NextVideo | undefined, marks: MarkLabels): string {
  if (prompt === null) return '';
  if (prompt.type === 'next') return next === undefined ? '' : `${marks.upNext}: ${next.title}`;
  const { type, mark } = prompt;
  if (isSkip(mark))
    return type === 'skip' ? marks.skip[mark.kind].button : marks.skip[mark.kind].skipped;
  if (!isScene(mark)) return '';
  const words = {
    warning: marks.scenes[mark.theme].coming,
    blurred: marks.sceneBlurred,
    hushed: marks.sceneHushed,
    skipped: marks.sceneSkipped,
    skip: '',
  };
  return words[type];
}

function Shown({
  prompt,
  next,
}: {
  readonly prompt: Prompt;
  readonly next: NextVideo | undefined;
}) {
  if (prompt.type === 'next') return next === undefined ? null : <NextCard next={next} />;
  const { type, mark } = prompt;
  if (isScene(mark)) return <ScenePrompt type={type} mark={mark} />;
  if (!isSkip(mark)) return null;
  return type === 'skip' ? <SkipPrompt mark={mark} /> : <Skipped mark={mark} />;
}

/** The prompt of the current position, above the controls. */
export function Prompts({ next }: { readonly next: NextVideo | undefined }) {
  const { labels } = usePlayer();
  const prompt = usePlayerState(useShallow(promptAt));
  return (
    <>
      <output className="kp-sr">{spoken(prompt, next, labels.marks)}</output>
      {prompt === null ? null : (
        <div className="kp-prompt" key={prompt.type}>
          <Shown prompt={prompt} next={next} />
        </div>
      )}
    </>
  );
}
