import type { ReactNode } from 'react';
import type { PictureSource } from '@kandil/ui/picture.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { imageUrl, srcSet } from '@kandil/ui/images.ts';

interface SpotlightArtProps {
  /** Wide, 1920 x 1080. */
  image: PictureSource;
  /** For phones, 750 x 1000. */
  mobileImage: PictureSource;
  /** Preloads it in the head: the first picture is the largest contentful paint of its page. */
  first?: boolean;
  /** Called when the picture has loaded or failed. */
  onReady?(): void;
  className?: string;
  /** The trailer, above the picture and below the gradient. */
  children?: ReactNode;
}

const PHONE = '(width < 768px)';
const WIDE = '(width >= 768px)';
/** Slightly less than the real width: the art is soft, and the next smaller file has a third fewer bytes. */
const PHONE_SIZES = '86vw';

/** Darkens the side of the text; in right-to-left languages the art is further left, and the gradient covers its edge. */
const SIDE = cx(
  'absolute inset-y-0 start-0 hidden w-4/5 from-ground/95 via-ground/65 via-45% to-transparent md:block',
  'ltr:bg-linear-to-r rtl:bg-linear-to-l rtl:from-ground rtl:from-18% rtl:via-ground/65 rtl:via-50% rtl:to-80%',
  // On tablets the text is wider than the gradient.
  'max-xl:w-full max-xl:via-ground/75 max-xl:via-55% rtl:max-xl:via-ground/75 rtl:max-xl:via-60% rtl:max-xl:to-95%',
);
/** Darkens the lower edge. */
const FLOOR =
  'absolute inset-x-0 bottom-0 h-4/5 bg-linear-to-t from-ground via-ground/85 via-45% to-transparent md:h-2/5 md:via-ground/55 md:via-30%';

/** Full-bleed art behind a title, with another picture for phones, darkened behind the text. */
export function SpotlightArt({
  image,
  mobileImage,
  first = false,
  onReady,
  className,
  children,
}: SpotlightArtProps) {
  const fit = 'absolute inset-0 size-full object-cover object-top rtl:md:-translate-x-[14%]';
  const phone = srcSet(mobileImage.src, mobileImage.width);
  const wide = srcSet(image.src, image.width);
  return (
    <div className={cx('absolute inset-0 overflow-hidden', className)} aria-hidden>
      {first && (
        <>
          <link
            rel="preload"
            as="image"
            imageSrcSet={phone}
            imageSizes={PHONE_SIZES}
            media={PHONE}
            fetchPriority="high"
          />
          <link
            rel="preload"
            as="image"
            imageSrcSet={wide}
            imageSizes="100vw"
            media={WIDE}
            fetchPriority="high"
          />
        </>
      )}
      <picture>
        <source media={PHONE} srcSet={mobileImage.placeholder} />
        <img src={image.placeholder} alt="" className={fit} />
      </picture>
      <picture>
        <source
          media={PHONE}
          srcSet={phone}
          sizes={PHONE_SIZES}
          width={mobileImage.width}
          height={mobileImage.height}
        />
        <img
          src={imageUrl(image.src, 1280)}
          srcSet={wide}
          sizes="100vw"
          width={image.width}
          height={image.height}
          alt=""
          className={fit}
          fetchPriority={first ? 'high' : 'low'}
          decoding="async"
          onLoad={({ currentTarget }) => {
            if (onReady) currentTarget.decode().then(onReady, onReady);
          }}
          onError={onReady}
        />
      </picture>
      {children}
      <span className={SIDE} />
      <span className={FLOOR} />
    </div>
  );
}
