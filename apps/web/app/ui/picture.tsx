import { useEffect, useRef } from 'react';
import { imageUrl, srcSet } from './images.ts';
import { cx } from './cx.ts';

export interface PictureSource {
  src: string;
  width: number;
  height: number;
  /** A tiny data: URI, shown enlarged and blurred until the picture has loaded. */
  placeholder: string;
}

interface PictureProps {
  picture: PictureSource;
  /** The alt text; empty where adjacent text says the same. */
  alt: string;
  /** The `sizes` attribute. */
  sizes: string;
  className?: string;
  /** In the first view: loads with the page instead of after it. */
  eager?: boolean;
}

/**
 * A lazy picture with a blurred placeholder in the HTML. The picture loads after the page, when it nears the viewport
 * (data/start/boot-script.js); without scripts it loads at once.
 */
export function Picture({ picture, alt, sizes, className, eager = false }: PictureProps) {
  const { src, width, height, placeholder } = picture;
  const ref = useRef<HTMLImageElement>(null);
  useEffect(() => {
    if (!eager && ref.current && !ref.current.srcset) window.watchPicture?.(ref.current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another picture is another element
  }, [eager, src]);
  const address = { src: imageUrl(src, 640), srcSet: srcSet(src, width) };
  const frame = {
    width,
    height,
    sizes,
    className: 'absolute inset-0 size-full object-cover text-transparent',
  };
  return (
    <span className={cx('relative block overflow-hidden bg-raised', className)}>
      {placeholder && (
        <img
          src={placeholder}
          alt=""
          aria-hidden
          className="absolute inset-0 size-full scale-110 object-cover blur-sm"
        />
      )}
      {eager ? (
        <img alt={alt} {...frame} {...address} decoding="async" />
      ) : (
        // The boot script may have set the address before hydration.
        <img
          key={src}
          ref={ref}
          alt={alt}
          {...frame}
          data-src={address.src}
          data-srcset={address.srcSet}
          decoding="async"
          suppressHydrationWarning
        />
      )}
      {!eager && (
        <noscript>
          <img alt={alt} {...frame} src={address.src} />
        </noscript>
      )}
    </span>
  );
}
