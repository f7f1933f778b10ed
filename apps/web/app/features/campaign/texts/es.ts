import type { CampaignCode, CampaignText } from '../campaign.ts';

export const texts: Record<CampaignCode, CampaignText> = {
  'ramadan-special': {
    title: 'Treinta noches por {first}',
    subTitle: 'La oferta de ramadán',
    description:
      'Después del iftar se reúne toda la casa. Tus primeros 30 días cuestan {first}: todas las series, todas las películas y la televisión en directo.',
    actionText: 'Empezar por {first}',
    rules: [
      { id: 'first', text: 'Los primeros 30 días del plan Solo cuestan {first}.' },
      {
        id: 'then',
        text: 'Después de los primeros 30 días son {monthly} al mes o {yearly} al año: lo eliges al empezar.',
      },
      { id: 'cancel', text: 'Si cancelas dentro de los 30 días, no se cobra nada más.' },
      { id: 'code', text: 'Usa el código promocional {code}. No se combina con otra oferta.' },
    ],
  },
  '80-off': {
    title: 'Un año de historias por {perMonth} al mes',
    subTitle: 'Con el código promocional {code}',
    description:
      'El plan anual por lo que cuesta un vaso de té: {perMonth} al mes, en un solo pago por el año.',
    actionText: 'Usar {code}',
    rules: [
      {
        id: 'first',
        text: 'El primer año del plan anual Solo cuesta {first}, es decir, {perMonth} al mes.',
      },
      { id: 'then', text: 'Después del primer año son {yearly} al año, salvo que canceles antes.' },
      { id: 'code', text: 'Escribe el código promocional {code} al elegir el plan anual.' },
      { id: 'combined', text: 'No se combina con otra oferta.' },
    ],
  },
  'eid-mubarek': {
    title: 'Eid Mubarak',
    subTitle: 'Gratis hasta el 16 de mayo',
    description:
      'Nuestro regalo para la fiesta: mira todo en {name}, gratis hasta el 16 de mayo. Reúne a la familia; del té te encargas tú.',
    actionText: 'Ver gratis hasta el 16 de mayo',
    rules: [
      { id: 'free', text: 'El plan Solo es gratis hasta el 16 de mayo.' },
      {
        id: 'then',
        text: 'Desde el 16 de mayo son {monthly} al mes o {yearly} al año: lo eliges al empezar.',
      },
      { id: 'cancel', text: 'Si cancelas antes del 16 de mayo, no se cobra nada.' },
      { id: 'code', text: 'Usa el código promocional {code}. No se combina con otra oferta.' },
    ],
  },
};
