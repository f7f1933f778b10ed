import type { campaign as english } from '../en/campaign.ts';

/** Texts of campaign and partner pages; the texts of each campaign are with the campaigns. */
export const campaign: Record<keyof typeof english, string> = {
  'campaign.ended': 'Cette offre est terminée. Merci de votre participation.',
  'campaign.upcoming': 'Cette offre commence le {date}.',
  'campaign.until': 'Cette offre se termine le {date}.',
  'campaign.rules': 'Conditions de l’offre',
  'partner.code': 'Votre code promo :',
  'partner.join': 'S’inscrire par e-mail',
  'partner.joinText':
    'Laissez votre adresse : nous vous enverrons un lien d’inscription, à ouvrir sur l’appareil de votre choix.',
  'partner.send': 'M’envoyer le lien',
};
