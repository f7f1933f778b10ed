import { Picture, type PictureSource } from '@kandil/ui/picture.tsx';
import { cx } from '@kandil/ui/cx.ts';
import { TextBlock } from './blocks.tsx';
import type { ShownSection } from './texts/offered.ts';

interface PictureRowProps {
  picture: PictureSource;
  alt: string;
  section: Pick<ShownSection, 'heading' | 'blocks'>;
  /** Puts the picture after the text; on phones it is always above. */
  pictureLast?: boolean;
}

const SIZES = '(width >= 768px) 46vw, 92vw';

/** A picture beside its text. */
export function PictureRow({ picture, alt, section, pictureLast = false }: PictureRowProps) {
  return (
    <section className="grid items-center gap-6 md:grid-cols-2 md:gap-12 xl:gap-20">
      <Picture
        picture={picture}
        alt={alt}
        sizes={SIZES}
        className={cx('aspect-tile rounded-sheet shadow-soft', pictureLast && 'md:order-last')}
      />
      <div>
        <h2 className="display text-3xl sm:text-4xl">{section.heading}</h2>
        <div className="text-text/90 mt-4 max-w-2xl space-y-4 leading-[1.75] sm:text-[1.0625rem]">
          {section.blocks.map((block, at) => (
            <TextBlock key={at} block={block} />
          ))}
        </div>
      </div>
    </section>
  );
}
