import type { social as english } from '../en/social.ts';

/** Texts of login with Google, Facebook and Apple, and of the bot check. */
export const social: Record<keyof typeof english, string> = {
  'social.google': 'Continuer avec Google',
  'social.facebook': 'Continuer avec Facebook',
  'social.apple': 'Continuer avec Apple',
  'social.or': 'ou',
  'social.signingIn': 'Connexion en cours',
  'social.failed': 'La connexion a échoué',
  'social.lost':
    'Cette connexion a été lancée dans un autre onglet ou il y a trop longtemps. Veuillez réessayer.',
  'social.back': 'Retour',
  'social.proofTitle': 'Vous avez déjà un compte avec cet e-mail',
  'social.proofText':
    'Il existe déjà un compte {brand} avec {email}. Confirmez que c’est le vôtre, et vous pourrez désormais vous connecter avec {provider}.',
  'social.proofSubmit': 'Relier et se connecter',
  'social.proofMail': 'M’envoyer un code par e-mail',
  'social.proofByCode': 'Recevoir plutôt un code par e-mail',
  'social.proofByPassword': 'Utiliser plutôt mon mot de passe',
  'social.proofLate': 'L’attente a été trop longue. Veuillez recommencer.',
};
