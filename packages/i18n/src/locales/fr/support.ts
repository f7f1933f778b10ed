import type { support as english } from '../en/support.ts';

/** The page to write to support, and the dialog that reports a problem with a title. */
export const support: Record<keyof typeof english, string> = {
  'support.title': 'Assistance',
  'support.lead':
    'Écrivez-nous. Une personne vous lit et vous répond par e-mail, en général sous deux jours ouvrés.',
  'support.subject': 'Sujet',
  'support.chooseSubject': 'Choisissez un sujet',
  'support.noSubjects': 'Aucun sujet pour le moment',
  'support.noSubjectsText': 'Écrivez-nous plutôt un e-mail.',
  'support.message': 'Message',
  'support.messageHint': 'Que s’est-il passé, sur quel appareil, et à quoi vous attendiez-vous ?',
  'support.file': 'Fichier (facultatif)',
  'support.chooseFile': 'Choisir un fichier',
  'support.dropFile': 'ou déposez-le ici',
  'support.fileHint': 'Un seul fichier. Les types acceptés dépendent du sujet.',
  'support.formats': '{formats} : {size} au plus',
  'support.removeFile': 'Retirer {name}',
  'support.fileType': 'Type de fichier non pris en charge !',
  'support.fileSize': 'Le fichier dépasse la taille autorisée. Envoyez un fichier plus petit.',
  'support.consent':
    'J’accepte que mon message et mon fichier soient conservés afin de me répondre, comme le décrit la {privacy}.',
  'support.privacyLink': 'politique de confidentialité',
  'support.send': 'Envoyer',
  'support.uploading': 'Envoi de : {name}',
  'support.uploaded': 'Fichier envoyé. Un instant…',
  'support.beforeTitle': 'La réponse existe peut-être déjà',
  'support.beforeText':
    'La plupart des questions sur les formules, les téléviseurs et les mots de passe ont leur réponse dans le centre d’aide.',
  'support.mailTitle': 'Plutôt par e-mail ?',
  'report.title': 'Signaler un problème',
  'report.what': 'Qu’est-ce qui ne va pas ?',
  'report.PICTURE': 'Image',
  'report.SOUND': 'Son',
  'report.SUBTITLES': 'Sous-titres',
  'report.STOPS': 'La lecture s’arrête ou ne démarre pas',
  'report.INFORMATION': 'Titre, description ou affiche',
  'report.OTHER': 'Autre chose',
  'report.at': 'À {time}',
  'report.more': 'Dites-nous-en plus (facultatif)',
  'report.send': 'Envoyer le signalement',
  'report.note': 'Nous répondons par e-mail si nous avons besoin d’en savoir plus.',
};
