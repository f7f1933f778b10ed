import { cx } from '@kandil/ui/cx.ts';
import { Picture } from '@kandil/ui/picture.tsx';

/** Width and height of the file in pixels. */
const DRAWN = 256;

interface AvatarProps {
  /** Address of the picture, as the list of avatars gives it. */
  src: string;
  /** Width and height on the page, as a CSS length. */
  size: string;
  className?: string;
  eager?: boolean;
}

/** Address of the picture of an avatar. */
export const avatarSrc = (avatarId: string): string => `/images/avatars/${avatarId}.webp`;

/** The picture of a profile. It is decorative: the name is beside it. */
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
