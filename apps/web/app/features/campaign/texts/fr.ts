import type { CampaignCode, CampaignText } from '../campaign.ts';

export const texts: Record<CampaignCode, CampaignText> = {
  'ramadan-special': {
    title: 'Trente nuits pour {first}',
    subTitle: 'L’offre du Ramadan',
    description:
      'Après l’iftar, toute la maisonnée se retrouve. Les 30 premiers jours sont à {first} : toutes les séries, tous les films et la télévision en direct.',
    actionText: 'Commencer pour {first}',
    rules: [
      { id: 'first', text: 'Les 30 premiers jours de la formule Solo sont à {first}.' },
      {
        id: 'then',
        text: 'Après ces 30 jours, la formule passe à {monthly} par mois ou {yearly} par an, selon votre choix de départ.',
      },
      { id: 'cancel', text: 'Si vous résiliez pendant ces 30 jours, plus rien ne sera prélevé.' },
      {
        id: 'code',
        text: 'Utilisez le code promo {code}. Il ne se cumule pas avec une autre offre.',
      },
    ],
  },
  '80-off': {
    title: 'Une année d’histoires à {perMonth} par mois',
    subTitle: 'Avec le code promo {code}',
    description:
      'La formule annuelle pour le prix d’un verre de thé : {perMonth} par mois, à régler en une fois pour l’année.',
    actionText: 'Utiliser {code}',
    rules: [
      {
        id: 'first',
        text: 'La première année de la formule Solo annuelle est à {first}, soit {perMonth} par mois.',
      },
      {
        id: 'then',
        text: 'Après la première année, la formule passe à {yearly} par an, sauf si vous résiliez avant.',
      },
      { id: 'code', text: 'Choisissez la formule annuelle et saisissez le code promo {code}.' },
      { id: 'combined', text: 'Ce code ne se cumule pas avec une autre offre.' },
    ],
  },
  'eid-mubarek': {
    title: 'Aïd Moubarak',
    subTitle: 'Gratuit jusqu’au {until}',
    description:
      'Notre cadeau pour l’Aïd : tout ce qu’il y a sur {brand}, gratuit jusqu’au {until}. Réunissez la famille : les histoires, c’est nous ; le thé, c’est vous.',
    actionText: 'Regarder gratuitement jusqu’au {until}',
    rules: [
      { id: 'free', text: 'La formule Solo est gratuite jusqu’au {until}.' },
      {
        id: 'then',
        text: 'À partir du {until}, elle passe à {monthly} par mois ou {yearly} par an, selon votre choix de départ.',
      },
      { id: 'cancel', text: 'Si vous résiliez avant le {until}, rien ne sera prélevé.' },
      {
        id: 'code',
        text: 'Utilisez le code promo {code}. Il ne se cumule pas avec une autre offre.',
      },
    ],
  },
};
