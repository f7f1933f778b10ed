import type { Args, auth } from '@kandil/contract';
import type { UiKey } from '@kandil/i18n';

/** Letter case as specified (ENTITY-15). */
export type MediaType = Args<typeof auth.socialLogin>['mediaType'];

interface Provider {
  /** The last part of the callback address. */
  slug: string;
  name: string;
  button: UiKey;
}

export const PROVIDERS: Record<MediaType, Provider> = {
  google: { slug: 'google', name: 'Google', button: 'social.google' },
  facebook: { slug: 'facebook', name: 'Facebook', button: 'social.facebook' },
  APPLE: { slug: 'apple', name: 'Apple', button: 'social.apple' },
};

/** The provider of a callback address; null for any other address. */
export function providerOf(slug: string | undefined): MediaType | null {
  const types = Object.keys(PROVIDERS) as MediaType[];
  return types.find((type) => PROVIDERS[type].slug === slug) ?? null;
}
