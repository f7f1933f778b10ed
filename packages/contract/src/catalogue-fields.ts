import * as z from 'zod/mini';
import { GREATEST_AGE } from './child-limits.ts';

// Fields of the catalogue file that several of its parts have.

/** Longest path of a picture. */
const LONGEST_PATH = 200;
/** Path of a picture below the folder of the art: `titles/nur/poster.webp`. It cannot leave the folder. */
export const PICTURE_PATH: RegExp = /^[a-z0-9-]+(?:\/[a-z0-9-]+)*\.(?:webp|jpg|png)$/;
export const picturePath = () =>
  z
    .string()
    .check(
      z.regex(
        PICTURE_PATH,
        'the path of a picture has lower-case letters, digits and hyphens, and ends in .webp, .jpg or .png',
      ),
      z.maxLength(LONGEST_PATH),
    );
export const few = <T extends z.ZodMiniType>(item: T, max: number) =>
  z.array(item).check(z.maxLength(max));

const AGE_PROBLEM = `an age rating is a whole number from 0 to ${GREATEST_AGE}`;
const isAge = (years: number) => Number.isInteger(years) && years >= 0 && years <= GREATEST_AGE;
const years = () => z.number().check(z.refine(isAge, AGE_PROBLEM));
/** An age rating in years; older files write it as a text, `7+`. */
export const age = () =>
  z.union(
    [
      years(),
      z.pipe(
        z.pipe(
          z.string().check(z.regex(/^\d{1,2}\+$/)),
          z.transform((text: string) => Number.parseInt(text, 10)),
        ),
        years(),
      ),
    ],
    AGE_PROBLEM,
  );

/** A moment with its offset from UTC: `2026-12-01T20:00:00+03:00`. */
const moment = () =>
  z.iso.datetime({ offset: true, error: 'is no moment: 2026-12-01T20:00:00+03:00' });
/** From when and until when something may be seen (docs/catalogue.md). The end is not included. */
export const showingFields = {
  visibleFrom: z.optional(moment()),
  visibleUntil: z.optional(moment()),
};
export interface CatalogueShowing {
  visibleFrom?: string | undefined;
  visibleUntil?: string | undefined;
}
export const beginsBeforeItEnds = z.refine<CatalogueShowing>(
  ({ visibleFrom, visibleUntil }) =>
    visibleFrom === undefined ||
    visibleUntil === undefined ||
    Date.parse(visibleFrom) < Date.parse(visibleUntil),
  { error: 'ends before it begins', path: ['visibleUntil'] },
);

/** More than there are. */
const MOST_COUNTRIES = 300;

const NAMES = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
/** What `Intl` names beside countries. */
const GROUPS = new Set(['EU', 'EZ', 'QO', 'UN', 'ZZ']);

/** Whether a text is the code of a country, and not an older or usual one such as `UK`. */
function isCountry(code: string): boolean {
  if (!/^[A-Z]{2}$/.test(code) || GROUPS.has(code)) return false;
  return NAMES.of(code) !== undefined && new Intl.Locale('und', { region: code }).region === code;
}

const countries = () =>
  z
    .array(
      z
        .string()
        .check(z.refine(isCountry, 'is no country: two capital letters of ISO 3166-1, such as TR')),
    )
    .check(
      z.minLength(1),
      z.maxLength(MOST_COUNTRIES),
      z.refine((codes: string[]) => new Set(codes).size === codes.length, {
        error: 'names a country twice',
      }),
    );

/** The field `countries` of a title or channel in the catalogue file. */
export const countryRule = () =>
  z.union(
    [z.strictObject({ only: countries() }), z.strictObject({ except: countries() })],
    'has a list of countries, either `only` or `except`',
  );
