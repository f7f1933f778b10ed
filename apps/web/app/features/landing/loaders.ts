import { textWith, type Translations, type TextInLanguage } from '#app/data/pages/text-data.ts';
import { type LandingData, loadLanding } from './load.ts';
import type { LandingText } from './texts/shape.ts';

/** A module for each language, so that only this page loads it. */
const modules = import.meta.glob<{ text: LandingText }>(['./texts/*.ts', '!./texts/shape.ts']);

export const LANDING_TEXTS = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.slice('./texts/'.length, -3), load]),
) as Translations<LandingText>;

export type LandingProps = LandingData & TextInLanguage<LandingText>;

export const landingLoaders = textWith(LANDING_TEXTS, loadLanding);
