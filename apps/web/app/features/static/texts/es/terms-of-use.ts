import { paths } from '#app/paths.ts';
import { link, list, mail, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Términos de uso',
  description:
    'Qué puedes esperar de {brand} y qué espera {brand} de ti: cuentas, planes, pago, dispositivos y compartir en familia.',
  lead: 'Estos términos son el acuerdo entre {brand} y tú. Están escritos para leerse. Si alguno parece quitarte un derecho que la ley de tu país te da como consumidor, prevalece la ley.',
  updated: { text: 'Última actualización: {date}', day: '2026-11-29' },
  sections: [
    {
      id: 'agreement',
      heading: 'El acuerdo',
      blocks: [
        paragraph(
          '{brand} muestra series, películas y otros contenidos por internet. Aceptas estos términos al crear una cuenta y, en lo que corresponda, también al ver sin cuenta. Si no estás de acuerdo, no uses el servicio.',
        ),
      ],
    },
    {
      id: 'account',
      heading: 'Tu cuenta',
      blocks: [
        list(
          'Debes tener al menos 18 años para abrir una cuenta. Quienes sean menores de esa edad usan la cuenta de sus padres o tutores.',
          'Danos tu nombre verdadero y un correo electrónico o número de teléfono en el que podamos localizarte. Lo confirmamos con un código de un solo uso.',
          'No compartas tu contraseña ni tus códigos. Nunca los pedimos por teléfono, correo o mensaje. Si crees que alguien más los conoce, cambia la contraseña: eso cierra la sesión en tus otros dispositivos.',
          'Lo que ocurre en tu cuenta se considera hecho por ti, salvo que nos hayas dicho que ha caído en otras manos.',
        ),
      ],
    },
    {
      id: 'profiles',
      heading: 'Perfiles y niños',
      blocks: [
        paragraph(
          'Una cuenta puede tener varios perfiles, cada uno con su lista y sus puntos en películas y episodios. Un perfil infantil muestra solo lo elegido para niños. Te ayuda, pero no te sustituye: mira las edades recomendadas y decide lo que ven tus hijos.',
        ),
      ],
    },
    {
      id: 'plans',
      heading: 'Planes, precios y pago',
      blocks: [
        paragraph([
          'Algunos contenidos son gratis. Para todo lo demás necesitas un plan. La ',
          link('página de planes', paths.subscriptionPlans()),
          ' dice qué contiene cada uno, su precio con impuestos y el periodo. Antes de confirmar ves lo que pagas hoy, y cuándo y cuánto pagas después.',
        ]),
        list(
          'El pago pasa por una pasarela como PayPal o iyzico, o por la factura de tu operador móvil. Para el pago en sí valen sus condiciones. Nunca vemos tu número de tarjeta completo.',
          'Un plan se renueva por sí solo al final de cada periodo, al precio al que lo contrataste, hasta que lo canceles.',
          'Si un pago falla, el plan queda en pausa y te lo decimos. No se borra nada, y todo vuelve a funcionar cuando llega el pago.',
          'Anunciamos un precio más alto al menos 30 días antes del periodo en que se cobra por primera vez. Hasta entonces puedes cancelar.',
        ),
      ],
    },
    {
      id: 'promotions',
      heading: 'Códigos promocionales y ofertas',
      blocks: [
        paragraph(
          'Un código promocional o una oferta vale para el plan, el tiempo y el número de usos que se indican. Dos ofertas no se pueden combinar. Si un código no vale para ti, decimos por qué antes de que pagues. Los códigos no se pueden cambiar por dinero ni vender.',
        ),
      ],
    },
    {
      id: 'cancelling',
      heading: 'Cancelar',
      blocks: [
        paragraph(
          'Puedes cancelar en cualquier momento, sin dar motivos, en los ajustes, en «Plan». Sigues viendo hasta que termine el periodo pagado y no se te cobra de nuevo. Tus perfiles y favoritos se guardan un año: si vuelves en ese tiempo, todo está donde lo dejaste.',
        ),
      ],
    },
    {
      id: 'refunds',
      heading: 'Desistimiento y reembolsos',
      blocks: [
        paragraph([
          'Durante los 14 días siguientes al día del primer pago de un contrato puedes desistir de él sin dar motivos. Si el último día cae en fin de semana, tienes hasta el lunes. Lo declaras en la página ',
          link('Desistir del contrato', paths.withdraw()),
          ' y lo confirmas ahí, también sin iniciar sesión. Te lo confirmamos con la hora en que lo recibimos, devolvemos todo lo que has pagado por este contrato, por la misma vía y en un plazo de 14 días, y el contrato termina. Un cambio de plan es un contrato nuevo; una renovación no lo es.',
        ]),
        paragraph([
          'También devolvemos lo que se cobró dos veces o por error. Escribe a ',
          mail('{email}'),
          ' e indica el recibo.',
        ]),
      ],
    },
    {
      id: 'family-sharing',
      heading: 'Compartir en familia',
      blocks: [
        paragraph(
          'Con un plan familiar, su titular puede invitar a miembros de la misma familia. El titular paga, ve los nombres de los miembros y puede quitarlos; cada miembro puede salir. Cada miembro tiene su propia cuenta, lista e historial, que el titular no ve. Cuando el plan familiar termina, termina para todos.',
        ),
      ],
    },
    {
      id: 'devices',
      heading: 'Dispositivos',
      blocks: [
        paragraph(
          'Un plan indica en cuántas pantallas se puede ver a la vez, y si funciona solo en teléfonos y tabletas. También está limitado con cuántos dispositivos se puede ver en una cuenta; tus ajustes indican el número. Puedes quitar dispositivos de tu lista. También está limitado cuántas veces puedes hacerlo, para que una cuenta no pase de mano en mano.',
        ),
      ],
    },
    {
      id: 'use',
      heading: 'Lo que puedes hacer y lo que no',
      blocks: [
        paragraph('Puedes ver para ti y con tu familia e invitados en casa. No puedes:'),
        list(
          'copiar, grabar, revender o mostrar en público lo que ves;',
          'eludir la protección de los vídeos, los límites de dispositivos o las regiones para las que un título tiene licencia;',
          'extraer contenidos del servicio con programas automáticos, buscar en él fallos de seguridad sin nuestro consentimiento, o sobrecargarlo en perjuicio de otros;',
          'compartir tu cuenta con personas ajenas a tu familia.',
        ),
      ],
    },
    {
      id: 'catalogue',
      heading: 'Lo que ofrecemos',
      blocks: [
        paragraph(
          'Los títulos llegan y se van con sus licencias, y varían de un país a otro. Los elegimos para familias, pero los gustos difieren y una edad recomendada no es una promesa. La calidad de imagen depende de tu plan, tu conexión y tu dispositivo. Cuidamos el servicio con esmero. Aun así puede fallar; si falla durante mucho tiempo, alargamos tu periodo en la misma medida.',
        ),
      ],
    },
    {
      id: 'giving',
      heading: 'La parte que damos',
      blocks: [
        paragraph([
          'Donamos una parte de nuestros ingresos. Lo damos de lo nuestro: no añade nada a tu precio, y no es una donación tuya a efectos fiscales. Más en la página de ',
          link('responsabilidad social', paths.socialResponsibility()),
          '.',
        ]),
      ],
    },
    {
      id: 'rights',
      heading: 'Derechos sobre el contenido',
      blocks: [
        paragraph(
          'Las películas, las series y demás contenidos, los textos, las imágenes y los programas de {brand} nos pertenecen a nosotros o a quienes nos permiten usarlos. Recibes el derecho de ver, nada más. Lo que nos envías, como un mensaje o un archivo para el equipo de ayuda, sigue siendo tuyo; lo usamos solo para ayudarte.',
        ),
      ],
    },
    {
      id: 'suspension',
      heading: 'Cuándo cerramos una cuenta',
      blocks: [
        paragraph(
          'Si alguien incumple estos términos gravemente, o de nuevo tras una advertencia, podemos bloquear la cuenta o poner fin al acuerdo. Decimos por qué, y puedes oponerte. Si lo terminamos sin un motivo así, devolvemos la parte del periodo que queda.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'Responsabilidad',
      blocks: [
        paragraph(
          'Respondemos sin límite por dolo, negligencia grave y daños a la vida, el cuerpo o la salud. Por negligencia leve respondemos solo donde incumplimos una obligación esencial del acuerdo, y entonces por el daño previsible. No se ven afectados los derechos de la ley de responsabilidad por productos.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Cambios en estos términos',
      blocks: [
        paragraph(
          'Podemos cambiar estos términos por buenas razones, como una ley nueva o una función nueva. Te lo decimos por correo al menos 30 días antes. Si no estás de acuerdo, puedes cancelar, y los términos anteriores valen hasta que termine tu periodo.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'Ley y controversias',
      blocks: [
        paragraph(
          'Se aplica la ley del país en que {brand} tiene su sede, junto con la protección del consumidor del país en que vives. Habla primero con nosotros: casi todo se resuelve con un mensaje. Puedes acudir libremente a los tribunales o al arbitraje de consumo de donde vives.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Contacto',
      blocks: [
        paragraph([
          'Las preguntas sobre estos términos van a ',
          mail('{email}'),
          '. Muchas tienen respuesta en el ',
          link('centro de ayuda', paths.helpCenter()),
          '.',
        ]),
      ],
    },
  ],
};
