import type { landing as english } from '../en/landing.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of the landing page and of the plans. */
export const landing: Record<keyof typeof english, string> & Forms = {
  'landing.title': 'De belles histoires, quand vous voulez',
  'landing.text': 'Des séries et des films sur téléphone, tablette, ordinateur et télévision.',
  'landing.start': 'Commencer',
  'landing.from': 'À partir de {price} par mois. Résiliable à tout moment.',
  'landing.browse': 'D’abord, jeter un œil',
  'landing.included': 'Ce que vous trouverez',
  'landing.seriesTitle': 'Séries et films',
  'landing.seriesText': 'Des saisons entières et des films, prêts quand vous l’êtes.',
  'landing.liveTitle': 'Télévision en direct',
  'landing.liveText': 'Des chaînes en direct, avec le programme en cours et le suivant.',
  'landing.languageTitle': 'Dans votre langue',
  'landing.languageText':
    'Les pages et les e-mails dans la langue de votre choix. Chaque titre indique ses langues audio et ses sous-titres.',
  'landing.kidsTitle': 'Un coin paisible pour les enfants',
  'landing.kidsText': 'Des profils qui ne montrent que ce qui est fait pour eux.',
  'landing.placeTitle': 'Ne perdez jamais le fil',
  'landing.placeText': 'Arrêtez sur le téléphone, reprenez sur le grand écran, à la seconde près.',
  'landing.freeTitle': 'Gratuit pour commencer',
  'landing.freeText':
    'Un compte ne coûte rien. Vous choisissez une formule quand vous le souhaitez.',
  'landing.devices': 'Sur tous vos écrans',
  'landing.devicesText':
    'Téléphone, tablette, ordinateur, télévision : votre liste, votre position et votre langue vous suivent.',
  'landing.giving': 'Une part pour les autres',
  'landing.givingText': 'Nous mettons de côté une part de chaque paiement et la donnons.',
  'landing.givingLink': 'À quoi cela sert',
  'landing.faq': 'Questions fréquentes',
  'landing.end': 'Tout est prêt. Entrez.',
  'landing.vipWelcome': 'Bienvenue, {name}',

  'demo.title': 'Ceci est une démonstration',
  'demo.text': 'Ici, rien n’est payant. Choisissez un compte et faites un tour.',
  'demo.asked': 'Se connecter : {title}',

  'plans.title': 'Choisissez votre formule',
  'plans.text': 'Résiliez à tout moment. Vos profils et vos listes sont conservés un an.',
  'plans.startFree': 'Continuer sans formule',
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
