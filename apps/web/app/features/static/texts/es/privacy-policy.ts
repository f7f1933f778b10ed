import { paths } from '#app/paths.ts';
import { link, list, mail, ofPart, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Política de privacidad',
  description: 'Qué datos personales guarda {brand}, por qué, cuánto tiempo y quién más los ve.',
  lead: 'Guardamos lo que el servicio necesita para funcionar, y poco más. No vendemos datos personales y no mostramos a nadie lo que ve tu familia.',
  updated: { text: 'Última actualización: {date}', day: '2026-11-29' },
  sections: [
    {
      id: 'controller',
      heading: 'Quién es responsable',
      blocks: [
        paragraph([
          'El operador de {brand} decide qué ocurre con los datos que aquí se describen y responde de ello. Escribe a ',
          mail('{email}'),
          ' para todo lo que se refiera a tus datos.',
        ]),
      ],
    },
    {
      id: 'data',
      heading: 'Qué guardamos',
      blocks: [
        list(
          'Tu cuenta: nombre, correo electrónico o número de teléfono, país, idioma, y la contraseña como huella digital de la que no se puede recuperar.',
          'Tus perfiles: nombre, imagen, idioma, y si es un perfil infantil.',
          'Lo que ves: tu punto en cada vídeo, lo que has terminado, tu lista, los canales favoritos y lo que te gustó o no.',
          'Cómo va la reproducción, también sin cuenta: cuánto esperaste la imagen, las pausas de carga, los errores, el tipo de dispositivo (teléfono, tableta, ordenador o televisor) y dónde se dejó un vídeo. Estos números no llevan nombre, cuenta ni número de tu dispositivo, solo un número al azar para esa única reproducción, que borramos a las pocas horas. Lo que queda son totales por título.',
          'Lo que se busca y no se encuentra, también sin cuenta, pero nunca en un perfil infantil. Hasta que termina la semana guardamos huellas de la sesión y de las palabras, a partir de las cuales no se pueden recuperar. Solo lo que buscaron al menos cinco sesiones se convierte en palabras con un número, que borramos al final de la semana siguiente.',
          'Tus dispositivos: un número al azar para cada uno, el tipo de navegador, cuándo se usó por última vez y la dirección de red de su inicio de sesión.',
          'Tus pagos: plan, fecha, importe, pasarela de pago, número de recibo y tu nombre en ese momento. Los números de tarjeta se escriben en la página de la pasarela y nunca nos llegan.',
          ofPart('family', 'Lo que compartes en familia: a quién invitaste y quién se unió.'),
          'Tus mensajes al equipo de ayuda, con el archivo que adjuntaste.',
          'Si activas las notificaciones: la dirección y las claves que tu navegador dio para ellas, su zona horaria, y de qué episodios te avisamos.',
          'Si activas los correos sobre episodios nuevos: que los activaste, tu zona horaria y de qué episodios te escribimos.',
          'Eventos de seguridad: inicios de sesión, contraseñas cambiadas y cosas parecidas.',
          'Qué correos te enviamos, sin su texto, y si el servidor de correo los aceptó.',
          'Cuándo alguien de nuestro equipo abrió tu cuenta y con qué función. Cada vez hace falta un motivo.',
        ),
        paragraph(
          'Si inicias sesión con Google, Facebook o Apple, recibimos tu nombre, tu correo electrónico y un número que te representa allí. No recibimos ni tu contraseña ni tus contactos, y no publicamos nada.',
        ),
        paragraph(
          ofPart(
            'prayer',
            'Si activas las horas de oración, las calcula tu navegador. La ciudad que eliges, o tu ubicación redondeada, se queda en tu dispositivo: nunca se envía ni a nosotros ni a nadie. Al desactivarlas o cerrar sesión se borra.',
          ),
        ),
        paragraph(
          'Algunos títulos solo se pueden ver en ciertos países. Decide el país de tu cuenta o, si no has iniciado sesión, el que nuestra red deduce de tu dirección de internet. Ese lo usamos solo en el momento de la petición y no lo guardamos.',
        ),
      ],
    },
    {
      id: 'purposes',
      heading: 'Para qué los usamos',
      blocks: [
        list(
          'Para darte aquello para lo que te registraste: iniciar sesión, reproducir, seguir donde lo dejaste, cobrar, responder a preguntas.',
          'Para cumplir obligaciones legales, sobre todo guardar los recibos para Hacienda.',
          'Para proteger las cuentas y el servicio: detectar abusos, limitar intentos, arreglar fallos.',
          'Con tu consentimiento: para contar qué páginas ayudan y hablarte de títulos nuevos. Puedes retirar el consentimiento en cualquier momento.',
        ),
        paragraph(
          'Las filas y las sugerencias siguen tu idioma, tu lista y lo que has visto en un perfil. Ninguna decisión con efectos legales para ti la toma solo una máquina.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Niños',
      blocks: [
        paragraph(
          'Las cuentas son para adultos. Un perfil infantil pertenece a la cuenta de su padre o su madre. De él guardamos un nombre, que no tiene que ser el verdadero, una imagen y lo que se vio. Los perfiles infantiles no ven publicidad hecha a partir de lo que ven, y nada suyo se da a nadie.',
        ),
      ],
    },
    {
      id: 'family',
      heading: 'Qué ve tu familia',
      blocks: [
        paragraph('Los perfiles de una cuenta están abiertos a quienes la usan.'),
        paragraph(
          ofPart(
            'family',
            'Al compartir en familia, los miembros ven los nombres y las imágenes de los demás. Las listas y los historiales se quedan con cada miembro.',
          ),
        ),
      ],
    },
    {
      id: 'recipients',
      heading: 'Quién más recibe datos',
      blocks: [
        list(
          'Pasarelas de pago como PayPal e iyzico, o tu operador móvil: lo necesario para el pago.',
          'Quienes trabajan para nosotros por contrato y siguiendo nuestras instrucciones: centros de datos, entrega de vídeos, correos y mensajes de texto.',
          'El servicio que reúne para nosotros los informes de errores: qué falló y en qué tipo de página, y cuánto tardó en cargarse una página. Ningún nombre, ninguna dirección, nada que hayas escrito o visto, y ningún número que te represente.',
          'Si activas las notificaciones: el servicio de notificaciones de tu navegador, como el de Google, Mozilla, Apple o Microsoft. Sabe cuándo enviamos una, pero no puede leerla.',
          'Google, Facebook o Apple: que inicias sesión, si eliges hacerlo con ellos.',
          'Autoridades, cuando una ley nos obliga. Examinamos cada petición y no damos más de lo debido.',
        ),
      ],
    },
    {
      id: 'transfers',
      heading: 'Dónde están los datos',
      blocks: [
        paragraph(
          'Si los datos salen del Espacio Económico Europeo, van a países cuya protección la Comisión Europea considera adecuada, o se rigen por sus cláusulas contractuales tipo. Te enviamos una copia si la pides.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Cuánto tiempo los guardamos',
      blocks: [
        list(
          'Cuenta, perfiles, listas e historial: hasta que los borres. Cuando termina un plan se guardan un año, para que puedas volver a ellos, y después se borran; te avisamos 30 días antes. La cuenta en sí se queda.',
          'Registros que nunca se confirmaron: 30 días.',
          'Dispositivos con la sesión iniciada: 60 días desde su último uso, un año como máximo; las sesiones terminadas, 30 días más.',
          'Códigos de un solo uso: minutos. Enlaces que enviamos por correo: de horas a días, según para qué sean.',
          'Recibos: diez años, como pide la ley fiscal; si la cuenta se borra antes, con una copia bloqueada de tu nombre, correo electrónico y país.',
          'Intentos de pago que no se pagaron: 90 días. Avisos de los servicios de pago: 13 meses.',
          'Informes de errores: 90 días.',
          'Notificaciones: hasta que las desactives, cierres sesión o el navegador deje su servicio de notificaciones. Cuándo las enviamos: 30 días. De qué episodios te avisamos: un año.',
          'Correos sobre episodios nuevos: que los quieres, hasta que los desactives. De qué episodios te escribimos: un año.',
          'Mensajes al equipo de ayuda: hasta que el asunto esté resuelto y no pueda surgir de él ninguna reclamación.',
          'Eventos de seguridad: mientras pueda hacer falta aclarar un abuso, también después de que la cuenta ya no exista.',
          'Qué correos te enviamos: 90 días. Cuándo abrió nuestro equipo tu cuenta: tres años.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Cómo los protegemos',
      blocks: [
        paragraph(
          'Todas las conexiones están cifradas. Las contraseñas y las pruebas de inicio de sesión se guardan solo como huellas digitales. Nuestro personal ve solo lo que necesita su trabajo. Si pese a todo una fuga te pone en riesgo, te lo decimos a ti y a la autoridad sin demora.',
        ),
      ],
    },
    {
      id: 'cookies',
      heading: 'Cookies',
      blocks: [
        paragraph([
          'Todas las cookies que usamos, y el botón con el que eliges, están en la ',
          link('política de cookies', paths.cookiePreferences()),
          '.',
        ]),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Tus derechos',
      blocks: [
        paragraph([
          'Puedes ver tus datos, corregirlos, llevártelos, hacer que se borren y oponerte a su uso. Cómo hacerlo se explica paso a paso en ',
          link('protección de datos', paths.dataProtection()),
          '.',
        ]),
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios en esta política',
      blocks: [
        paragraph(
          'Si cambiamos algo importante, te lo decimos por correo o en tu próxima visita, antes de que tenga efecto. La fecha de arriba indica la versión más reciente.',
        ),
      ],
    },
  ],
};
