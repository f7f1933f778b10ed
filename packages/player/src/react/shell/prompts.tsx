import type { Translate, UiKey } from '@kandil/i18n';
import { useShallow } from 'zustand/react/shallow';
import type { Prompt } from '#src/store/actions.ts';
import { promptAt } from '#src/store/actions.ts';
import type { Mark, SceneMark, SkipMark } from '#src/store/marks.ts';
import { usePlayer, usePlayerState } from '#src/react/context.ts';
import { ScenePrompt, sceneText } from '#src/react/features/guard.tsx';
import { SkipPrompt, SkippedNotice, skipText } from '#src/react/features/skip.tsx';
import { NextCard } from '#src/react/features/up-next.tsx';
import type { NextVideo } from '#src/react/props.ts';

const isScene = (mark: Mark): mark is SceneMark => mark.kind === 'SCENE';
const isSkip = (mark: Mark): mark is SkipMark => mark.kind !== 'SCENE' && mark.kind !== 'CHAPTER';

/** The text of a prompt for screen readers. */
function spoken(prompt: Prompt | null, next: NextVideo | undefined, t: Translate<UiKey>): string {
  if (prompt === null) return '';
  if (prompt.type === 'next')
    return next === undefined ? '' : `${t('watching.upNext')}: ${next.title}`;
  const { type, mark } = prompt;
  if (isSkip(mark)) return t(skipText(mark.kind, type === 'skip' ? 'Skip' : 'Skipped'));
  return isScene(mark) && type !== 'skip' ? t(sceneText(type, mark)) : '';
}

type ShownProps = { readonly prompt: Prompt; readonly next: NextVideo | undefined };

function Shown({ prompt, next }: ShownProps) {
  if (prompt.type === 'next') return next === undefined ? null : <NextCard next={next} />;
  const { type, mark } = prompt;
  if (isScene(mark)) return <ScenePrompt type={type === 'skip' ? 'skipped' : type} mark={mark} />;
  if (!isSkip(mark)) return null;
  return type === 'skip' ? <SkipPrompt mark={mark} /> : <SkippedNotice mark={mark} />;
}

/** The prompt of the current position, above the controls. */
export function Prompts({ next }: { readonly next: NextVideo | undefined }) {
  const { t } = usePlayer();
  const prompt = usePlayerState(useShallow(promptAt));
  return (
    <>
      <output className="kp-sr">{spoken(prompt, next, t)}</output>
      {prompt === null ? null : (
        <div className="kp-prompt" key={prompt.type}>
          <Shown prompt={prompt} next={next} />
        </div>
      )}
    </>
  );
}
