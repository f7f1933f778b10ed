import { Toast } from '@kandil/ui/toast.tsx';
import { create } from 'zustand';
import { problemText } from '#src/data/problem.ts';
import { t } from '#src/texts/texts.tsx';

interface Message {
  id: number;
  tone: 'success' | 'error';
  text: string;
}

const useToasts = create<{ shown: Message[] }>(() => ({ shown: [] }));
let last = 0;

/** Shows a short message, or an error in words. */
export function toast(tone: 'success', text: string): void;
export function toast(tone: 'error', error: unknown): void;
export function toast(tone: 'success' | 'error', what: unknown): void {
  last += 1;
  const message = { id: last, tone, text: typeof what === 'string' ? what : problemText(what) };
  // More than three nobody reads.
  useToasts.setState(({ shown }) => ({ shown: [...shown.slice(-2), message] }));
}

const close = (id: number) =>
  useToasts.setState(({ shown }) => ({ shown: shown.filter((each) => each.id !== id) }));

export function Toasts() {
  const { shown } = useToasts();
  return (
    <div className="toasts pointer-events-none fixed inset-x-4 z-40 flex flex-col items-end gap-2">
      {shown.map(({ id, tone, text }) => (
        <Toast
          key={id}
          tone={tone}
          text={text}
          closeLabel={t('act.close')}
          onClose={() => close(id)}
        />
      ))}
    </div>
  );
}
