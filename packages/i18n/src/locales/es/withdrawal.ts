import type { withdrawal as english } from '../en/withdrawal.ts';

/** Texts of the withdrawal function. */
export const withdrawal: Record<keyof typeof english, string> = {
  'withdrawal.title': 'Desistir del contrato',
  'footer.withdraw': 'Desistir del contrato',
  'withdrawal.lead':
    'Durante los 14 días siguientes a tu primer pago puedes desistir sin dar motivos. Recuperas todo lo que has pagado por el contrato, y este termina de inmediato.',
  'withdrawal.step': 'Paso {step} de 2',
  'withdrawal.state': 'Desistir del contrato aquí',
  'withdrawal.confirm': 'Confirmar desistimiento',
  'withdrawal.confirmTitle': '¿Es correcto?',
  'withdrawal.confirmText':
    'Desisto del contrato del plan {plan}, {period}. Termina de inmediato para quienes lo comparten.',
  'withdrawal.name': 'Tu nombre y apellidos',
  'withdrawal.mailTo': 'La confirmación se envía a {address}.',
  'withdrawal.fact.plan': 'Contrato',
  'withdrawal.fact.concluded': 'Comienzo',
  'withdrawal.fact.receipt': 'Recibo',
  'withdrawal.fact.lastDay': 'Posible hasta',
  'withdrawal.fact.refund': 'Recuperas',
  'withdrawal.fact.stated': 'Recibido',
  'withdrawal.nothing': 'No se pagó nada',
  'withdrawal.freeUntil': 'Primer pago, y 14 días más',
  'withdrawal.done': 'Has desistido del contrato',
  'withdrawal.doneText': 'El contrato ha terminado y no se cobra nada más.',
  'withdrawal.refundOn':
    '{amount} se devuelve por la misma vía del pago. Suele tardar unos días, y como máximo 14. Si falla al principio, lo intentamos de nuevo por nuestra cuenta.',
  'withdrawal.refunded': '{amount} se ha devuelto por la misma vía del pago.',
  'withdrawal.mailed':
    'Te lo confirmamos en un mensaje, con la hora en que recibimos tu declaración.',
  'withdrawal.over': 'Ya no puedes desistir de este contrato',
  'withdrawal.overText':
    'El plazo del plan {plan}, {period}, terminó el {date}. Puedes cancelar en cualquier momento: entonces no se cobra nada más y puedes ver {brand} hasta el final de lo pagado.',
  'withdrawal.endedText': 'El contrato del plan {plan}, {period}, ya ha terminado.',
  'withdrawal.toCancel': 'Ir a tu plan',
  'withdrawal.none': 'No hay ningún contrato del que desistir',
  'withdrawal.noneText':
    'Esta cuenta no ha comprado ningún plan. Si pagaste con otra cuenta, inicia sesión con ella.',
  'withdrawal.guest': 'Sin iniciar sesión',
  'withdrawal.guestText':
    'Di quién eres y a qué contrato te refieres. Enviamos a la dirección de la cuenta un enlace con el que confirmas. La hora que cuenta es la del envío de este formulario.',
  'withdrawal.logInText': 'Es más rápido si inicias sesión antes.',
  'withdrawal.receiptNumber': 'Número de recibo, si lo tienes',
  'withdrawal.receiptHint': 'Está en el correo con tu recibo: {receiptPrefix}-00000000',
  'withdrawal.sent': 'Hemos recibido tu declaración',
  'withdrawal.sentText':
    'Recibida el {time}. Si corresponde a un contrato, un mensaje con un enlace va de camino a {address}. Abre el enlace y confirma en un plazo de 7 días. Si no corresponde a ningún contrato, el mensaje lo dice.',
  'withdrawal.again': 'Enviar otra declaración',
  'withdrawal.linkFailed': 'Este enlace no funciona',
  'withdrawal.linkFailedText':
    'Un enlace vale 7 días, y cuenta el más reciente. Puedes declarar el desistimiento de nuevo.',
  'withdrawal.until': 'Puedes desistir del contrato hasta el {date}.',
};
