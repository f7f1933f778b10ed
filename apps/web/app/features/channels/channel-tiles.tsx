import { ChannelCard, type Channel } from '#app/domain/channel/channel-card.tsx';
import { FavouriteButton } from './favourite-button.tsx';

/** Each channel with its current programme and a favourite button. */
export function ChannelTiles({
  channels,
  onChanged,
}: {
  channels: readonly Channel[];
  onChanged(): void;
}) {
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
      {channels.map((channel) => (
        <li key={channel.id} className="relative">
          <ChannelCard channel={channel} hasButton />
          <span className="absolute end-2 top-2">
            <FavouriteButton channel={channel} onChanged={onChanged} />
          </span>
        </li>
      ))}
    </ul>
  );
}
