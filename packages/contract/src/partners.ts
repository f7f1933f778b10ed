import * as z from 'zod/mini';
import { code, fileText, texts } from './fields.ts';

// The partners file: partners and their landing pages, as one JSON document (`demo/partners.json` is one;
// docs/operations/configure.md, PARTNERS_FILE).

const partner = z.strictObject({
  /** The last part of the page's address, and the channel of sign-ups from it. */
  slug: code().check(z.maxLength(32)),
  title: texts(120),
  subTitle: texts(200),
  description: texts(1000),
  /** Path of a picture below the folder of the art. */
  image: z.optional(
    z.string().check(z.regex(/^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.(?:webp|jpg|png)$/), z.maxLength(200)),
  ),
  /** The button that leads to the plans; none without. */
  actionText: z.optional(texts(60)),
  promoCode: z.optional(fileText(64)),
});

export const partnersFile = z.strictObject({
  partners: z.array(partner).check(z.maxLength(1000)),
});

export type Partner = z.output<typeof partner>;
