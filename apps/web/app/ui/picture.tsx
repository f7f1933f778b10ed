import { useEffect, useRef } from 'react';
import { imageUrl, srcSet } from './images.ts';
import { cx } from './cx.ts';

export interface PictureSource {
  src: string;
  width: number;
  height: number;
  /** A tiny copy as a data: URI, shown enlarged and blurred until the picture is there. */
  placeholder: string;
}

interface PictureProps {
  picture: PictureSource;
  /** What the picture shows; empty where the text beside it says the same. */
  alt: string;
  /** The `sizes` attribute: how wide it is drawn. */
  sizes: string;
  className?: string;
  /** In the first view: loads with the page instead of after it. */
  eager?: boolean;
}

/**
 * A picture that is never a grey box and never in the way: its blurred copy comes with the HTML, itself only
 * after the page has loaded and when it nears the view (data/start/boot-script.js); without scripts it is there at once.
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
        // The start script may have set the address before React is there.
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
