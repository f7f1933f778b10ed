import type { captions as english } from '../en/captions.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of subtitles, the transcript and other screens. */
export const captions: Record<keyof typeof english, string> & Forms = {
  'captions.back': 'Volver a los subtítulos',
  'captions.second': 'Segundos subtítulos',
  'captions.look': 'Aspecto',
  'captions.timing': 'Sincronización',
  'captions.offset': '{seconds} s',
  'captions.earlier': 'Medio segundo antes',
  'captions.later': 'Medio segundo después',
  'captions.timingReset': 'Restablecer la sincronización',
  'captions.transcript': 'Transcripción',
  'captions.transcriptClose': 'Cerrar la transcripción',
  'captions.language': 'Idioma',
  'captions.trackDescription': '{language} (audiodescripción)',
  'captions.trackCommentary': '{language} (comentarios)',
  'captions.trackDeaf': '{language} (para personas sordas)',
  'captions.none': 'Ninguno',
  'captions.search': 'Buscar en la transcripción',
  'captions.found_one': '{count} frase encontrada',
  'captions.found_many': '{count} de frases encontradas',
  'captions.found_other': '{count} frases encontradas',
  'captions.nothing': 'Ninguna frase coincide',
  'captions.backToNow': 'Volver a la frase actual',
  'captions.repeat': 'Repetir esta frase',
  'captions.repeatStop': 'Dejar de repetir',
  'captions.loading': 'Cargando la transcripción…',
  'captions.chooseLanguage': 'Elige un idioma para leer al mismo tiempo.',
  'captions.failed': 'No se ha podido cargar la transcripción. El vídeo sigue.',
  'captions.cast': 'Ver en otra pantalla',
  'captions.castConnecting': 'Conectando con la otra pantalla…',
  'captions.castConnected': 'Reproduciendo en otra pantalla',
  'captions.helpTranscript': 'Transcripción',
  'captions.helpRepeat': 'Repetir la frase',
  'captions.helpTiming': 'Subtítulos antes o después',
};
