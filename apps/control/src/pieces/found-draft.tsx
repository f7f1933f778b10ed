import { Button } from '@kandil/ui/button.tsx';
import type { Draft } from '#src/data/draft.ts';
import { t } from '#src/texts/texts.tsx';
import { Notice } from './notice.tsx';

/** Says that the fields have what was typed before and not sent, with a way to begin again; nothing without it. */
export function FoundDraft({ draft }: { draft: Pick<Draft<unknown>, 'isFound' | 'restart'> }) {
  if (!draft.isFound) return null;
  return (
    <Notice
      tone="info"
      className="mb-5"
      text={t('draft.found')}
      action={
        <Button
          look="plain"
          size="small"
          onClick={({ currentTarget }) => {
            // This line goes, and the focus with it.
            const form = currentTarget.closest('form');
            form?.querySelector<HTMLElement>('input, select, textarea')?.focus();
            draft.restart();
          }}
        >
          {t('draft.restart')}
        </Button>
      }
    />
  );
}
