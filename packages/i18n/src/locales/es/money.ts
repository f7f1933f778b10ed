import type { money as english } from '../en/money.ts';

/** Texts of the services about plans and payments, and their mails. */
export const money: Record<keyof typeof english, string> = {
  'plans.pay.REDIRECT': 'PayPal',
  'plans.pay.CREDIT_CARD': 'Tarjeta de crédito o débito',
  'plans.pay.PAYMENT_SOURCE_MSISDN': 'Número de móvil',
  'plans.pay.CONSENT_GATEWAY': 'Página del operador móvil',
  'plans.gateway.PAYPAL': 'PayPal',
  'plans.gateway.IYZICO': 'tarjeta',
  'plans.gateway.OPERATOR': 'operador móvil',
  'plans.note.same': 'Este es tu plan.',
  'plans.note.closed': 'Las suscripciones aún no están a la venta. Vuelve pronto.',
  'plans.note.COUNTRY': 'El pago con {gateway} no se ofrece en tu país.',
  'plans.note.COUNTRY_UNKNOWN': 'El pago con {gateway} depende de tu país. Elígelo en los ajustes.',
  'plans.note.OFFER': 'El pago con {gateway} no vale para esta oferta.',
  'plans.note.LATER':
    'El pago con {gateway} no puede empezar más tarde: podrás elegirlo cuando termine tu plan, el {date}.',
  'plans.note.NOW': 'El pago con {gateway} será posible cuando termine tu plan.',
  'plans.change.NOW': 'Empieza hoy y sustituye a tu plan actual.',
  'plans.change.NOW_BACK':
    'Empieza hoy y sustituye a tu plan actual; te devolvemos {amount} por los días sin usar.',
  'plans.change.LATER':
    'Conservas lo que has pagado hasta el {date}. Después empieza este plan; hoy no se paga nada.',
  'plans.change.PAY_AGAIN':
    'Empieza hoy. La suscripción anterior, cuyo pago falló, se cancela antes y no se cobra de nuevo.',
  'plans.promo.applied': 'Hemos aplicado tu código.',
  'plans.promo.first': '{today} hoy y después {price} a partir del {date}.',
  'plans.promo.free': 'Gratis hasta el {date}, después {price}.',
  'plans.promo.UNKNOWN': 'No conocemos este código. Revisa cómo está escrito.',
  'plans.promo.EXPIRED': 'Este código ha caducado.',
  'plans.promo.NOT_YET': 'Este código aún no se puede usar.',
  'plans.promo.USED_UP': 'Este código ya ha llegado a su límite de usos.',
  'plans.promo.ALREADY_USED': 'Ya has usado esta oferta.',
  'plans.promo.OTHER_PLAN': 'Este código no es para este plan y este periodo.',
  'plans.promo.OTHER_GATEWAY':
    'Este código no vale para ninguna de las formas de pago que se ofrecen aquí.',
  'plans.promo.OTHER_OFFER':
    'Este código es para suscripciones nuevas. No se puede combinar con un plan en curso ni con otra oferta.',
  'cardPage.today': 'Hoy: {amount}',
  'cardPage.then': 'Después: {amount}',
  'cardPage.safe': 'Si rechazan la tarjeta, no se cobra nada.',
  'cardPage.back': 'Volver sin pagar',
  'mail.money.action': 'Historial de pagos',
  'mail.money.RECEIPT.subject': 'Tu recibo {number}',
  'mail.money.RECEIPT.text':
    'Hola, {name}:\n\nGracias, hemos recibido tu pago.\n\n{rows}\n\nPuedes imprimir el recibo desde tu historial de pagos.\n\n{action}\n\nDurante los 14 días siguientes a tu primer pago puedes desistir del contrato:\n\n{link}',
  'mail.money.RENEWAL.subject': 'Tu plan {plan} se renueva el {date}',
  'mail.money.RENEWAL.text':
    'Hola, {name}:\n\nTu plan se renueva el {date}, y se cobrará {amount} con la forma de pago que elegiste.\n\n{rows}\n\nSi es lo que quieres, no tienes que hacer nada. Si no, cancela en los ajustes antes de ese día: conservas lo que está pagado y no se cobra nada más.\n\n{action}',
  'mail.money.RENEWAL_FAILED.subject': 'No hemos podido renovar tu plan {plan}',
  'mail.money.RENEWAL_FAILED.text':
    'Hola, {name}:\n\nEl pago de tu plan ha sido rechazado. Puedes ver {brand} hasta el {date}.\n\n{rows}\n\nRevisa tu forma de pago o elige otra en la página de los planes.\n\n{action}',
  'mail.money.SUSPENDED.subject': 'Tu plan {plan} está en pausa',
  'mail.money.SUSPENDED.text':
    'Hola, {name}:\n\nAún falta el pago de tu plan, así que la suscripción está en pausa.\n\n{rows}\n\nSi pagas en un plazo de 30 días, continúa; si no, se cancela. Tus perfiles y tus listas se guardan un año.\n\n{action}',
  'mail.money.CANCELED.subject': 'Tu plan {plan} está cancelado',
  'mail.money.CANCELED.text':
    'Hola, {name}:\n\nTu suscripción está cancelada y no se cobrará de nuevo. El periodo pagado termina el {date}.\n\n{rows}\n\nTus perfiles y tus listas se guardan un año, y puedes volver cuando quieras.\n\n{action}',
  'mail.money.REFUNDED.subject': 'Te hemos devuelto {amount}',
  'mail.money.REFUNDED.text':
    'Hola, {name}:\n\n{amount} va de vuelta a tu forma de pago. Tu banco puede tardar unos días.\n\n{rows}\n\nLa nota de abono está en tu historial de pagos.\n\n{action}',
  'mail.money.CHARGED_BACK.subject': 'Tu banco ha devuelto un pago del plan {plan}',
  'mail.money.CHARGED_BACK.text':
    'Hola, {name}:\n\nTu banco ha devuelto un pago. Si era del periodo actual, la suscripción ha terminado.\n\n{rows}\n\nSi no se lo pediste a tu banco, escribe a nuestro equipo de ayuda.\n\n{action}',
  'mail.money.WITHDRAWN.subject': 'Has desistido del contrato',
  'mail.money.WITHDRAWN.text':
    'Hola, {name}:\n\nHemos recibido tu desistimiento del contrato.\n\n{rows}\n\nDevolvemos {amount} por la misma vía del pago. Suele tardar unos días, y como máximo 14. Si falla al principio, lo intentamos de nuevo; no tienes que hacer nada.\n\nLa suscripción ha terminado y no se cobra nada más. Tus perfiles y tus listas se guardan un año, y puedes volver cuando quieras.\n\n{action}',
  'mail.money.WITHDRAWN_FREE.subject': 'Has desistido durante tu periodo gratuito',
  'mail.money.WITHDRAWN_FREE.text':
    'Hola, {name}:\n\nHemos recibido tu desistimiento del contrato. No hubo ningún pago, así que no hay nada que devolver.\n\n{rows}\n\nLa suscripción ha terminado y no se cobra nada. Tus perfiles y tus listas se guardan un año, y puedes volver cuando quieras.\n\n{action}',
  'mail.money.EXTRA_DAYS.subject': 'Te hemos regalado unos días',
  'mail.money.EXTRA_DAYS.text':
    'Hola, {name}:\n\nTe hemos regalado unos días: puedes ver hasta el {date}.\n\n{rows}\n\nCuando terminen no se cobrará nada.\n\n{action}',
  'mail.money.EXTRA_DAYS_LATER.subject': 'Te hemos regalado unos días',
  'mail.money.EXTRA_DAYS_LATER.text':
    'Hola, {name}:\n\nTe hemos regalado unos días.\n\n{rows}\n\nTu plan sigue como siempre, y el próximo cobro sigue siendo el {date}. Los días de regalo son tuyos: empiezan cuando se acaba lo que está pagado, si tu plan termina o falla un pago.\n\n{action}',
  'mail.money.OUTAGE_DAYS.subject': 'Días de regalo tras la interrupción',
  'mail.money.OUTAGE_DAYS.text':
    'Hola, {name}:\n\nNuestro servicio no ha funcionado como debía. Lo sentimos, y te hemos regalado unos días para ver.\n\n{rows}\n\nLas fechas de tus cobros no cambian. Los días de regalo empiezan cuando se acaba lo que está pagado.\n\n{action}',
  'mail.money.PRICE_RAISE.subject': 'Nuevo precio de tu plan {plan} desde el {date}',
  'mail.money.PRICE_RAISE.text':
    'Hola, {name}:\n\nEl precio de tu plan sube. El primer período con el precio nuevo empieza el {date}. Hasta entonces no cambia nada.\n\n{rows}\n\nLos precios incluyen impuestos. Para seguir, no tienes que hacer nada: desde ese día, cada renovación cuesta {amount}. Si no quieres, cancela en los ajustes, en Plan, antes del {date}: conservas lo que está pagado y no se cobra nada más.\n\n{action}',
  'mail.money.PRICE_AGREE.subject': 'Nuevo precio de tu plan {plan} desde el {date}',
  'mail.money.PRICE_AGREE.text':
    'Hola, {name}:\n\nEl precio de tu plan sube. El primer período con el precio nuevo empieza el {date}. Hasta entonces no cambia nada.\n\n{rows}\n\nLos precios incluyen impuestos. PayPal solo cobra el precio nuevo con tu acuerdo. Puedes darlo en los ajustes, en Plan, durante el período anterior al {date}; te lo recordaremos. Sin él, tu plan termina el {date} y no se cobra nada más. También puedes cancelar ahí en cualquier momento antes.\n\n{action}',
  'mail.money.PRICE_AGREE_SOON.subject': 'Acepta el nuevo precio de tu plan {plan}',
  'mail.money.PRICE_AGREE_SOON.text':
    'Hola, {name}:\n\nDesde el {date}, tu plan cuesta {amount}. PayPal solo lo cobra con tu acuerdo.\n\n{rows}\n\nLos precios incluyen impuestos. Acéptalo en los ajustes, en Plan, antes del {date}. Sin tu acuerdo, tu plan termina ese día y no se cobra nada más.\n\n{action}',
  'mail.money.PRICE_STOPPED.subject': 'El precio de tu plan {plan} sigue igual',
  'mail.money.PRICE_STOPPED.text':
    'Hola, {name}:\n\nTe escribimos sobre un precio más alto. No se aplicará a tu plan: sigues pagando {amount}.\n\n{rows}\n\nNo tienes que hacer nada.\n\n{action}',
  'mail.statement.LINK.subject': 'Confirma que desistes del contrato',
  'mail.statement.LINK.text':
    'Hola, {name}:\n\nEl {moment} recibimos en nuestro sitio esta declaración: «Desisto del contrato del plan {plan}, {period}».\n\n{rows}\n\n¿La hiciste tú? Entonces confírmala antes de que acabe el plazo, el {linkUntil}; la hora que cuenta es la de tu declaración.\n\n{action}\n\nSi no la hiciste tú, ignora este mensaje: sin la confirmación no cambia nada.',
  'mail.statement.LINK.action': 'Ir a la confirmación',
  'mail.statement.UNKNOWN.subject': 'No hemos encontrado el contrato',
  'mail.statement.UNKNOWN.text':
    'Hola:\n\nEl {moment} se declaró en nuestro sitio el desistimiento de un contrato para esta dirección. No hemos encontrado ningún contrato que corresponda.\n\n¿Pagaste con otro correo electrónico u otro número de teléfono? Inténtalo de nuevo con él y con el número de tu recibo, o escribe a nuestro equipo de ayuda.\n\n{action}\n\nSi no lo hiciste tú, ignora este mensaje.',
  'mail.statement.UNKNOWN.action': 'Intentarlo de nuevo',
  'mail.statement.OVER.subject': 'Ya no puedes desistir del contrato',
  'mail.statement.OVER.text':
    'Hola, {name}:\n\nEl {moment} se declaró en nuestro sitio el desistimiento del contrato del plan {plan}, {period}. Ya no es posible: el plazo terminó el {lastDay}, o el contrato ha terminado.\n\nPuedes cancelar en los ajustes en cualquier momento. Entonces no se cobra nada más y puedes ver {brand} hasta el final de lo pagado.\n\n{action}\n\nSi no lo hiciste tú, ignora este mensaje: no ha cambiado nada.',
  'mail.statement.OVER.action': 'Ir a tu plan',
  'mail.statement.DONE.subject': 'Ya has desistido del contrato',
  'mail.statement.DONE.text':
    'Hola, {name}:\n\nYa hemos recibido tu desistimiento del contrato. Está confirmado y no tienes que hacer nada más.\n\n{rows}\n\nTu historial de pagos muestra lo que se ha devuelto.\n\n{action}',
  'mail.statement.DONE.action': 'Historial de pagos',
};
