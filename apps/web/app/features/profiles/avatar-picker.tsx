import type { UiKey } from '@kandil/i18n';
import type { UseFormRegisterReturn } from 'react-hook-form';
import CheckIcon from 'lucide-react/icons/check';
import { useT } from '@kandil/ui/text/texts.tsx';
import { Avatar } from '#app/domain/profile/avatar.tsx';
import { cx } from '@kandil/ui/cx.ts';
import type { Avatar as AvatarData } from './load.ts';

interface AvatarPickerProps {
  /** The avatars for this type of profile. */
  avatars: AvatarData[];
  free: readonly string[];
  /** The profile's saved avatar, which it may keep even if others use it. */
  own: string | null;
  chosen: string;
  field: UseFormRegisterReturn<'avatarId'>;
}

/** The avatars, unused ones of the account first; used ones may be chosen as well. */
export function AvatarPicker({ avatars, free, own, chosen, field }: AvatarPickerProps) {
  const t = useT();
  const isTaken = (id: string) => id !== own && !free.includes(id);
  const inOrder = avatars.toSorted(
    (a, b) => Number(isTaken(a.avatarId)) - Number(isTaken(b.avatarId)),
  );
  return (
    <div
      role="radiogroup"
      aria-label={t('profile.avatar')}
      className="grid grid-cols-5 gap-3 sm:gap-4 lg:grid-cols-10"
    >
      {inOrder.map(({ avatarId, imageUrl }) => {
        const name = t(`avatar.${avatarId}` as UiKey);
        const taken = isTaken(avatarId);
        return (
          <label key={avatarId} className="relative block cursor-pointer">
            <input
              {...field}
              type="radio"
              value={avatarId}
              aria-label={taken ? t('profile.avatarTaken', { name }) : name}
              className="peer rounded-tile absolute inset-0 z-1 size-full cursor-pointer appearance-none"
            />
            <Avatar
              src={imageUrl}
              size="96px"
              className={cx(
                'rounded-tile ring-gold ring-offset-3 ring-offset-raised transition-[opacity,box-shadow] duration-200 peer-checked:ring-3 peer-hover:opacity-100',
                taken && 'opacity-45 peer-checked:opacity-100',
              )}
            />
            {avatarId === chosen && (
              <span className="bg-gold text-ink absolute end-1.5 bottom-1.5 flex size-5 items-center justify-center rounded-full">
                <CheckIcon className="size-3.5" strokeWidth={3} aria-hidden />
              </span>
            )}
          </label>
        );
      })}
    </div>
  );
}
