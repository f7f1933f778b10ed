import type { payment as english } from '../en/payment.ts';

/** Texts of plans and payment. */
export const payment: Record<keyof typeof english, string> = {
  'field.tooLong': 'Es demasiado largo',
  'field.tooShort': 'Es demasiado corto',

  'plans.kidsText':
    'Los planes y los pagos son cosa de adultos. Sal de este perfil para elegir y pagar.',
  'plans.shared': 'Ves {brand} con el plan de tu familia. No necesitas otro.',
  'payment.choose': 'Elegir el plan {plan}',
  'payment.today': 'Hoy',
  'payment.nextCharge': 'próximo cobro: {price} el {date}',
  'payment.givingShare': 'parte solidaria: {price}',

  'payment.title': '¿Cómo quieres pagar?',
  'payment.planGone': 'Este plan ya no se ofrece. Mira los planes otra vez.',
  'payment.handheldNote':
    'Este plan funciona en teléfonos y tabletas, pero no en este dispositivo.',
  'payment.howToPay': 'Formas de pago',
  'payment.country': '¿En qué país vives?',
  'payment.countryText':
    'Algunas formas de pago, como la tarjeta, solo se ofrecen en ciertos países, y el precio también puede cambiar. Guardamos el país en tu cuenta.',
  'payment.wayRedirect': 'Lo apruebas en su página y vuelves aquí.',
  'payment.wayCard': 'La tarjeta se comprueba con un importe pequeño, que se devuelve.',
  'payment.wayNumber': 'Tu operador envía un código a tu teléfono.',
  'payment.wayConsent': 'Lo apruebas en la página de tu operador y vuelves aquí.',
  'payment.to.REDIRECT': 'Continuar a {way}',
  'payment.to.CREDIT_CARD': 'Continuar a los datos de la tarjeta',
  'payment.to.PAYMENT_SOURCE_MSISDN': 'Continuar con el número de teléfono',
  'payment.to.CONSENT_GATEWAY': 'Continuar a la página de tu operador',
  'payment.terms': 'Al continuar aceptas los {terms}. Puedes cancelar en cualquier momento.',
  'payment.termsLink': 'términos de uso',
  'payment.priceChanged':
    'El precio ha pasado de {before} a {after}. No se ha cobrado nada. Pulsa otra vez si estás de acuerdo.',
  'payment.priceLoaded':
    'Hemos vuelto a cargar los precios. No se ha cobrado nada. Revísalos y pulsa otra vez.',
  'payment.cancelled': 'Has vuelto atrás. No se ha cobrado nada.',

  'payment.promoCode': 'Código promocional',
  'payment.promoTitle': 'Usar un código promocional',
  'payment.promoText':
    'Escribe el código tal como lo recibiste. Da igual en mayúsculas o minúsculas.',
  'payment.promoApply': 'Aplicar',
  'payment.promoRemove': 'Quitar',
  'payment.promoEmpty': 'Escribe primero un código',
  'payment.promoGoOn': 'Continuar',
  'payment.havePromo': 'Tengo un código promocional',

  'payment.numberTitle': 'Pagar con tu número de teléfono',
  'payment.numberText':
    'El importe llega en la factura de tu operador. Se confirma con un código que enviamos a este número.',
  'payment.sendCode': 'Enviar el código',
  'payment.codeSent': 'Hemos enviado un código de {length} cifras a {account}.',
  'payment.otherNumber': 'Usar otro número',
  'payment.payByNumber': 'Pagar con mi número',

  'payment.card.title': 'Pagar con tarjeta',
  'payment.card.text':
    'La empresa de pagos pide estos datos. La tarjeta la escribes en su página; nosotros nunca la vemos.',
  'payment.card.name': 'Nombre',
  'payment.card.surname': 'Apellidos',
  'payment.card.email': 'Correo electrónico',
  'payment.card.identityNumber': 'Número de identidad',
  'payment.card.identityHint':
    'iyzico, la empresa de pagos, lo pide para comprobar quién paga. Se lo pasamos y no lo guardamos. Si no tienes un número turco, escribe 11111111111.',
  'payment.card.identityInvalid': 'Un número de identidad tiene 11 cifras',
  'payment.card.address': 'Dirección de facturación',
  'payment.card.city': 'Ciudad',
  'payment.card.zipCode': 'Código postal (si lo hay)',
  'payment.card.goOn': 'Continuar con la tarjeta',
};
