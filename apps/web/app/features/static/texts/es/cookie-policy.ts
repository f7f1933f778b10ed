import { paths } from '#app/paths.ts';
import { link, list, mail, names, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Política de cookies',
  description: 'Qué cookies usa {brand}, para qué sirve cada una y cómo cambiar de opinión.',
  lead: 'Esta página explica qué son las cookies, cuáles guarda {brand} en tu dispositivo y qué puedes hacer al respecto.',
  updated: { text: 'Última actualización: {date}', day: '2022-03-29' },
  sections: [
    {
      id: 'what-are-cookies',
      heading: '¿Qué son las cookies?',
      blocks: [
        paragraph(
          'Una cookie es un pequeño texto que un sitio web pide a tu navegador que guarde y que devuelva en la próxima visita. No puede ejecutar programas ni leer tus archivos. Permite que el sitio sepa que dos visitas vienen del mismo navegador, para que no tengas que iniciar sesión, elegir el idioma o ajustar el volumen cada vez.',
        ),
        paragraph(
          'Algunas cookies terminan al cerrar el navegador, otras duran hasta una fecha fijada. Además de cookies usamos el almacenamiento que tu navegador ofrece a los sitios web, por ejemplo para las palabras que buscaste por última vez. Lo que aquí se dice de las cookies vale también para él.',
        ),
      ],
    },
    {
      id: 'necessary',
      heading: 'Cookies necesarias',
      blocks: [
        paragraph(
          'Sin ellas el servicio no funciona, así que no necesitan consentimiento y no se pueden desactivar aquí.',
        ),
        names({
          kandil_token:
            'Muestra que has iniciado sesión. Termina con el navegador, salvo que hayas pedido seguir con la sesión abierta, y como máximo a los 365 días.',
          kandil_token_expiry: 'Cuándo hay que renovar esa prueba.',
          '__Host-rt': 'La renueva. Solo nuestro servidor puede leerla.',
          kandil_profile: 'Qué perfil está en uso. 365 días.',
          kandil_device:
            'Un número al azar para este navegador, que sirve para tu lista de dispositivos y su límite. 365 días.',
          kandil_language: 'El idioma que elegiste. 365 días.',
          kandil_consent: 'Tu respuesta al aviso de cookies, para no volver a preguntar. 365 días.',
          kandil_webview:
            'Se usa dentro de nuestras aplicaciones, donde el sitio se muestra sin su menú. Termina con la aplicación.',
          kandil_probe:
            'Se escribe y se borra al momento, para saber si tu navegador guarda cookies.',
          kandil_session:
            'Avisa a las demás pestañas de que has iniciado o cerrado sesión. Hasta que borres los datos de este sitio.',
          kandil_cache_config:
            'Los ajustes del servicio, para cuando no se pueden cargar. Hasta que borres los datos de este sitio.',
          kandil_cache_reports: 'Hasta dónde has visto, mientras no lo recibe nuestro servidor.',
          'kandil_cache_list-changes':
            'Los cambios en Mi lista hechos sin conexión, hasta que se envían. 7 días.',
          kandil_cache_social:
            'Si has iniciado sesión aquí con Google, Facebook o Apple, para que vuelvan a preguntar cuando la cierres. Hasta que borres los datos de este sitio.',
          'kandil.social':
            'Un inicio de sesión con Google, Facebook o Apple que está en curso. Termina con la pestaña.',
          'kandil.come-back':
            'La página a la que vuelves después de pagar. Termina con la pestaña.',
          'kandil.offer':
            'La oferta que se te mostró o el código que escribiste, hasta que veas el precio. Termina con la pestaña.',
          'kandil.invitation':
            'La invitación familiar que abriste, hasta que te unas. Termina con la pestaña.',
          'kandil.notification': 'Un mensaje para la página siguiente. Termina con la pestaña.',
          kandil_missed:
            'Evita que una página se cargue una y otra vez tras una actualización. Termina con la pestaña.',
          'kandil_cache_new-profile kandil_cache_support kandil_cache_reply kandil_cache_card-details':
            'Lo que has escrito en un formulario, para que no se pierda. Termina con la pestaña, y los datos de la tarjeta al cabo de una hora.',
          'shell assets':
            'Archivos del sitio, para que se abra rápido y te avise cuando no hay conexión. 60 días.',
        }),
      ],
    },
    {
      id: 'functionality',
      heading: 'Cookies funcionales',
      blocks: [
        paragraph(
          'Recuerdan cómo te gusta ver. Sin ellas, cada vídeo empieza con nuestros ajustes.',
        ),
        paragraph(
          'Sin tu consentimiento, lo que eliges solo se recuerda hasta que cierras la página.',
        ),
        names({
          kandil_player_volume: 'El volumen del reproductor. 365 días.',
          kandil_player_muted: 'Si el sonido está quitado. 365 días.',
          kandil_video_quality: 'La calidad de imagen que elegiste. 365 días.',
          kandil_audio_language: 'El idioma en que escuchas. 365 días.',
          kandil_subtitle_enabled: 'Si se muestran los subtítulos. 365 días.',
          kandil_subtitle_language: 'El idioma de los subtítulos. 365 días.',
          kandil_subtitle_look:
            'El tamaño de los subtítulos, su color y lo que hay detrás. 365 días.',
          kandil_subtitle_second: 'El segundo idioma de los subtítulos. 365 días.',
          kandil_player:
            'Lo que el reproductor hace por sí mismo: qué salta, qué escenas oculta, los idiomas de un perfil. 365 días.',
          kandil_popups:
            'Qué avisos de temporada has visto y qué avisos de mantenimiento has cerrado, para que no vuelvan. 365 días.',
          kandil_recent_searches: 'Tus últimas búsquedas. Hasta que cierres sesión o las borres.',
          kandil_cache_continues:
            'Si tu inicio tiene una fila para seguir viendo. Hasta que cierres sesión.',
          kandil_cache_offline:
            'Inicio y Mi lista tal como los viste, para cuando no hay conexión. 30 días, o hasta que cierres sesión.',
          kandil_cache_prayer:
            'Tus ajustes de las horas de oración, con tu lugar. Hasta que cierres sesión o los desactives.',
          kandil_cache_prayer_told: 'Qué oraciones se te han recordado. 2 días.',
          kandil_cache_prayer_banner: 'Que has cerrado la cuenta atrás del ramadán. 1 día.',
          'kandil_scroll kandil_lists':
            'En qué lugar de una página estabas. Termina con la pestaña.',
          pictures:
            'Las imágenes de los títulos que has visto, para cuando no hay conexión. 30 días, o hasta que cierres sesión.',
        }),
      ],
    },
    {
      id: 'analytical',
      heading: 'Cookies analíticas',
      blocks: [
        paragraph(
          'Con tu consentimiento contamos qué páginas se visitan, qué títulos se abren y dónde falla algo, para arreglar lo que está roto y ofrecer más títulos como los que se ven. Contamos el conjunto, no a cada persona: no vendemos las cifras ni las unimos a tu nombre.',
        ),
        paragraph(
          'Ninguna herramienta de medición se carga antes de que lo permitas. Nunca se carga ninguna en páginas donde pagas, recuperas una contraseña o activas un televisor.',
        ),
        names({
          'kandil.events kandil.told-payments':
            'Lo que espera a ser contado, si lo permites. Termina con la pestaña.',
        }),
      ],
    },
    {
      id: 'social-media',
      heading: 'Cookies de redes sociales',
      blocks: [
        paragraph(
          'Con tu consentimiento, redes como Facebook pueden reconocer que una visita llegó desde sus páginas, y pueden guardar sus propias cookies cuando inicias sesión con Google, Facebook o Apple. Esas cookies se rigen por las políticas de esas empresas.',
        ),
        paragraph(
          'Los botones con los que compartes un título son simples enlaces. No dicen nada a una red hasta que los pulsas.',
        ),
      ],
    },
    {
      id: 'options',
      heading: 'Tus opciones',
      blocks: [
        paragraph('Tú decides, y puedes cambiar de opinión en cualquier momento:'),
        list(
          'Elige aquí qué tipos de cookies podemos usar. La elección vale durante 365 días.',
          'Borra las cookies en los ajustes de tu navegador, o haz que las rechace. Si rechaza también las necesarias, no podrás iniciar sesión.',
          'Abre el sitio en una ventana privada: todo se olvida al cerrarla.',
        ),
        { kind: 'cookiePreferences', label: 'Abrir las preferencias de cookies' },
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios en esta política',
      blocks: [
        paragraph(
          'Cuando empezamos a usar otra cookie, o una antigua para algo nuevo, cambiamos esta página y la fecha de arriba. Si el cambio afecta a cookies que necesitan tu consentimiento, antes volvemos a pedírtelo.',
        ),
      ],
    },
    {
      id: 'acceptance',
      heading: 'Aceptación',
      blocks: [
        paragraph(
          'Al pulsar «Aceptar todo» se aceptan los cuatro tipos de cookies. Al pulsar «Solo necesarias» quedan solo esas. Hasta que respondas se usan solo las necesarias; seguir sin responder no cuenta como consentimiento.',
        ),
        paragraph([
          'Cómo tratamos los datos personales más allá de las cookies se explica en la ',
          link('política de privacidad', paths.privacyPolicy()),
          '.',
        ]),
      ],
    },
    {
      id: 'contact',
      heading: 'Contacto',
      blocks: [
        paragraph([
          '¿Hay algo poco claro, o equivocado? Escribe a ',
          mail('{email}'),
          ' y responderá una persona.',
        ]),
      ],
    },
  ],
};
