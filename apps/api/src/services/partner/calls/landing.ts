import { partner, Refusal } from '@kandil/contract';
import { handle } from '../../../platform/http/handler.ts';
import { partnerOf, siteName } from '../../../platform/site.ts';
import type { PartnerWorld } from '../world.ts';

/** The landing page of a partner, in the visitor's language or else in English. */
export const landing = handle<PartnerWorld, typeof partner.landing>(
  partner.landing,
  async ({ input, context }) => {
    const found = partnerOf(input.slug);
    if (!found) throw new Refusal('NOT_FOUND');
    const written = (texts: Partial<Record<string, string>>) =>
      (texts[context.language] ?? texts['en'] ?? '').replaceAll(
        '{brand}',
        siteName(context.language),
      );
    return {
      data: {
        slug: found.slug,
        title: written(found.title),
        subTitle: written(found.subTitle),
        description: written(found.description),
        imageUrl: found.image ? `/images/${found.image}` : null,
        actionText: found.actionText ? written(found.actionText) : null,
        promoCode: found.promoCode ?? null,
      },
    };
  },
);
