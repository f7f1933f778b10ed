import { paths } from '#app/paths.ts';

/** Pages without parameters in the sitemap; those of the catalogue are listed from its data. */
export const INDEXED_PATHS: readonly string[] = [
  paths.homepage(),
  paths.landing(),
  paths.subscriptionPlans(),
  paths.channelList(),
  paths.aboutUs(),
  paths.socialResponsibility(),
  paths.helpCenter(),
  paths.termsOfUse(),
  paths.privacyPolicy(),
  paths.dataProtection(),
  paths.cookiePreferences(),
  paths.withdraw(),
];
