import type { statics as english } from '../en/statics.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** The footer and the static pages. */
export const statics: Record<keyof typeof english, string> & Forms = {
  'footer.promise': 'Séries et films sur tous vos écrans.',
  'footer.donation': 'Nous donnons une part de chaque paiement.',
  'footer.watch': 'Regarder',
  'footer.company': 'À propos',
  'footer.legal': 'Informations légales',
  'footer.activate': 'Activer un téléviseur',
  'footer.about': 'Qui nous sommes',
  'footer.giving': 'Solidarité',
  'footer.help': 'Centre d’aide',
  'footer.support': 'Assistance',
  'footer.terms': 'Conditions d’utilisation',
  'footer.privacy': 'Politique de confidentialité',
  'footer.dataProtection': 'Protection des données',
  'footer.cookies': 'Cookies',
  'footer.rights': '© {year} {brand}',

  'static.contents': 'Sur cette page',
  'static.policies': 'Conditions et politiques',
  'static.fallback':
    'Cette page n’est pas encore disponible dans votre langue ({language}). Vous la lisez en anglais.',
  'help.title': 'Comment pouvons-nous vous aider ?',
  'help.description': 'Les réponses aux questions fréquentes, et comment joindre une personne.',
  'help.search': 'Rechercher dans les réponses',
  'help.placeholder': 'Résilier, télévision, enfants…',
  'help.topics': 'Sujets fréquents',
  'help.topic.television': 'Regarder sur un téléviseur',
  'help.topic.plans': 'Formules et prix',
  'help.topic.password': 'J’ai oublié mon mot de passe',
  'help.topic.privacy': 'Mes données',
  'help.questions': 'Questions et réponses',
  'help.found_one': '{count} réponse',
  'help.found_many': '{count} de réponses',
  'help.found_other': '{count} réponses',
  'help.none': 'Pas encore de réponse à cela',
  'help.noneText': 'Essayez un autre mot, ou écrivez-nous ci-dessous.',
  'help.showAll': 'Afficher toutes les questions',
  'help.empty': 'Pas encore de réponses',
  'help.emptyText': 'Posez-nous votre question directement.',
  'help.contactTitle': 'Besoin d’aide ?',
  'help.contactMember': 'Écrivez-nous. Une personne vous lit et vous répond par e-mail.',
  'help.contactGuest':
    'Connectez-vous et écrivez-nous depuis votre compte, ou envoyez un e-mail. Une personne vous lit.',
  'help.write': 'Nous écrire',
};
