import type { LandingText } from './shape.ts';

export const text: LandingText = {
  heading: 'Hecho para tu forma de vivir',
  lead: 'Pequeños detalles que en casa se notan.',
  prayer: {
    title: 'Horas de oración e iftar',
    text: 'Un aviso discreto antes de cada oración, una película que espera a que vuelvas y, en ramadán, la cuenta atrás hasta el iftar y el suhur. Se calcula en tu dispositivo: tu lugar se queda contigo.',
    place: 'La Meca, hoy',
    iftar: 'iftar',
    link: 'Ver las horas de tu ciudad',
  },
  study: {
    title: 'Dos idiomas a la vez',
    text: 'Dos líneas de subtítulos, una transcripción donde buscar y cada frase otra vez con una tecla: el idioma se aprende por el camino.',
    line: 'Seguía lloviendo.',
  },
  guard: {
    title: 'Protección de escenas',
    text: 'Las escenas que no son para toda la familia están marcadas. Oculta la imagen, quita el sonido, sáltalas o pide un aviso antes.',
    hidden: 'Imagen oculta',
  },
  hours: {
    title: 'Horario para los niños',
    text: 'Cuánto al día y entre qué horas. Diez minutos antes del final llega un aviso amable, y tú ves lo que han visto.',
  },
  giving: { setAside: 'Apartado hasta hoy', transferred: 'Entregado hasta hoy' },
};
