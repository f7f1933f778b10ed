import type { campaign as english } from '../en/campaign.ts';

/** Texts of campaign and partner pages; the texts of each campaign are with the campaigns. */
export const campaign: Record<keyof typeof english, string> = {
  'campaign.ended': 'Esta oferta ha terminado. Gracias a todas las personas que participaron.',
  'campaign.upcoming': 'Esta oferta empieza el {date}.',
  'campaign.until': 'Esta oferta termina el {date}.',
  'campaign.rules': 'Condiciones',
  'partner.code': 'Tu código promocional:',
  'partner.join': 'Crear cuenta por correo',
  'partner.joinText':
    'Deja tu dirección y te enviaremos un enlace para crear la cuenta en cualquier dispositivo.',
  'partner.send': 'Envíame el enlace',
};
