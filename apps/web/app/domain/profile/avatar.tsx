import { cx } from '#app/ui/cx.ts';
import { Picture } from '#app/ui/picture.tsx';

/** Pixels of the art. */
const DRAWN = 256;

interface AvatarProps {
  /** Address of the picture, as the list of avatars gives it. */
  src: string;
  /** CSS length that it is drawn at. */
  size: string;
  className?: string;
  eager?: boolean;
}

/** Where the picture of a profile is found by its avatar's id. */
export const avatarSrc = (avatarId: string): string => `/images/avatars/${avatarId}.webp`;

/** The picture of a profile; the name beside it says whose. */
export function Avatar({ src, size, className, eager = false }: AvatarProps) {
  return (
    <Picture
      picture={{ src, width: DRAWN, height: DRAWN, placeholder: '' }}
      alt=""
      sizes={size}
      eager={eager}
      className={cx('aspect-square', className)}
    />
  );
}
