import type { account as english } from '../en/account.ts';

/** Texts of the account forms. */
export const account: Record<keyof typeof english, string> = {
  'notification.title': 'Notification',
  'action.ok': 'OK',

  'field.required': 'Ce champ est obligatoire',
  'field.phoneInEnglish':
    'Le numéro de téléphone ne peut contenir que les chiffres de 0 à 9 (exemple : 9876543210).',
  'field.emailInvalid': 'Adresse e-mail incorrecte',
  'field.phoneInvalid': 'Numéro de téléphone incorrect',
  'field.nameTooLong': 'Ce nom est trop long',
  'field.passwordTooShort': 'Doit contenir au moins {count} caractères',
  'field.passwordTooLong': 'Ce mot de passe est trop long',
  'field.passwordsDiffer': 'Les mots de passe doivent être identiques',
  'field.mustAccept': 'Vous devez accepter ces conditions',
  'field.messageTooShort': 'Écrivez au moins 3 caractères.',
  'field.refused': 'Vérifiez ce champ',
  'field.emailOrPhone': 'E-mail ou numéro de téléphone',
  'field.email': 'E-mail',
  'field.phone': 'Numéro de téléphone',
  'field.phoneHint':
    'Commencez par l’indicatif du pays, par exemple 90\u00a0532\u00a0123\u00a045\u00a067.',
  'field.country': 'Indicatif du pays : {country}',
  'field.countries': 'Pays',
  'field.countrySearch': 'Rechercher un pays',
  'field.countryNone': 'Aucun pays correspondant',
  'field.fullName': 'Nom complet',
  'field.password': 'Mot de passe',
  'field.repeatPassword': 'Répétez le mot de passe',
  'field.showPassword': 'Afficher le mot de passe',
  'field.hidePassword': 'Masquer le mot de passe',

  'strength.advice': 'Utilisez au moins huit caractères, et pas seulement des lettres.',
  'strength.weak': 'Facile à deviner',
  'strength.fair': 'Moyen : plus long, c’est mieux',
  'strength.good': 'Bon',
  'strength.strong': 'Excellent',

  'login.rememberMe': 'Se souvenir de moi',
  'login.forgot': 'Mot de passe oublié ?',
  'login.newHere': 'Première visite ?',

  'forgot.title': 'Mot de passe oublié ?',
  'forgot.text':
    'Saisissez l’adresse e-mail ou le numéro de téléphone de votre compte. Nous vous enverrons un lien ou un code pour choisir un nouveau mot de passe.',
  'forgot.submit': 'Envoyer le lien',
  'forgot.submitCode': 'Envoyer le code',
  'forgot.again': 'Renvoyer',
  'forgot.sent': 'Si un compte existe avec {email}, le lien est en route.',
  'forgot.openLink':
    'Ouvrez le lien reçu par e-mail, ou saisissez le code qui figure en dessous. Pensez à regarder dans les courriers indésirables.',
  'forgot.enterCode': 'Saisir plutôt le code',
  'forgot.codeSent':
    'Si un compte existe avec {account}, un code à {length} chiffres est en route. Il est valable dix minutes.',
  'forgot.wait': 'Nouvel envoi possible dans {seconds} s',
  'forgot.sentAgain': 'Nouvel envoi effectué.',
  'forgot.back': 'Retour à la connexion',

  'reset.title': 'Choisissez un nouveau mot de passe',
  'reset.submit': 'Enregistrer le mot de passe',
  'reset.newLink': 'Recevoir un nouveau lien',
  'reset.done': 'Votre nouveau mot de passe est enregistré. Utilisez-le pour vous connecter.',
  'reset.isDone':
    'Ce lien a déjà servi à choisir votre nouveau mot de passe. Connectez-vous avec celui-ci.',

  'signUp.title': 'S’inscrire',
  'signUp.terms': 'J’accepte les {terms}',
  'signUp.haveAccount': 'Déjà un compte ? Se connecter',
  'signUp.skip': 'Plus tard',
  'signUp.closed':
    'Il n’est pas possible de créer un compte pour le moment. Merci de revenir plus tard.',
  'signUp.closedText': 'Si vous avez déjà un compte, connectez-vous comme d’habitude.',
  'signUp.closedPlans': 'Si vous avez un compte, connectez-vous pour choisir une formule.',
  'maintenance.label': 'Maintenance',
  'maintenance.text': 'Maintenance prévue : {brand} peut être indisponible quelque temps.',
  'signUp.done': 'Inscription réussie',
  'signUp.reasonFree': 'Un compte gratuit, sans carte bancaire',
  'signUp.reasonPlace': 'Chaque histoire reprend où vous l’avez laissée, sur tous vos appareils',
  'signUp.reasonKids': 'Des profils réservés aux enfants',
  'signUp.reasonGiving': 'Une part de ce que vous payez est donnée',

  'code.title': 'Saisissez le code',
  'code.label': 'Code à {length} chiffres',
  'code.sentTo':
    'Nous avons envoyé un code à {length} chiffres à {account}. Il est valable dix minutes.',
  'code.sent': 'Nous vous avons envoyé un code à {length} chiffres. Il est valable dix minutes.',
  'code.length': 'Doit contenir {length} chiffres',
  'code.submit': 'Continuer',
  'code.wait': 'Vous pourrez demander un nouveau code dans {seconds} s',
  'code.resend': 'Envoyer un nouveau code',
  'code.sentAgain': 'Un nouveau code est en route.',
  'code.otherAccount': 'Mauvaise adresse ? Recommencer',

  'verify.title': 'Confirmation de votre adresse e-mail',
  'verify.ask': 'Confirmez votre adresse e-mail',
  'verify.askText': 'Un clic, et l’adresse est confirmée.',
  'verify.confirm': 'Confirmer l’e-mail',
  'verify.done': 'Votre adresse e-mail est confirmée.',
  'verify.failed': 'Ce lien ne fonctionne pas',
  'verify.noToken':
    'Il manque une partie de l’adresse. Ouvrez le lien depuis l’e-mail, ou copiez-le en entier.',
  'verify.newLinkText':
    'Saisissez l’adresse e-mail. Si elle reste à confirmer, nous y enverrons un nouveau lien.',
  'verifyEmail.title': 'Confirmez votre e-mail',
  'verifyEmail.resend': 'Renvoyer',
  'verifyEmail.done': 'Terminé',
};
