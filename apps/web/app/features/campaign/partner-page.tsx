import { PageMeta } from '#app/domain/seo/page-meta.tsx';
import { useStart } from '#app/data/start/start.ts';
import { paths } from '#app/paths.ts';
import { ButtonLink } from '@kandil/ui/button.tsx';
import { imageUrl, srcSet } from '@kandil/ui/images.ts';
import { useT } from '@kandil/ui/text/texts.tsx';
import type { Partner } from './load.ts';
import { RegisterRequestForm } from './register-request-form.tsx';

/** The landing page of a partner: its text and picture, its offer, and for guests a way to sign up by mail. */
export function PartnerPage({ partner }: { partner: Partner }) {
  const t = useT();
  const isGuest = useStart().account === null;
  const { title, subTitle, description, imageUrl: image, actionText, promoCode } = partner;
  return (
    <main id="main" className="gutter relative mx-auto max-w-[112rem] pt-24 lg:pt-32">
      <PageMeta
        title={title}
        description={description}
        {...(image && { picture: { src: image } })}
      />
      <div className="grid items-center gap-8 md:grid-cols-2 md:gap-12 xl:gap-20">
        {image && <PartnerPicture src={image} />}
        <div>
          <p className="eyebrow text-gold mb-3">
            <span aria-hidden>◆ </span>
            <bdi>{subTitle}</bdi>
          </p>
          <h1 className="display text-4xl leading-[1.12] sm:text-5xl">{title}</h1>
          <p className="text-text/90 mt-4 max-w-xl text-base leading-[1.75] sm:text-lg">
            {description}
          </p>
          {promoCode && (
            <p className="text-muted mt-4">
              {t('partner.code')}{' '}
              <strong className="text-gold" dir="ltr">
                {promoCode}
              </strong>
            </p>
          )}
          {actionText && (
            <ButtonLink to={paths.plansWith(promoCode)} size="large" className="mt-6">
              <bdi>{actionText}</bdi>
            </ButtonLink>
          )}
        </div>
      </div>
      {isGuest && <RegisterRequestForm channel={partner.slug} />}
    </main>
  );
}

/** Art is at most 1920 pixels wide. */
const WIDEST = 1920;

function PartnerPicture({ src }: { src: string }) {
  return (
    <img
      src={imageUrl(src, 960)}
      srcSet={srcSet(src, WIDEST)}
      sizes="(width >= 768px) 46vw, 92vw"
      alt=""
      fetchPriority="high"
      decoding="async"
      className="aspect-tile rounded-sheet shadow-soft bg-raised w-full object-cover"
    />
  );
}
