import * as z from 'zod/mini';

/** Ages that a child's profile can be set to, in years: it shows titles up to that age. */
export const AGE_STEPS = [3, 7, 10] as const;
export type AgeStep = (typeof AGE_STEPS)[number];
/** The step of a new child's profile. */
export const USUAL_AGE: AgeStep = 7;
/** Titles for children are rated at most this, in years. */
export const CHILDREN_UP_TO: AgeStep = 10;
/** Highest age rating, in years. */
export const GREATEST_AGE = 18;
/** Most titles of an allow list: it travels with each look-up of a session. */
export const MOST_ALLOWED = 200;

export const ageStep = z.literal(AGE_STEPS);

/** What a child's profile may see. */
export interface ChildLimits {
  maxAge: AgeStep;
  /** Ids of the only titles that it shows, if their age allows; null without such a list. */
  allowList: readonly number[] | null;
}

/** While it is not known which child watches: what every child may see. */
export const ANY_CHILD: ChildLimits = { maxAge: AGE_STEPS[0], allowList: null };

/** A title or a channel, as a child's limits see it. */
export interface Suitability {
  /** Made for children. */
  kids: boolean;
  /** Age rating in years. */
  age: number;
  /** Null for a channel. */
  titleId: number | null;
}

/**
 * Whether a title or channel may be seen (SPEC-D58). An allow list only narrows: it never shows a child what its age
 * does not, and no channel.
 * @param child null: not a child's profile, which sees everything
 */
export function maySee(child: ChildLimits | null, { kids, age, titleId }: Suitability): boolean {
  if (child === null) return true;
  if (!kids || age > child.maxAge) return false;
  return child.allowList === null || (titleId !== null && child.allowList.includes(titleId));
}

/** The limits of a profile; null for an adult's. */
export const childLimitsOf = (profile: {
  profileType: 'KIDS' | 'ADULT';
  maxAge: AgeStep | null;
  allowList: readonly number[] | null;
}): ChildLimits | null =>
  profile.profileType === 'KIDS'
    ? { maxAge: profile.maxAge ?? USUAL_AGE, allowList: profile.allowList }
    : null;

/**
 * Members who get the same page: beside the language, the catalogue that they see depends on nothing else
 * (docs/decisions/0080). A child with an allow list is in none.
 */
export const AUDIENCES = ['ADULT', 'KIDS-3', 'KIDS-7', 'KIDS-10'] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The audience with these limits; null: the pages are the profile's own. */
export function audienceOf(child: ChildLimits | null): Audience | null {
  if (child === null) return 'ADULT';
  return child.allowList === null ? `KIDS-${child.maxAge}` : null;
}

/** The limits of an audience, as `audienceOf` reads them. */
export function limitsOfAudience(audience: Audience): ChildLimits | null {
  const maxAge = AGE_STEPS.find((step) => audience === `KIDS-${step}`);
  return maxAge === undefined ? null : { maxAge, allowList: null };
}

/** An age rating in words of the specification: `7+`. */
export const ratingOf = (age: number): string => `${age}+`;
