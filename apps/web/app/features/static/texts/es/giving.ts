import type { GivingText } from '../tree.ts';

export const text: GivingText = {
  title: 'Responsabilidad social',
  description:
    'El 2,5 % (1/40) de nuestros ingresos se da como sadaqa para pozos de agua en países musulmanes.',
  heading: 'Historias que sacan agua',
  lead: 'Cada velada ante la pantalla cava un poco más hondo. Una cuadragésima parte de lo que ganamos se convierte en agua para personas que caminan horas para buscarla.',
  promise: {
    figure: '2,5 %',
    fraction: '1/40',
    statement:
      'El 2,5 % (1/40) de nuestros ingresos se da como sadaqa para pozos de agua en países musulmanes.',
    detail:
      'De los ingresos, no de los beneficios: se da en los años buenos y en los malos, y no añade nada a tu precio.',
  },
  ledger: {
    heading: 'Dónde está cada céntimo',
    text: 'Cada pago tiene su apunte, y cada envío a los pozos también. Las sumas salen directamente de nuestros libros y no nombran a nadie.',
    check: {
      heading: 'Compruébalo',
      steps: [
        'Toma un recibo de tu historial de pagos y divide el importe entre cuarenta.',
        'Abre aquí su mes y busca el número de tu recibo.',
        'La lista muestra el mismo importe y la misma parte. Suma la lista y tendrás el total del mes.',
      ],
    },
    month: 'Mes',
    entries: 'Apuntes',
    revenue: 'Ingresos',
    setAside: 'Apartado',
    transferred: 'Entregado',
    transferTo: 'a {recipient}',
    earlier: 'Meses anteriores',
    note: 'Un reembolso también tiene su apunte, con signo menos. Los meses siguen la hora UTC.',
    entriesOf: 'Apuntes de {month}',
    receipt: 'Recibo',
    date: 'Fecha',
    paid: 'Pagado',
    share: 'Parte',
    download: 'Descargar la tabla',
    newer: 'Más recientes',
    older: 'Más antiguos',
    none: 'Aún no hay pagos. El primero será el primer apunte de esta lista.',
    noEntries: 'No hay apuntes en este mes.',
    failed: 'No se pudo cargar el registro.',
  },
  rows: [
    {
      picture: 'dunes',
      alt: 'Una caravana cruza las dunas con el sol bajo.',
      heading: 'Por qué agua',
      paragraphs: [
        'Saad ibn Ubada preguntó al Profeta, la paz sea con él, qué sadaqa era la mejor para su madre, que había muerto. «El agua», respondió. Saad cavó entonces un pozo y dijo: este es para la madre de Saad.',
        'Lo relata Abu Dawud. No hemos encontrado mejor respuesta a la pregunta de qué dar.',
      ],
    },
    {
      picture: 'lanterns',
      alt: 'Unos faroles cuelgan ante las cúpulas de una mezquita, de noche.',
      heading: 'Por qué una cuadragésima parte',
      paragraphs: [
        'Una parte de cada cuarenta es una medida que toda familia musulmana conoce por el zakat. La elegimos porque se recuerda y se comprueba con facilidad: toma lo que pagaste y divídelo entre cuarenta.',
        'Donde la cuenta no sale exacta, redondeamos hacia arriba. Cada recibo de tu historial de pagos indica su parte.',
      ],
    },
    {
      picture: 'village',
      alt: 'Un pueblo al pie de las montañas, con las ventanas iluminadas.',
      heading: 'Lo que cambia un pozo',
      paragraphs: [
        'Donde el agua está lejos, casi siempre la llevan mujeres y niños, y el camino se come las horas en que otros están en la escuela o en el trabajo. Donde el agua no es limpia, los más pequeños enferman primero.',
        'Un pozo en el pueblo devuelve las mañanas. Es sadaqa yariya, un regalo que sigue dando mientras alguien beba de él.',
      ],
    },
    {
      picture: 'camp',
      alt: 'Unas personas se sientan alrededor de un fuego entre tiendas, con montañas al fondo.',
      heading: 'Lo que puedes hacer',
      paragraphs: [
        'Basta con ver. La parte se reserva de cada pago en cuanto llega, sea cual sea tu plan y pagues como pagues.',
        'Y si quieres dar más, dalo cerca de ti: al vecino, al desconocido, en tu propio nombre.',
      ],
    },
  ],
  close: {
    heading: 'Tu velada, su mañana',
    text: 'Elige un plan, y una cuadragésima parte de él se pone en camino.',
    plans: 'Ver los planes',
    help: 'Hacer una pregunta',
  },
};
