import type { social as english } from '../en/social.ts';

/** Texts of login with Google, Facebook and Apple, and of the bot check. */
export const social: Record<keyof typeof english, string> = {
  'social.google': 'Endelea na Google',
  'social.facebook': 'Endelea na Facebook',
  'social.apple': 'Endelea na Apple',
  'social.or': 'au',
  'social.signingIn': 'Tunakuingiza',
  'social.failed': 'Hatukuweza kukuingiza',
  'social.lost':
    'Kuingia huku kulianza kwenye kichupo kingine au zamani mno. Tafadhali jaribu tena.',
  'social.back': 'Rudi',
  'social.proofTitle': 'Tayari una akaunti yenye barua pepe hii',
  'social.proofText':
    'Tayari kuna akaunti ya {brand} yenye {email}. Thibitisha kuwa ni yako, na kuanzia sasa unaweza kuingia kwa {provider}.',
  'social.proofSubmit': 'Unganisha na uingie',
  'social.proofMail': 'Nitumie msimbo',
  'social.proofByCode': 'Badala yake nitumie msimbo',
  'social.proofByPassword': 'Badala yake tumia nenosiri',
  'social.proofLate': 'Muda umekuwa mrefu mno. Tafadhali anza upya.',
};
