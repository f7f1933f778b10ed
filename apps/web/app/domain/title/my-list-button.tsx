import { cx } from '@kandil/ui/cx.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Button } from '@kandil/ui/button.tsx';
import CheckIcon from 'lucide-react/icons/check';
import PlusIcon from 'lucide-react/icons/plus';
import { type OnMyList, useMyList } from './use-my-list.ts';

/** Adds a title to My List or removes it; a guest is asked to log in. */
export function MyListButton(title: OnMyList) {
  const t = useT();
  const { on, isKnown, press } = useMyList(title);
  return (
    <Button
      look="glass"
      size="large"
      aria-pressed={isKnown ? on : undefined}
      aria-disabled={!isKnown || undefined}
      icon={
        on ? (
          <CheckIcon className="text-gold size-4.5" aria-hidden />
        ) : (
          <PlusIcon className={cx('size-4.5', !isKnown && 'invisible')} aria-hidden />
        )
      }
      onClick={press}
    >
      {t('nav.myList')}
    </Button>
  );
}
