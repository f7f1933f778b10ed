import { paths } from '#app/paths.ts';
import { link, list, mail, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Reglamento General de Protección de Datos',
  description:
    'Tus derechos según el RGPD y cómo ejercerlos en {brand}: ver, corregir, exportar, borrar, oponerse.',
  lead: 'El Reglamento General de Protección de Datos (RGPD) de la Unión Europea te da derechos sobre tus datos. Concedemos esos derechos a todas las personas, vivan donde vivan.',
  updated: { text: 'Última actualización: {date}', day: '2026-11-20' },
  sections: [
    {
      id: 'how',
      heading: 'Cómo ejercer tus derechos',
      blocks: [
        paragraph([
          'Casi todo puedes hacerlo tú, enseguida, en tus ',
          link('ajustes', paths.settings()),
          ', en «Cookies y privacidad». Para todo lo demás escribe a ',
          mail('{email}'),
          '.',
        ]),
        list(
          'No cuesta nada.',
          'Respondemos en un mes. Si una petición es muy amplia puede tardar dos meses más; entonces te lo decimos dentro del primero.',
          'Escribe desde la dirección de tu cuenta. Si no tenemos la certeza de que eres tú, pedimos un código de un solo uso, nunca una copia de un documento de identidad.',
          'Si no podemos atender una petición, decimos por qué y qué puedes hacer.',
        ),
      ],
    },
    {
      id: 'bases',
      heading: 'Con qué fundamento usamos los datos',
      blocks: [
        list(
          'Contrato (artículo 6, apartado 1, letra b): cuenta, perfiles, reproducción, pago, ayuda.',
          'Obligación legal (artículo 6, apartado 1, letra c): recibos y cuentas.',
          'Interés legítimo (artículo 6, apartado 1, letra f): protección contra abusos, límites de dispositivos y de intentos, arreglo de fallos.',
          'Consentimiento (artículo 6, apartado 1, letra a): cookies funcionales, analíticas y de redes sociales, y novedades por correo.',
        ),
        paragraph([
          'Qué datos son, y por cuánto tiempo, se explica en la ',
          link('política de privacidad', paths.privacyPolicy()),
          '.',
        ]),
      ],
    },
    {
      id: 'access',
      heading: 'Ver tus datos (artículo 15)',
      blocks: [
        paragraph(
          'Puedes preguntar si guardamos datos sobre ti y cuáles, de dónde vienen y quién los recibió, y obtener una copia. La exportación de tus ajustes contiene cuenta, perfiles, listas, historial, dispositivos y recibos.',
        ),
      ],
    },
    {
      id: 'rectification',
      heading: 'Corregirlos (artículo 16)',
      blocks: [
        paragraph(
          'El nombre, el correo electrónico, el número de teléfono, el idioma y los perfiles se cambian en tus ajustes. Un correo nuevo se confirma antes de que valga.',
        ),
      ],
    },
    {
      id: 'erasure',
      heading: 'Hacer que se borren (artículo 17)',
      blocks: [
        paragraph(
          'Al borrar tu cuenta en los ajustes desaparecen la cuenta, sus perfiles, listas e historial. Antes preguntamos una vez más y decimos qué se queda: los recibos, que la ley fiscal nos obliga a guardar, y los eventos de seguridad. Un plan aún en curso termina con ella.',
        ),
      ],
    },
    {
      id: 'restriction',
      heading: 'Limitar su uso (artículo 18)',
      blocks: [
        paragraph(
          'Mientras se aclara si los datos son correctos o si podemos usarlos, puedes pedir que los guardemos sin usarlos. Para pedirlo, escríbenos. Entonces te enviamos un correo, y otro al menos siete días antes de volver a usar los datos.',
        ),
      ],
    },
    {
      id: 'portability',
      heading: 'Llevártelos (artículo 20)',
      blocks: [
        paragraph(
          'La exportación es un archivo que otros programas pueden leer. Si lo pides, lo enviamos directamente a otro proveedor cuando sea posible.',
        ),
      ],
    },
    {
      id: 'objection',
      heading: 'Oponerte (artículo 21)',
      blocks: [
        paragraph(
          'Cuando nos basamos en un interés legítimo, puedes oponerte por motivos de tu situación particular. Entonces dejamos de hacerlo, salvo que haya motivos imperiosos en contra. A las novedades y la publicidad puedes oponerte en cualquier momento, sin dar motivos.',
        ),
      ],
    },
    {
      id: 'consent',
      heading: 'Retirar el consentimiento (artículo 7)',
      blocks: [
        paragraph(
          'Puedes retirar tu consentimiento con la misma facilidad con que lo diste. Vale desde ese momento.',
        ),
        { kind: 'cookiePreferences', label: 'Abrir las preferencias de cookies' },
      ],
    },
    {
      id: 'automated',
      heading: 'Decisiones automatizadas (artículo 22)',
      blocks: [
        paragraph(
          'Las sugerencias las ordena una máquina. Nada que tenga efectos legales para ti, o que te afecte de forma parecida, lo decide solo una máquina. Si una cuenta se ha bloqueado automáticamente, por ejemplo tras muchas contraseñas equivocadas, una persona lo revisa cuando nos escribes.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Niños (artículo 8)',
      blocks: [
        paragraph(
          'Las cuentas son para adultos. Los padres ejercen los derechos de sus hijos para los perfiles de su cuenta. Si crees que un niño ha abierto una cuenta, dínoslo y la borramos.',
        ),
      ],
    },
    {
      id: 'breach',
      heading: 'Si algo sale mal (artículos 33 y 34)',
      blocks: [
        paragraph(
          'Comunicamos a la autoridad una violación de datos personales en un plazo de 72 horas desde que la conocemos, salvo que no suponga un riesgo. Si el riesgo para ti es alto, te lo decimos también: qué ha pasado y qué conviene que hagas.',
        ),
      ],
    },
    {
      id: 'complaint',
      heading: 'Reclamar (artículo 77)',
      blocks: [
        paragraph(
          'Puedes reclamar ante una autoridad de protección de datos donde vives, donde trabajas o donde creas que se ha infringido la ley. Nos alegraría tener antes la ocasión de corregirlo, pero no es obligatorio.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Contacto',
      blocks: [
        paragraph([
          'La persona encargada de la protección de datos en {brand} lee ',
          mail('{email}'),
          '. Empieza el asunto con «Protección de datos».',
        ]),
      ],
    },
  ],
};
