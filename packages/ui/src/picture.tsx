import { useEffect, useRef } from 'react';
import { imageUrl, srcSet } from './images.ts';
import { cx } from './cx.ts';

declare global {
  interface Window {
    /** An application whose first script loads pictures as they near the view sets this before the page hydrates. */
    watchPicture?(picture: HTMLElement): void;
  }
}

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
 * A lazy picture with a blurred placeholder in the HTML. With scripts it waits until it nears the viewport
 * (theme/base.css, and `data/start/boot-script.js` of the web); without them the browser loads it.
 */
export function Picture({ picture, alt, sizes, className, eager = false }: PictureProps) {
  const { src, width, height, placeholder } = picture;
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!eager && ref.current) window.watchPicture?.(ref.current);
  }, [eager]);
  return (
    <span
      ref={ref}
      className={cx('relative block overflow-hidden bg-raised', className)}
      data-lazy={eager ? undefined : ''}
      // The boot script may have marked it as near before hydration.
      suppressHydrationWarning
    >
      {placeholder && (
        <img
          src={placeholder}
          alt=""
          aria-hidden
          className="absolute inset-0 size-full scale-110 object-cover blur-sm"
        />
      )}
      <img
        // Another picture is another element: the old one does not cover its placeholder.
        key={src}
        alt={alt}
        // React sets attributes in this order: `loading` before the address.
        loading={eager ? undefined : 'lazy'}
        width={width}
        height={height}
        sizes={sizes}
        src={imageUrl(src, 640)}
        srcSet={srcSet(src, width)}
        decoding="async"
        className="absolute inset-0 size-full object-cover text-transparent"
      />
    </span>
  );
}
