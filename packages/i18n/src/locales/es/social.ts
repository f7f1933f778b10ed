import type { social as english } from '../en/social.ts';

/** Texts of the login through other services. */
export const social: Record<keyof typeof english, string> = {
  'social.google': 'Continuar con Google',
  'social.facebook': 'Continuar con Facebook',
  'social.apple': 'Continuar con Apple',
  'social.or': 'o',
  'social.signingIn': 'Iniciando sesión',
  'social.failed': 'No hemos podido iniciar la sesión',
  'social.lost':
    'Este inicio de sesión se empezó en otra pestaña o hace demasiado tiempo. Inténtalo de nuevo.',
  'social.back': 'Volver',
  'social.proofTitle': 'Ya tienes una cuenta con este correo',
  'social.proofText':
    'Ya hay una cuenta de {brand} con {email}. Confirma que es tuya y desde ahora podrás iniciar sesión con {provider}.',
  'social.proofSubmit': 'Conectar e iniciar sesión',
  'social.proofMail': 'Enviarme un código',
  'social.proofByCode': 'Mejor un código por correo',
  'social.proofByPassword': 'Mejor con mi contraseña',
  'social.proofLate': 'Ha pasado demasiado tiempo. Empieza de nuevo.',
};
