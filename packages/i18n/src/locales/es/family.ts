import type { family as english } from '../en/family.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of family sharing and of the invitation of friends. */
export const family: Record<keyof typeof english, string> & Forms = {
  'family.lead':
    'Comparte tu plan con quienes viven en casa. Cada persona tiene su cuenta y sus listas.',
  'family.guest': 'Inicia sesión para ver tu familia',
  'family.guestText': 'Aquí ves quién comparte un plan contigo.',
  'family.noPlan': 'Tu plan es solo para ti',
  'family.noPlanText': 'Con un plan familiar compartes {brand} con quienes viven en casa.',
  'family.due': 'El pago de tu plan familiar está pendiente',
  'family.dueText':
    'El último pago ha fallado y ahora nadie puede ver nada. Paga de nuevo y todo vuelve a funcionar.',
  'family.seePlans': 'Ver los planes',
  'family.kidsText': 'Solo una persona adulta puede cambiar quién está en la familia.',
  'family.failed': 'No hemos podido cargar tu familia',
  'family.people': 'Quién está en la familia',
  'family.you': '{name} (tú)',
  'family.nobody': 'Aún no se ha unido nadie.',
  'family.linkTitle': 'Envía este enlace a una persona',
  'family.linkText': 'Funciona una vez, durante siete días. Crea otro para la siguiente persona.',
  'family.share': 'Compartir',
  'family.shareText': 'Únete a mi familia en {brand}',
  'family.mailTitle': 'Invitar por correo',
  'family.mailText': 'Enviamos una invitación en tu nombre. Funciona una vez, durante siete días.',
  'family.mailAction': 'Enviar la invitación',
  'family.mailSent': 'La invitación va de camino a {email}.',
  'family.open': 'Invitaciones pendientes',
  'family.openLink': 'Un enlace de invitación',
  'family.openUntil': 'Válida hasta el {date}',
  'family.withdraw': 'Retirar',
  'family.withdrawOf': 'Retirar la invitación: {name}',
  'family.withdrawn': 'La invitación ya no funciona.',
  'family.remove': 'Quitar a {name}',
  'family.removeTitle': '¿Quitar de la familia?',
  'family.removeText':
    '{name} deja de ver {brand} con tu plan de inmediato. Conserva su cuenta, sus listas y sus perfiles.',
  'family.removeAction': 'Quitar',
  'family.leave': 'Salir de la familia',
  'family.leaveTitle': '¿Salir de la familia?',
  'family.leaveText':
    'Dejas de ver {brand} con el plan de {name} de inmediato. Conservas tu cuenta, tus listas y tus perfiles.',
  'family.acceptTitle': 'Unirse a una familia',
  'family.acceptFailed': 'Esta invitación no funciona',
  'family.acceptNoToken': 'La dirección está incompleta. Abre el enlace entero de la invitación.',
  'family.acceptLater': 'Ahora no',
  'family.acceptHome': 'Ir al inicio',
  'family.toFamily': 'Ver la familia',

  'invitation.guest': 'Inicia sesión para invitar a tus amistades',
  'invitation.guestText': 'Envía tu enlace para ver historias en compañía.',
  'invitation.link': 'Tu enlace de invitación',
  'invitation.ways': 'Enviar por',
  'invitation.email': 'Correo electrónico',
  'invitation.nobody': 'Aún no se ha registrado nadie con tu enlace.',
  'invitation.came_one': '{count} persona se ha registrado con tu enlace.',
  'invitation.came_many': '{count} de personas se han registrado con tu enlace.',
  'invitation.came_other': '{count} personas se han registrado con tu enlace.',
};
