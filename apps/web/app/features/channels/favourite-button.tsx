import { content } from '@kandil/contract';
import { browserApi, invalidate } from '#app/data/client/api.ts';
import { logInAndAct } from '#app/domain/prompt/ask-to-log-in.ts';
import { optimisticQueue } from '#app/data/queries/optimistic-queue.ts';
import { notify, type Say } from '#app/domain/prompt/notification-store.ts';
import { useStart } from '#app/data/start/start.ts';
import { errorText } from '@kandil/ui/forms/errors.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import { useOptimistic } from '#app/data/queries/use-optimistic.ts';
import { onToggle } from '@kandil/ui/on-toggle.ts';
import { IconButton } from '@kandil/ui/icon-button.tsx';
import HeartIcon from 'lucide-react/icons/heart';
import type { Channel } from '#app/domain/channel/channel-card.tsx';

const mutations = optimisticQueue(async (id: number, on: boolean, options) => {
  const call = on ? content.channelFavouriteAdd : content.channelFavouriteRemove;
  await browserApi(call, { id }, options);
  invalidate(content.channelsAll);
});

interface FavouriteButtonProps {
  channel: Channel;
  /** Reloads the list after a change. */
  onChanged(): void;
}

export function FavouriteButton({ channel, onChanged }: FavouriteButtonProps) {
  const t = useT();
  const { account } = useStart();
  const [on, setOn] = useOptimistic(channel.userInfo.favoriteFlag);
  const put = async (next: boolean, say: Say = notify) => {
    try {
      if (!(await mutations.mutate(channel.id, on, { value: next, show: setOn }))) return;
    } catch (error) {
      say('error', errorText(error, t));
    }
    // Also after a failure: an earlier press may have succeeded.
    onChanged();
  };
  const press = onToggle(() => (account ? void put(!on) : logInAndAct((say) => put(true, say))));
  return (
    <IconButton
      label={t('channel.favourite', { title: channel.title })}
      aria-pressed={on}
      look="plain"
      icon={<HeartIcon className="size-5 in-aria-pressed:fill-current" aria-hidden />}
      onClick={press}
    />
  );
}
