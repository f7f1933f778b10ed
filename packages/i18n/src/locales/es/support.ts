import type { support as english } from '../en/support.ts';

/** Texts of customer support and of reports about titles. */
export const support: Record<keyof typeof english, string> = {
  'support.title': 'Atención al cliente',
  'support.lead':
    'Escríbenos. Una persona lee tu mensaje y responde por correo, normalmente en dos días laborables.',
  'support.subject': 'Asunto',
  'support.chooseSubject': 'Elige un asunto',
  'support.noSubjects': 'Ahora mismo no hay asuntos',
  'support.noSubjectsText': 'Puedes escribirnos un correo.',
  'support.message': 'Mensaje',
  'support.messageHint': '¿Qué ha pasado, en qué dispositivo y qué esperabas?',
  'support.file': 'Archivo (opcional)',
  'support.chooseFile': 'Elegir un archivo',
  'support.dropFile': 'o suéltalo aquí',
  'support.fileHint': 'Un archivo. El tipo depende del asunto.',
  'support.formats': '{formats}: hasta {size}',
  'support.removeFile': 'Quitar {name}',
  'support.fileType': '¡Tipo de archivo no admitido!',
  'support.fileSize': 'El archivo supera el límite. Elige uno más pequeño.',
  'support.consent':
    'Acepto que mi mensaje y mi archivo se guarden para responderme, según la {privacy}.',
  'support.privacyLink': 'política de privacidad',
  'support.send': 'Enviar',
  'support.uploading': 'Subiendo {name}',
  'support.uploaded': 'Subido. Un momento…',
  'support.beforeTitle': 'Quizá ya esté respondido',
  'support.beforeText':
    'Casi todas las preguntas sobre planes, televisores y contraseñas tienen respuesta en el centro de ayuda.',
  'support.mailTitle': '¿Mejor por correo?',
  'report.title': 'Informar de un problema',
  'report.what': '¿Qué falla?',
  'report.PICTURE': 'Imagen',
  'report.SOUND': 'Sonido',
  'report.SUBTITLES': 'Subtítulos',
  'report.STOPS': 'Se para o no empieza',
  'report.INFORMATION': 'Título, descripción o portada',
  'report.OTHER': 'Otra cosa',
  'report.at': 'En {time}',
  'report.more': 'Cuéntanos más (opcional)',
  'report.send': 'Enviar informe',
  'report.note': 'Respondemos por correo si necesitamos saber más.',
};
