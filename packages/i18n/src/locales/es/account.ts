import type { account as english } from '../en/account.ts';

/** Texts of the account forms. */
export const account: Record<keyof typeof english, string> = {
  'notification.title': 'Aviso',
  'action.ok': 'Aceptar',

  'field.required': 'Este campo es obligatorio',
  'field.phoneInEnglish':
    'El número de teléfono solo puede llevar cifras del 0 al 9 (ejemplo: 9876543210).',
  'field.emailInvalid': 'Correo electrónico no válido',
  'field.phoneInvalid': 'Número de teléfono no válido',
  'field.nameTooLong': 'Este nombre es demasiado largo',
  'field.passwordTooShort': 'Debe tener al menos {count} caracteres',
  'field.passwordTooLong': 'Esta contraseña es demasiado larga',
  'field.passwordsDiffer': 'Las contraseñas deben coincidir',
  'field.mustAccept': 'Tienes que aceptar estas condiciones',
  'field.messageTooShort': 'Se necesitan al menos 3 caracteres.',
  'field.refused': 'Revisa este dato',
  'field.emailOrPhone': 'Correo electrónico o número de teléfono',
  'field.email': 'Correo electrónico',
  'field.phone': 'Número de teléfono',
  'field.phoneHint':
    'Empieza por el prefijo del país, por ejemplo 90\u00a0532\u00a0123\u00a045\u00a067.',
  'field.country': 'Prefijo del país: {country}',
  'field.countries': 'Países',
  'field.countrySearch': 'Buscar un país',
  'field.countryNone': 'Ningún país coincide',
  'field.fullName': 'Nombre y apellidos',
  'field.password': 'Contraseña',
  'field.repeatPassword': 'Repite la contraseña',
  'field.showPassword': 'Mostrar la contraseña',
  'field.hidePassword': 'Ocultar la contraseña',

  'strength.advice': 'Usa ocho caracteres o más, y no solo letras.',
  'strength.weak': 'Fácil de adivinar',
  'strength.fair': 'Aceptable: mejor si es más larga',
  'strength.good': 'Buena',
  'strength.strong': 'Muy segura',

  'login.rememberMe': 'Recordarme',
  'login.forgot': '¿Has olvidado la contraseña?',
  'login.newHere': '¿Es tu primera vez aquí?',

  'forgot.title': '¿Has olvidado la contraseña?',
  'forgot.text':
    'Escribe el correo electrónico o el número de teléfono de tu cuenta. Te enviaremos un enlace o un código para elegir otra contraseña.',
  'forgot.submit': 'Enviar enlace',
  'forgot.submitCode': 'Enviar código',
  'forgot.again': 'Enviar otra vez',
  'forgot.sent': 'Si hay una cuenta con {email}, el enlace ya está en camino.',
  'forgot.openLink':
    'Abre el enlace del correo o escribe el código que hay debajo. Mira también en la carpeta de correo no deseado.',
  'forgot.enterCode': 'Prefiero escribir el código',
  'forgot.codeSent':
    'Si hay una cuenta con {account}, ya está en camino un código de {length} cifras. Vale durante diez minutos.',
  'forgot.wait': 'Podrás enviarlo otra vez en {seconds} s',
  'forgot.sentAgain': 'Enviado otra vez.',
  'forgot.back': 'Volver al inicio de sesión',

  'reset.title': 'Elige una contraseña nueva',
  'reset.submit': 'Guardar la contraseña',
  'reset.newLink': 'Pedir otro enlace',
  'reset.done': 'Ya tienes contraseña nueva. Inicia sesión con ella.',
  'reset.isDone': 'Con este enlace ya se ha cambiado tu contraseña. Inicia sesión con la nueva.',

  'signUp.title': 'Crear cuenta',
  'signUp.terms': 'Acepto los {terms}',
  'signUp.haveAccount': '¿Ya tienes cuenta? Inicia sesión',
  'signUp.skip': 'Ahora no',
  'signUp.closed': 'Por ahora no se pueden crear cuentas nuevas. Vuelve más tarde, por favor.',
  'signUp.closedText': 'Si ya tienes una cuenta, puedes iniciar sesión como siempre.',
  'signUp.closedPlans': 'Si tienes una cuenta, inicia sesión para elegir un plan.',
  'maintenance.label': 'Mantenimiento',
  'maintenance.text':
    'Mantenimiento programado: puede que {brand} no esté disponible durante un rato.',
  'signUp.done': 'Cuenta creada',
  'signUp.reasonFree': 'La cuenta es gratis, sin tarjeta',
  'signUp.reasonPlace': 'Sigue cada historia donde la dejaste, en todos tus dispositivos',
  'signUp.reasonKids': 'Perfiles aparte para los niños',
  'signUp.reasonGiving': 'Una parte de lo que pagas se dona',

  'code.title': 'Escribe el código',
  'code.label': 'Código de {length} cifras',
  'code.sentTo':
    'Hemos enviado un código de {length} cifras a {account}. Vale durante diez minutos.',
  'code.sent': 'Te hemos enviado un código de {length} cifras. Vale durante diez minutos.',
  'code.length': 'Debe tener {length} cifras',
  'code.submit': 'Continuar',
  'code.wait': 'Podrás pedir otro código en {seconds} s',
  'code.resend': 'Enviar otro código',
  'code.sentAgain': 'Ya está en camino otro código.',
  'code.otherAccount': '¿Dirección equivocada? Empieza de nuevo',

  'verify.title': 'Confirmando tu correo electrónico',
  'verify.ask': 'Confirma tu correo electrónico',
  'verify.askText': 'Con una pulsación queda confirmada la dirección.',
  'verify.confirm': 'Confirmar el correo',
  'verify.done': 'Tu correo electrónico está confirmado.',
  'verify.failed': 'Este enlace no funciona',
  'verify.noToken': 'Le falta una parte. Abre el enlace del correo o cópialo entero.',
  'verify.newLinkText':
    'Escribe el correo electrónico. Si aún falta confirmarlo, te enviaremos otro enlace.',
  'verifyEmail.title': 'Confirma tu correo electrónico',
  'verifyEmail.resend': 'Enviar otra vez',
  'verifyEmail.done': 'Listo',
};
