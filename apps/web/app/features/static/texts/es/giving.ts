import type { GivingText } from '../tree.ts';

export const text: GivingText = {
  title: 'Responsabilidad social',
  lead: 'Aquí puedes ver qué se apartó de cada pago y adónde fue.',
  detail:
    'De los ingresos, no de los beneficios: se da en los años buenos y en los malos, y no añade nada a tu precio.',
  ledger: {
    heading: 'Dónde está cada céntimo',
    text: 'Cada pago tiene su apunte, y cada envío también. Las sumas salen directamente de nuestros libros y no nombran a nadie.',
    check: {
      heading: 'Compruébalo',
      steps: [
        'Toma un recibo de tu historial de pagos. En él figura la parte que se apartó.',
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
};
