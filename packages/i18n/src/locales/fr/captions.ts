import type { captions as english } from '../en/captions.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of subtitles and study mode in the player. The texts of their look are in the settings. */
export const captions: Record<keyof typeof english, string> & Forms = {
  'captions.back': 'Retour aux sous-titres',
  'captions.second': 'Deuxièmes sous-titres',
  'captions.look': 'Apparence',
  'captions.timing': 'Synchronisation',
  'captions.offset': '{seconds} s',
  'captions.earlier': 'Avancer d’une demi-seconde',
  'captions.later': 'Retarder d’une demi-seconde',
  'captions.timingReset': 'Rétablir la synchronisation',
  'captions.transcript': 'Transcription',
  'captions.transcriptClose': 'Fermer la transcription',
  'captions.language': 'Langue',
  'captions.trackDescription': '{language} (audiodescription)',
  'captions.trackCommentary': '{language} (commentaires)',
  'captions.trackDeaf': '{language} (sourds et malentendants)',
  'captions.none': 'Aucune',
  'captions.search': 'Rechercher dans la transcription',
  'captions.found_one': '{count} réplique trouvée',
  'captions.found_many': '{count} de répliques trouvées',
  'captions.found_other': '{count} répliques trouvées',
  'captions.nothing': 'Aucune réplique correspondante',
  'captions.backToNow': 'Revenir à la réplique en cours',
  'captions.repeat': 'Répéter cette réplique',
  'captions.repeatStop': 'Ne plus répéter',
  'captions.loading': 'Chargement de la transcription…',
  'captions.chooseLanguage': 'Choisissez une langue pour suivre le texte.',
  'captions.failed': 'Impossible de charger la transcription. La vidéo continue.',
  'captions.cast': 'Lire sur un autre écran',
  'captions.castConnecting': 'Connexion à l’autre écran…',
  'captions.castConnected': 'Lecture sur un autre écran',
  'captions.helpTranscript': 'Transcription',
  'captions.helpRepeat': 'Répéter la réplique',
  'captions.helpTiming': 'Avancer ou retarder les sous-titres',
};
