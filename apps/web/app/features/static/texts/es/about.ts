import { paths } from '#app/paths.ts';
import { type AboutText, link, mail } from '../tree.ts';

export const text: AboutText = {
  title: 'Sobre nosotros',
  description:
    '{brand} es un servicio de streaming para familias musulmanas: series, películas y televisión en directo en doce idiomas.',
  heading: 'Una luz, con toda la familia alrededor',
  lead: '{brand} lleva series, películas y televisión en directo a hogares donde abuela, padres e hijos ven lo mismo, y donde nadie tiene que buscar el mando a toda prisa.',
  plans: 'Ver los planes',
  story: {
    heading: 'La lámpara que nos da nombre',
    paragraphs: [
      'Desde hace siglos se encienden lámparas de aceite en los alminares de Estambul en las noches benditas del año. La gente acabó llamando kandil a esas noches, por las lámparas. En ellas las calles brillan, las puertas están abiertas y se cuentan historias hasta tarde.',
      'Esa es la luz a la que nos referimos. No la que deslumbra, sino la que reúne a una familia. Lo que mostramos se elige para ella: historias de nuestras ciudades y nuestras estepas, de la historia y de la casa de al lado, bien hechas y dignas de la velada.',
    ],
    alt: 'Las cúpulas y los alminares de Estambul ante una luna llena.',
  },
  valuesHeading: 'Lo que nos importa',
  values: [
    {
      id: 'family',
      heading: 'Para todos en el sofá',
      text: 'Una persona mira cada título antes de que llegue aquí. Las edades recomendadas son sinceras, y un perfil infantil ve solo lo elegido para niños.',
    },
    {
      id: 'languages',
      heading: 'En tu idioma',
      text: 'El servicio habla doce idiomas, de derecha a izquierda con la misma naturalidad que de izquierda a derecha, y el sonido y los subtítulos siguen tus preferencias.',
    },
    {
      id: 'privacy',
      heading: 'Nadie mira lo que miras',
      text: [
        'Ninguna herramienta de medición se carga antes de que lo permitas, y no vendemos datos. Todo está en la ',
        link('política de privacidad', paths.privacyPolicy()),
        '.',
      ],
    },
    {
      id: 'giving',
      heading: 'Una parte para agua',
      text: [
        'Una cuadragésima parte de nuestros ingresos se destina a pozos donde el agua está lejos. Cómo y por qué se cuenta en la página de ',
        link('responsabilidad social', paths.socialResponsibility()),
        '.',
      ],
    },
  ],
  factsHeading: 'En cifras',
  facts: [
    { id: 'languages', figure: '12', text: 'idiomas, cada uno en su escritura y su dirección' },
    { id: 'giving', figure: '1/40', text: 'de nuestros ingresos se convierte en pozos de agua' },
    { id: 'privacy', figure: '0', text: 'rastreadores antes de que digas que sí' },
  ],
  contact: {
    heading: 'Habla con nosotros',
    text: [
      'Elogios, críticas, una historia que deberíamos contar: escribe a ',
      mail('{email}'),
      ' y lo leerá una persona.',
    ],
    help: 'Centro de ayuda',
  },
};
