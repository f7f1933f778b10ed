import type { mails as english } from '../en/mails.ts';

/** What mails have in common: labels of their tables, and the lines at their end. */
export const mails: Record<keyof typeof english, string> = {
  'mail.fact.device': 'Dispositivo',
  'mail.fact.time': 'Hora',
  'mail.fact.place': 'Lugar, según el reloj del dispositivo',
  'mail.fact.topic': 'Asunto',
  'mail.fact.ticket': 'Número',
  'mail.fact.receipt': 'Recibo',
  'mail.fact.creditNote': 'Nota de abono',
  'mail.fact.plan': 'Plan',
  'mail.fact.period': 'Periodo',
  'mail.fact.amount': 'Importe',
  'mail.fact.amountBack': 'Recuperarías',
  'mail.fact.paidUntil': 'Pagado hasta',
  'mail.fact.chargedOn': 'Fecha del cobro',
  'mail.fact.priceNow': 'Precio hasta entonces',
  'mail.fact.newPrice': 'Precio nuevo',
  'mail.fact.priceFrom': 'Precio nuevo desde el',
  'mail.fact.extraDays': 'Días de regalo',
  'mail.fact.watchUntil': 'Puedes ver hasta el',
  'mail.fact.received': 'Recibido',
  'mail.fact.stated': 'Nombre',
  'mail.because.account': 'Recibes este correo porque trata de tu cuenta de {brand}.',
  'mail.because.plan': 'Recibes este correo porque trata de tu plan en {brand}.',
  'mail.because.request': 'Recibes este correo porque alguien indicó esta dirección en {brand}.',
  'mail.because.deleted':
    'Recibes este correo porque esta era la dirección de una cuenta de {brand}. Es el último.',
  'mail.because.ticket':
    'Recibes este correo porque se envió con esta dirección un mensaje a nuestro equipo de ayuda.',
  'mail.because.operator': 'Recibes este correo porque esta es la dirección de ayuda de {brand}.',
  'mail.because.episodes':
    'Recibes este correo porque los correos sobre episodios nuevos están activados para uno de tus perfiles.',
  'mail.help': 'Ayuda',
  'mail.settings': 'Tus ajustes',
  'mail.stop': 'Desactivar estos correos',
  'legal.updated': 'Última actualización: {date}',
};
