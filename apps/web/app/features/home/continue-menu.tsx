import { content, watch } from '@kandil/contract';
import type { UiKey } from '@kandil/i18n';
import BadgeCheckIcon from 'lucide-react/icons/badge-check';
import CircleXIcon from 'lucide-react/icons/circle-x';
import EllipsisIcon from 'lucide-react/icons/ellipsis-vertical';
import RotateIcon from 'lucide-react/icons/rotate-ccw';
import type { ComponentType } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi, invalidate } from '#app/data/client/api.ts';
import { mergeProgress } from '#app/data/progress/merge-progress.ts';
import { type Progress, takeBack } from '#app/data/progress/progress.ts';
import { notify } from '#app/domain/prompt/notification-store.ts';
import { errorText } from '@kandil/ui/forms/errors.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { floatBeside } from '@kandil/ui/place/float.ts';
import { focusBeside } from '@kandil/ui/place/focus-beside.ts';
import { Menu, menuItemClass } from '@kandil/ui/menu.tsx';

type Mark = 'RESTART' | 'WATCHED' | 'REMOVED';
interface Line {
  mark: Mark;
  label: UiKey;
  done: UiKey;
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
}

const LINES: readonly Line[] = [
  { mark: 'RESTART', label: 'continue.restart', done: 'continue.restarted', icon: RotateIcon },
  { mark: 'WATCHED', label: 'continue.watched', done: 'continue.wasWatched', icon: BadgeCheckIcon },
  { mark: 'REMOVED', label: 'continue.remove', done: 'continue.removed', icon: CircleXIcon },
];

const linkIn = (element: Element | null | undefined) => element?.querySelector<HTMLElement>('a');

/** Marks a title: start over, watched, remove from the row. Each can be undone while its toast is shown. */
function useMark(progress: Progress, title: string) {
  const { videoId, duration } = progress;
  const t = useT();
  const { revalidate } = useRevalidator();
  const send = async (mark: Mark | 'UNDO', done: (at: string) => void) => {
    try {
      const { data } = await browserApi(watch.progressMark, { videoId, mark });
      invalidate(content.breakdowns, content.seriesFindById);
      done(data.at ?? new Date().toISOString());
      await revalidate();
    } catch (error) {
      notify('error', errorText(error, t));
    }
  };
  return ({ mark, done }: Line, row: HTMLElement | null) =>
    send(mark, (at) => {
      const lastSec = mark === 'WATCHED' ? duration : 0;
      const place = { ...progress, lastSec, lastUpdateTimestamp: at };
      // A removed title keeps its position.
      if (mark !== 'REMOVED') mergeProgress([place]);
      notify('success', t(done, { title }), {
        label: t('action.undo'),
        run() {
          // The undo button goes away with its toast: the focus returns to the row.
          linkIn(row)?.focus({ preventScroll: true });
          void send('UNDO', () => takeBack(place));
        },
      });
    });
}

/** Actions of a Continue Watching tile; shown on hover and focus, and always on touch devices. */
export function ContinueMenu({ progress, title }: { progress: Progress; title: string }) {
  const t = useT();
  const mark = useMark(progress, title);
  return (
    <div className="absolute end-1.5 top-1.5 transition-opacity duration-200 pointer-fine:opacity-0 pointer-fine:group-focus-within/continue:opacity-100 pointer-fine:group-hover/continue:opacity-100">
      <Menu
        float={floatBeside}
        label={t('continue.menu', { title })}
        className="glass flex size-11 items-center justify-center rounded-full"
        trigger={<EllipsisIcon className="size-5" aria-hidden />}
      >
        {LINES.map((line) => (
          <button
            key={line.mark}
            type="button"
            role="menuitem"
            className={menuItemClass()}
            onClick={({ currentTarget }) => {
              if (line.mark === 'RESTART') linkIn(currentTarget.closest('li'))?.focus();
              else focusBeside(currentTarget);
              void mark(line, currentTarget.closest('ul'));
            }}
          >
            <line.icon className="size-4.5" aria-hidden />
            {t(line.label)}
          </button>
        ))}
      </Menu>
    </div>
  );
}
