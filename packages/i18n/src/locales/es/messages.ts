import { mails } from './mails.ts';
import { money } from './money.ts';
import type { messages as english } from '../en/messages.ts';

type Forms = Record<`${string}_${Intl.LDMLPluralRule}`, string>;

/** Texts of the services: mails, SMS and API messages. */
export const messages: Record<keyof typeof english, string> & Forms = {
  ...mails,
  ...money,
  'otp.mail.subject': '{code} es tu código de {brand}',
  'otp.mail.text':
    'Te damos la bienvenida a {brand}, {name}.\n\nTu código es:\n\n{code}\n\nVale durante {minutes} minutos.\n\nSi no has sido tú, puedes ignorar este mensaje.',
  'otp.sms': '{brand}: tu clave es {code}. Vale durante {minutes} minutos.',
  'otp.sent': 'Hemos enviado un código a {destination}.',
  'otp.reminder': 'Escribe el código que te hemos enviado.',
  'offline.title': 'Sin conexión',
  'offline.text':
    'No se ha podido cargar esta página. Se abrirá sola en cuanto vuelva la conexión.',
  'offline.retry': 'Reintentar',
  'offline.still': 'Sigue sin haber conexión',
  'register.done': 'Cuenta creada',
  'verify.mail.subject': 'Confirma tu correo electrónico',
  'verify.mail.text':
    'Hola, {name}:\n\nConfirma que este es tu correo electrónico para {brand}. El enlace vale durante {hours} horas.\n\n{action}\n\nSi no lo has pedido tú, puedes ignorar este mensaje.',
  'verify.mail.action': 'Confirmar el correo',
  'verify.sent': 'Hemos enviado un enlace a {email}. Ábrelo para confirmar la dirección.',
  'verify.sentIfWaiting':
    'Si aún falta confirmar {email}, hemos enviado otro enlace a esa dirección.',
  'verify.done': 'Tu correo electrónico está confirmado.',
  'verify.reminder': 'Confirma tu correo electrónico. Lo usamos para proteger tu cuenta.',
  'verify.reminderOfChange':
    '{email} aún no está confirmado. Abre el enlace que hemos enviado allí; hasta entonces tu cuenta conserva la dirección actual.',
  'verify.canceled': 'El cambio se ha cancelado. Tu correo electrónico sigue siendo el mismo.',
  'verify.changed.subject': 'Ha cambiado el correo electrónico de tu cuenta',
  'verify.changed.text':
    'Hola, {name}:\n\nHa cambiado el correo electrónico de tu cuenta de {brand}. A partir de ahora inicias sesión con el nuevo.\n\nSi no has sido tú, escribe enseguida a nuestro equipo de ayuda.',
  'session.reused.subject': 'Hemos cerrado una sesión de tu cuenta',
  'session.reused.text':
    'Hola, {name}:\n\nAlguien intentó usar de nuevo un inicio de sesión antiguo de tu cuenta de {brand}. Por seguridad hemos cerrado esa sesión, así que quizá tengas que iniciarla otra vez en uno de tus dispositivos.\n\nSi no lo esperabas, cambia tu contraseña.',
  'login.newDevice.subject': 'Un dispositivo nuevo ha iniciado sesión en tu cuenta',
  'login.newDevice.text':
    'Hola, {name}:\n\nAlguien acaba de iniciar sesión en tu cuenta de {brand} con un dispositivo que no habíamos visto antes.\n\n{rows}\n\nSi has sido tú, no hay nada que hacer. Si no, cambia tu contraseña y quita el dispositivo en los ajustes.',
  'login.newDevice.placeUnknown': 'desconocido',
  'device.browserOn': '{browser} en {system}',
  'device.television': 'Televisor {maker}',
  'device.unknownTelevision': 'Televisor',
  'device.phone': 'Teléfono',
  'device.tablet': 'Tableta',
  'device.computer': 'Ordenador',
  'device.unknown': 'Dispositivo desconocido',
  'device.overLimit':
    'Tu cuenta está abierta en más dispositivos de los permitidos. Para ver aquí, quita uno de los otros.',
  'reset.mail.subject': 'Elige una contraseña nueva para {brand}',
  'reset.mail.text':
    'Hola, {name}:\n\nSe ha pedido una contraseña nueva para tu cuenta de {brand}. Abre este enlace en un plazo de {linkMinutes} minutos:\n\n{action}\n\nO escribe este código en un plazo de {minutes} minutos:\n\n{code}\n\nSi no has sido tú, puedes ignorar este mensaje. Tu contraseña sigue igual.',
  'reset.mail.action': 'Elegir otra contraseña',
  'reset.sms':
    '{brand}: usa {code} para elegir otra clave. Vale durante {minutes} minutos. No lo compartas.',
  'signUp.mail.subject': 'Tu enlace para entrar en {brand}',
  'signUp.mail.text':
    'Hola:\n\nAquí tienes tu enlace para crear una cuenta en {brand}. Tu correo electrónico ya está escrito.\n\n{action}\n\nSi no lo has pedido tú, puedes ignorar este mensaje.',
  'signUp.mail.action': 'Crear cuenta',
  'signUp.sent':
    'Gracias. Si la dirección puede recibir correo, un enlace para crear la cuenta está en camino.',
  'reset.sent': 'Si existe una cuenta, ya hay un mensaje en camino.',
  'reset.done': 'Ya tienes contraseña nueva. Inicia sesión con ella.',
  'password.done':
    'Tu contraseña ha cambiado. Se ha cerrado la sesión en todos los demás dispositivos.',
  'password.changed.subject': 'Tu contraseña ha cambiado',
  'password.changed.text':
    'Hola, {name}:\n\nHa cambiado la contraseña de tu cuenta de {brand} y se ha cerrado la sesión en todos los demás dispositivos.\n\nSi no has sido tú, elige enseguida otra contraseña con «¿Has olvidado la contraseña?» y escribe a nuestro equipo de ayuda.',
  'login.many.subject': 'Muchos intentos fallidos de entrar en tu cuenta',
  'login.many.text':
    'Hola, {name}:\n\nAlguien ha intentado muchas veces iniciar sesión en tu cuenta de {brand} con una contraseña equivocada. No ha podido entrar, y ahora frenamos esos intentos.\n\nNo tienes que hacer nada. Si tu contraseña es corta o la usas también en otros sitios, elige una mejor.',
  'phone.verified.subject': 'Se ha añadido un número de teléfono a tu cuenta',
  'phone.verified.text':
    'Hola, {name}:\n\nEl número de teléfono {phone} pertenece ahora a tu cuenta de {brand} y sirve para iniciar sesión.\n\nSi no has sido tú, cambia enseguida tu contraseña y escribe a nuestro equipo de ayuda.',
  'phone.done': 'Tu número de teléfono está confirmado.',
  'invite.title': 'Invita a tus amistades',
  'invite.subtitle':
    'Envía tu enlace a las personas con las que te gustaría ver historias. Lleva a la página de registro.',
  'invite.subject': 'Una invitación a {brand}',
  'invite.text': 'Veo series y películas en {brand}. Ven tú también:',
  'deletion.reminder': 'Tu cuenta se borrará el {date}. Hasta entonces puedes cambiar de opinión.',
  'account.blocked.subject': 'Tu cuenta está bloqueada',
  'account.blocked.text':
    'Hola, {name}:\n\nHemos bloqueado tu cuenta de {brand}. El motivo: {why}\n\nSe ha cerrado la sesión en todos tus dispositivos y nadie puede entrar hasta que la desbloqueemos. Si tienes un plan, sigue como está; si quieres, nuestro equipo de ayuda puede cancelarlo.\n\nSi no estás de acuerdo o tienes alguna pregunta, escríbenos a {support}.',
  'account.blocked.TERMS':
    'No se han respetado nuestras condiciones de uso, de forma grave o de nuevo tras un aviso.',
  'account.blocked.SECURITY':
    'Hay señales de que otra persona usa la cuenta y queremos protegerla.',
  'account.blocked.PAYMENT': 'Se ha reclamado un pago de esta cuenta.',
  'account.unblocked.subject': 'Tu cuenta vuelve a estar abierta',
  'account.unblocked.text':
    'Hola, {name}:\n\nTu cuenta de {brand} ya no está bloqueada. Puedes iniciar sesión como antes, y todo está donde lo dejaste.',
  'setAside.begun.subject': 'Hemos apartado tus datos',
  'setAside.begun.text':
    'Hola, {name}:\n\nNos pediste que apartáramos tus datos de {brand}. Desde ahora los guardamos, pero no los usamos: sin recomendaciones, sin correos sobre nuevos episodios, sin notificaciones, y no borramos nada. La mayoría de nuestro personal ya no puede abrir tu cuenta.\n\nPuedes iniciar sesión, ver y exportar tus datos como antes. Tu plan sigue y se cobra como antes. Puedes cancelarlo en los ajustes.\n\nTe escribiremos al menos siete días antes de volver a usar tus datos.',
  'setAside.begun.sms': '{brand}: hemos apartado tus datos.',
  'setAside.ends.subject': 'Volveremos a usar tus datos a partir del {date}',
  'setAside.ends.text':
    'Hola, {name}:\n\nTal como pediste, apartamos tus datos de {brand}. El motivo ya no existe, así que volveremos a usarlos como antes a partir del {date}.\n\nSi no estás de acuerdo, escríbenos antes de ese día: {support}',
  'setAside.ends.sms': '{brand}: volveremos a usar tus datos a partir del {date}.',
  'export.offered.subject': 'Ya puedes descargar tus datos',
  'export.offered.text':
    'Hola, {name}:\n\nHas pedido una copia de los datos que tenemos sobre ti. Inicia sesión y, en los ajustes, elige «Exportar mis datos» para descargarlos todos en un archivo.\n\n{action}\n\nSolo puedes descargarlos tú, nunca nuestro equipo de ayuda.\n\nSi no lo has pedido tú, ignora este correo.',
  'export.offered.action': 'Abrir los ajustes',
  'deletion.asked.subject': 'Tu cuenta se borrará el {date}',
  'deletion.asked.text':
    'Hola, {name}:\n\nComo has pedido, borraremos tu cuenta de {brand} el {date}, con sus perfiles, listas, valoraciones e historial.\n\nHasta entonces puedes cambiar de opinión: inicia sesión, abre los ajustes y elige «Conservar mi cuenta».\n\nSi no lo has pedido tú, inicia sesión, conserva tu cuenta y cambia la contraseña.',
  'deletion.kept.subject': 'Tu cuenta se queda',
  'deletion.kept.text':
    'Hola, {name}:\n\nTu cuenta de {brand} no se borrará. Todo está como estaba, y nos alegra que te quedes.\n\nSi no has sido tú, cambia tu contraseña.',
  'deletion.done.subject': 'Tu cuenta está borrada',
  'deletion.done.text':
    'Hola, {name}:\n\nTu cuenta de {brand} y lo que guardábamos con ella están borrados. Los recibos se guardan diez años, como pide la ley, con una copia bloqueada de tu nombre y tu dirección.\n\nGracias por el tiempo que has pasado aquí. Puedes volver cuando quieras, también con esta dirección.',
  'retention.subject': 'Tus perfiles y listas se borrarán el {date}',
  'retention.text':
    'Hola, {name}:\n\nTu acceso a {brand} terminó el {ended}. Guardamos los perfiles, las listas y el historial durante un año y después los borramos: los tuyos, el {date}.\n\nPara conservarlos, elige un plan antes de ese día. Los encontrarás como los dejaste.\n\n{action}\n\nTu cuenta se queda. Puedes iniciar sesión y volver en cualquier momento, con un perfil nuevo.',
  'retention.action': 'Ver los planes',
  'retention.sms':
    '{brand}: tu acceso ha terminado. Tus perfiles y listas se borran el {date}, salvo que elijas antes un plan: {url}',
  'terms.announced.subject': 'Nuevos términos de uso a partir del {date}',
  'terms.announced.text':
    'Hola, {name}:\n\nA partir del {date} se aplican en {brand} unos nuevos términos de uso. Esto es lo que cambia:\n\n{quote}\n\n{action}\n\nSi estás de acuerdo, no tienes que hacer nada. Si no, puedes cancelar tu plan en los ajustes: los términos actuales se aplican entonces hasta el final de tu periodo.',
  'terms.announced.action': 'Abrir los términos de uso',
  'terms.sms': '{brand}: nuevos términos de uso desde el {date}. Lo que cambia: {url}',
  'terms.line': 'Nuevos términos a partir del {date}',
  'social.unnamed': 'Espectador',
  'social.linked.subject': 'Ya puedes iniciar sesión con {provider}',
  'social.linked.text':
    'Hola, {name}:\n\nTu cuenta de {brand} está conectada con {provider}: a partir de ahora también puedes iniciar sesión así.\n\nSi no has sido tú, elige enseguida otra contraseña y escribe a nuestro equipo de ayuda.',
  'social.proof.text':
    'Hola, {name}:\n\nAlguien quiere conectar tu cuenta de {brand} con otra forma de iniciar sesión. Si eres tú, escribe este código en un plazo de {minutes} minutos:\n\n{code}\n\nSi no has sido tú, ignora este mensaje y no des el código a nadie.',
  'tv.done': '{device}: sesión iniciada. Ya puedes guardar el teléfono.',
  'tv.doneAt': '{device} en {place}: sesión iniciada. Ya puedes guardar el teléfono.',
  'tv.approved.subject': 'Un televisor ha iniciado sesión en tu cuenta',
  'tv.approved.text':
    'Hola, {name}:\n\nSe ha escrito el código de un televisor en tu cuenta de {brand}, así que ya tiene la sesión iniciada.\n\n{rows}\n\nSi has sido tú, disfruta. Si no, quita el dispositivo en los ajustes y cambia tu contraseña.',
  'family.owner': 'Titular',
  'family.member': 'Miembro',
  'family.invite': 'Invitar a alguien',
  'family.free_one':
    'Hay sitio para {count} persona más. Crea un enlace y envíalo a quien quieras; vale para una persona.',
  'family.free_many':
    'Hay sitio para {count} de personas más. Crea un enlace para cada una; cada enlace vale para una.',
  'family.free_other':
    'Hay sitio para {count} personas más. Crea un enlace para cada una; cada enlace vale para una.',
  'family.full':
    'Todos los sitios de tu familia están ocupados. Cuando alguien sale, o quitas a alguien, vuelve a haber sitio.',
  'family.shared':
    '{name} comparte contigo el plan familiar. Tus listas y lo que ves son solo cosa tuya.',
  'family.ending':
    '{name} ha cancelado el plan familiar. Vale para toda la familia hasta que termine, el {date}.',
  'family.ownEnding':
    'Has cancelado tu plan. Vale para toda la familia hasta que termine, el {date}; podrán unirse más personas cuando vuelvas a tener un plan familiar.',
  'family.resting':
    'El plan familiar de {name} no está activo ahora mismo. Sigues en la familia y podrás ver {brand} de nuevo en cuanto lo esté.',
  'family.invited.subject': '{owner} te invita a ver {brand}',
  'family.invited.text':
    'Hola:\n\n{owner} comparte contigo un plan familiar en {brand}. Tu cuenta, tus listas y lo que ves siguen siendo tuyos.\n\n{action}\n\nLa invitación es para una persona y vale durante {days} días.\n\nSi no conoces a {owner}, no tienes que hacer nada.',
  'family.join.title': 'Una invitación a una familia',
  'family.join.message':
    '{name} te invita a ver {brand} con su plan familiar. Tu cuenta, tus listas y lo que ves siguen siendo tuyos; la familia ve tu nombre y tu imagen.',
  'family.join.guest': 'Inicia sesión o crea una cuenta primero y únete después.',
  'family.join.paying': 'Tu propia suscripción continúa, y se cobra, hasta que la canceles.',
  'family.join.dissolves':
    'Tu propio grupo familiar, cuyo plan no está activo, termina cuando te unas.',
  'family.join.action': 'Unirse a la familia',
  'family.join.login': 'Iniciar sesión',
  'family.join.other': 'Continuar',
  'family.obstacle.OWN.title': 'Es tu propia invitación',
  'family.obstacle.OWN.text': 'Envía el enlace a la persona que quieras tener en tu familia.',
  'family.obstacle.HERE.title': 'Ya estás en esta familia',
  'family.obstacle.HERE.text': 'No hay nada más que hacer. A disfrutar.',
  'family.obstacle.ELSEWHERE.title': 'Estás en otra familia',
  'family.obstacle.ELSEWHERE.text':
    'Una cuenta solo puede estar en una familia. Si quieres estar en la de {name}, sal primero de la otra y abre este enlace de nuevo.',
  'family.obstacle.OWNER.title': 'Tienes tu propio plan familiar',
  'family.obstacle.OWNER.text':
    'Con él tienes tu propia familia, y una cuenta solo puede estar en una. Cuando termine tu plan, {name} puede invitarte de nuevo.',
  'family.obstacle.CHILD.title': 'Solo pueden unirse adultos',
  'family.obstacle.CHILD.text': 'Sal primero del perfil infantil y abre este enlace de nuevo.',
  'family.obstacle.FULL.title': 'Todos los sitios están ocupados',
  'family.obstacle.FULL.text':
    'Ahora mismo no hay sitio en la familia de {name}. Cuando quede uno libre, este enlace podrá servirte.',
  'family.done.joined': 'Te damos la bienvenida a la familia de {name}.',
  'family.done.left': 'Has salido de la familia.',
  'family.done.removed': 'Esa persona ya no está en tu familia.',
  'family.joined.subject': '{member} se ha unido a tu familia',
  'family.joined.text':
    'Hola, {name}:\n\n{member} se ha unido a tu familia con una de tus invitaciones y ahora ve {brand} con tu plan.\n\nSi no conoces a esta persona, quítala en la página «Compartir en familia» y cambia tu contraseña.',
  'family.welcome.subject': 'Estás en la familia de {owner}',
  'family.welcome.text':
    'Hola, {name}:\n\nTe damos la bienvenida a la familia de {owner}: ahora ves {brand} con su plan, mientras esté activo. Tu cuenta, tus listas y lo que ves siguen siendo tuyos.\n\nPuedes salir cuando quieras, en la página «Compartir en familia».',
  'family.removed.subject': 'Ya no estás en la familia de {owner}',
  'family.removed.text':
    'Hola, {name}:\n\n{owner} te ha quitado de su familia en {brand}, así que ya no compartes su plan.\n\nTu cuenta se queda, con tus listas y todo lo que has visto. Para seguir viendo, puedes elegir tu propio plan.',
  'family.left.subject': '{member} ha salido de tu familia',
  'family.left.text':
    'Hola, {name}:\n\n{member} ha salido de tu familia en {brand}. El sitio está libre y puedes invitar a otra persona.',
  'family.ended.subject': 'El plan familiar de {owner} ha terminado',
  'family.ended.text':
    'Hola, {name}:\n\n{owner} se ha ido de {brand}, así que ya no compartes su plan.\n\nTu cuenta se queda, con tus listas y todo lo que has visto. Para seguir viendo, puedes elegir tu propio plan.',
  'episodes.new.subject': '{series}: {news}',
  'episodes.new.text':
    'Hola, {name}:\n\nHay más para ver en el perfil {profile}.\n\n{series}: {news}\n\n{action}',
  'episodes.new.action': 'Ver',
  'push.film': 'Ya se puede ver.',
  'push.episode': 'Ya está el episodio {episode}: {title}',
  'push.episodes_one': '{count} episodio nuevo',
  'push.episodes_many': '{count} de episodios nuevos',
  'push.episodes_other': '{count} episodios nuevos',
  'support.subject.PLAYBACK': 'Reproducción',
  'support.subject.TITLE': 'Un problema con un título',
  'support.subject.PAYMENT': 'Pago y plan',
  'support.subject.ACCOUNT': 'Cuenta e inicio de sesión',
  'support.subject.TELEVISION': 'Televisor y dispositivos',
  'support.subject.PRIVACY': 'Mis datos y mi privacidad',
  'support.subject.SUGGESTION': 'Una sugerencia',
  'support.subject.OTHER': 'Otra cosa',
  'support.sent': 'Gracias. Hemos recibido tu mensaje. Su número es {number}.',
  'support.mail.subject': 'Hemos recibido tu mensaje ({number})',
  'support.mail.text':
    'Hola:\n\nGracias por escribirnos. Tu mensaje ha llegado a nuestro equipo de ayuda.\n\n{rows}\n\nRespondemos a esta dirección, normalmente en dos días laborables. Para añadir algo, responde a este mensaje.',
  'support.received.text':
    'Hola:\n\nGracias por escribirnos. Tu mensaje ha llegado a nuestro equipo de ayuda.\n\n{rows}\n\nNormalmente respondemos en dos días laborables y te avisamos por correo. Lee nuestra respuesta o añade algo aquí:\n\n{action}',
  'support.answer.subject': 'Hemos respondido a tu mensaje ({number})',
  'support.answer.text':
    'Hola:\n\nHemos respondido a tu mensaje.\n\n{rows}\n\nPara proteger tu privacidad, la respuesta no está en este correo. Inicia sesión para leerla y contestar.\n\n{action}',
  'support.thread.action': 'Abrir la conversación',
  'support.operator.subject': '{number}: {subject}',
  'support.operator.text': '{quote}\n\n{rows}',
  'support.operator.textWithFile':
    '{quote}\n\n{rows}\n\nArchivo adjunto: {file} ({kilobytes} KB). El enlace vale durante {days} días. Se ha comprobado el tipo del contenido, no si tiene virus.\n\n{action}',
  'support.operator.action': 'Descargar el archivo',
  'support.operator.from': 'De',
  'support.operator.account': 'Cuenta',
  'support.operator.problem': 'Problema',
  'support.operator.title': 'Título',
  'support.operator.video': 'Vídeo',
  'support.operator.channel': 'Canal',
  'support.operator.position': 'Segundo',
  'support.operator.languages': 'Idioma',
  'support.operator.platform': 'Plataforma',
  'support.operator.version': 'Versión',
  'support.operator.browser': 'Navegador',
  'support.operator.room': 'Sala de control',
  'demo.member': 'Con plan',
  'demo.family': 'Familia',
  'demo.free': 'Aún sin plan',
  'demo.suspended': 'Pago fallido',
  'demo.canceled': 'Cancelado',
  'content.channels.all': 'Todos',
  'watch.rest':
    'Eso es todo por ahora. Puedes ver más a partir de las {time}. Que duermas bien, o ve a jugar.',
  'watch.enough': '¡Ha sido mucho para un día! Mañana puedes ver más. ¡Hasta entonces!',
  'watch.kids':
    'Esto no está en el mundo de los niños. Una persona adulta puede abrirlo con su propio perfil.',
  'plans.period.MONTHLY': 'Mensual',
  'plans.period.YEARLY': 'Anual',
  'plans.SOLO.title': 'Solo',
  'plans.SOLO.description': 'Para quien ve a solas, o con una persona más.',
  'plans.FAMILY.title': 'Familia',
  'plans.FAMILY.description': 'Para toda la casa, con un mundo seguro para los niños.',
  'plans.MOBILE.title': 'Móvil',
  'plans.MOBILE.description': 'Para el teléfono o la tableta que llevas en la mano.',
  'plans.feature.everything': 'Todo, sin anuncios',
  'plans.feature.screens-2': '2 pantallas a la vez',
  'plans.feature.full-hd': 'Full HD',
  'plans.feature.hd': 'HD',
  'plans.feature.languages': 'Interfaz en todos nuestros idiomas',
  'plans.feature.as-solo': 'Todo lo del plan Solo',
  'plans.feature.screens-4': '4 pantallas a la vez',
  'plans.feature.family-sharing': 'Compartir en familia, con una cuenta para cada persona',
  'plans.feature.scene-guard': 'Protección de escenas',
  'plans.feature.one-phone': '1 teléfono o tableta a la vez',
  'plans.receipts.note': 'Donamos una parte de cada pago; cada recibo la muestra.',
};
