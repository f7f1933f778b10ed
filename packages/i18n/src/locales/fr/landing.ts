import type { landing as english } from '../en/landing.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of the landing page and of the plans. */
export const landing: Record<keyof typeof english, string> & Forms = {
  'landing.title': 'Des histoires qui rassemblent toute la maison',
  'landing.text':
    'Épopées turques, films et chaînes en direct, choisis pour les familles musulmanes. Une interface en douze langues, sans la moindre publicité.',
  'landing.start': 'Commencer',
  'landing.from': 'À partir de {price} par mois. Résiliable à tout moment.',
  'landing.browse': 'D’abord, des épisodes gratuits',
  'landing.included': 'Ce que vous trouverez',
  'landing.seriesTitle': 'Séries et films',
  'landing.seriesText': 'Épopées des steppes, lettres de Cordoue, nuits sur le Bosphore.',
  'landing.liveTitle': 'Télévision en direct',
  'landing.liveText': 'Des chaînes jour et nuit, avec le programme en cours et le suivant.',
  'landing.languageTitle': 'Dans votre langue',
  'landing.languageText':
    'Toutes les pages et tous les e-mails en douze langues. Chaque titre indique ses langues audio et ses sous-titres.',
  'landing.kidsTitle': 'Un coin paisible pour les enfants',
  'landing.kidsText': 'Des profils qui ne montrent que ce qui est fait pour eux.',
  'landing.placeTitle': 'Ne perdez jamais le fil',
  'landing.placeText': 'Arrêtez sur le téléphone, reprenez sur le grand écran, à la seconde près.',
  'landing.freeTitle': 'Gratuit pour commencer',
  'landing.freeText':
    'Premiers épisodes, plusieurs films et des chaînes en direct : c’est gratuit.',
  'landing.devices': 'Sur tous vos écrans',
  'landing.devicesText':
    'Téléphone, tablette, ordinateur, télévision : votre liste, votre position et votre langue vous suivent.',
  'landing.giving': 'Un quarantième, pour l’eau',
  'landing.givingText':
    '2,5 % (1/40) de nos revenus vont à la sadaqa : des puits dans des pays musulmans.',
  'landing.givingLink': 'À quoi cela sert',
  'landing.faq': 'Questions fréquentes',
  'landing.end': 'Tout est prêt. Entrez.',
  'landing.vipWelcome': 'Bienvenue, {name}',

  'demo.title': 'Ceci est une démonstration',
  'demo.text': 'Ici, rien n’est payant. Choisissez un compte et faites un tour.',
  'demo.asked': 'Se connecter : {title}',

  'plans.title': 'Choisissez votre formule',
  'plans.text': 'Résiliez à tout moment. Vos profils et vos listes sont conservés un an.',
  'plans.startFree': 'Commencer par les épisodes gratuits',
  'plans.period': 'Fréquence de paiement',
  'plans.save': '{percent} % d’économie',
  'plans.perMonth': '/ mois',
  'plans.perYear': '/ an',
  'plans.usualPrice': 'Prix habituel',
  'plans.monthly': '{price} par mois',
  'plans.people_one': '{count} personne',
  'plans.people_many': '{count} de personnes',
  'plans.people_other': '{count} personnes',
  'plans.suggested': 'La plus choisie',
  'plans.current': 'Votre formule',
  'plans.begin': 'Commencer avec {plan}',
};
