import type { CampaignCode, CampaignText } from '../campaign.ts';

export const texts: Record<CampaignCode, CampaignText> = {
  'ramadan-special': {
    title: 'Trente nuits pour {first}',
    subTitle: 'L’offre du Ramadan',
    description:
      'Après l’iftar, toute la maison se réunit. Vos 30 premiers jours coûtent {first} : toutes les séries, tous les films et la télévision en direct.',
    actionText: 'Commencer pour {first}',
    rules: [
      { id: 'first', text: 'Les 30 premiers jours de la formule Solo coûtent {first}.' },
      {
        id: 'then',
        text: 'Après ces 30 jours, c’est {monthly} par mois ou {yearly} par an : vous choisissez au début.',
      },
      { id: 'cancel', text: 'Résiliez pendant ces 30 jours et plus rien ne sera prélevé.' },
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
      'La formule annuelle pour le prix d’un verre de thé : {perMonth} par mois, payés en une fois pour l’année.',
    actionText: 'Utiliser {code}',
    rules: [
      {
        id: 'first',
        text: 'La première année de la formule annuelle Solo coûte {first}, soit {perMonth} par mois.',
      },
      {
        id: 'then',
        text: 'Après la première année, c’est {yearly} par an, sauf si vous résiliez avant.',
      },
      { id: 'code', text: 'Saisissez le code promo {code} en choisissant la formule annuelle.' },
      { id: 'combined', text: 'Il ne se cumule pas avec une autre offre.' },
    ],
  },
  'eid-mubarek': {
    title: 'Aïd Moubarak',
    subTitle: 'Gratuit jusqu’au 16 mai',
    description:
      'Notre cadeau pour la fête : regardez tout sur {name}, gratuitement jusqu’au 16 mai. Réunissez la famille, vous vous chargez du thé.',
    actionText: 'Regarder gratuitement jusqu’au 16 mai',
    rules: [
      { id: 'free', text: 'La formule Solo est gratuite jusqu’au 16 mai.' },
      {
        id: 'then',
        text: 'À partir du 16 mai, c’est {monthly} par mois ou {yearly} par an : vous choisissez au début.',
      },
      { id: 'cancel', text: 'Résiliez avant le 16 mai et rien ne sera prélevé.' },
      {
        id: 'code',
        text: 'Utilisez le code promo {code}. Il ne se cumule pas avec une autre offre.',
      },
    ],
  },
};
