import type { television as english } from '../en/television.ts';

/** Texts of television activation. */
export const television: Record<keyof typeof english, string> = {
  'activate.title': 'Activer sur votre téléviseur',
  'activate.text':
    'Ouvrez {brand} sur votre téléviseur. Un code à six chiffres s’y affiche. Saisissez-le ici pour connecter le téléviseur.',
  'activate.code': 'Saisissez le code ici',
  'activate.submit': 'Activer',
  'activate.goBack': 'Retournez devant le téléviseur et profitez de contenus d’exception',
  'activate.soon': 'Votre code va être envoyé.',
};
