import { useEffect } from 'react';
import { logInAndThen } from '../lib/ask-to-log-in.ts';
import { notify } from '../lib/notifications.ts';
import { useStart } from '../lib/start.ts';
import { useT } from '../lib/texts.tsx';
import { Button } from '../ui/button.tsx';
import CheckIcon from 'lucide-react/icons/check';
import PlusIcon from 'lucide-react/icons/plus';
import { useMyListStore } from './my-list-store.ts';

interface MyListButtonProps {
  seriesId: number;
  title: string;
  /** Whether it is on the list, where the page's data says so. */
  inMyList?: boolean;
}

/** Puts a title on My list or takes it off; a guest is asked to log in. */
export function MyListButton({ seriesId, title, inMyList }: MyListButtonProps) {
  const t = useT();
  const { account } = useStart();
  const { known, learn, load, put } = useMyListStore();
  const isMember = account !== null;

  useEffect(() => {
    if (inMyList !== undefined) learn(seriesId, inMyList);
    // A list that cannot be had leaves the button at 'add', and adding twice does no harm.
    else if (isMember) load().catch(() => undefined);
  }, [isMember, seriesId, inMyList, learn, load]);

  const on = known.get(seriesId) ?? inMyList ?? false;
  const change = async (inMyList: boolean) => {
    try {
      await put(seriesId, inMyList);
      notify('success', t(inMyList ? 'myList.added' : 'myList.removed', { title }));
    } catch (error) {
      notify('error', error instanceof Error ? error.message : t('loadingPage.unexpectedError'));
    }
  };
  const press = () => (isMember ? void change(!on) : logInAndThen(() => void change(true)));
  return (
    <Button
      look="glass"
      size="large"
      aria-pressed={on}
      icon={
        on ? (
          <CheckIcon className="text-gold size-4.5" aria-hidden />
        ) : (
          <PlusIcon className="size-4.5" aria-hidden />
        )
      }
      onClick={press}
    >
      {t('nav.myList')}
    </Button>
  );
}
