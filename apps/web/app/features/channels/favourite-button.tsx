import { content } from '@kandil/contract';
import { browserApi, invalidate } from '../../lib/api.ts';
import { logInAndThen } from '../../lib/ask-to-log-in.ts';
import { lastWishes } from '../../lib/last-wish.ts';
import { notify } from '../../lib/notifications.ts';
import { useStart } from '../../lib/start.ts';
import { useT } from '../../lib/texts.tsx';
import { useKnown } from '../../lib/use-known.ts';
import { cx } from '../../ui/cx.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import HeartIcon from 'lucide-react/icons/heart';
import type { Channel } from '../../catalogue/channel-card.tsx';

const wishes = lastWishes(async (id: number, on: boolean) => {
  await browserApi(on ? content.channelFavouriteAdd : content.channelFavouriteRemove, { id });
  invalidate(content.channelsAll);
});

interface FavouriteButtonProps {
  channel: Channel;
  /** The list is asked for again after a change. */
  onChanged(): void;
}

export function FavouriteButton({ channel, onChanged }: FavouriteButtonProps) {
  const t = useT();
  const { account } = useStart();
  const [on, setOn] = useKnown(channel.userInfo.favoriteFlag);
  const put = async (next: boolean) => {
    try {
      if (!(await wishes.wish(channel.id, on, { value: next, show: setOn }))) return;
    } catch (error) {
      notify('error', error instanceof Error ? error.message : t('loadingPage.unexpectedError'));
    }
    // Also after a failure: an earlier press may have counted.
    onChanged();
  };
  const press = () => (account ? void put(!on) : logInAndThen(() => void put(true)));
  return (
    <IconButton
      label={t('channel.favourite', { title: channel.title })}
      aria-pressed={on}
      look="plain"
      icon={<HeartIcon className={cx('size-5', on && 'fill-current')} aria-hidden />}
      onClick={press}
    />
  );
}
