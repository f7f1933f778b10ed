import type { CampaignCode, CampaignText } from '../campaign.ts';

export const texts: Record<CampaignCode, CampaignText> = {
  'ramadan-special': {
    title: 'Treinta noches por {first}',
    subTitle: 'La oferta de ramadán',
    description:
      'Después del iftar se reúne toda la casa. Los primeros 30 días te cuestan {first}: todas las series, todas las películas y la televisión en directo.',
    actionText: 'Empezar por {first}',
    rules: [
      { id: 'first', text: 'Con el plan Solo, los primeros 30 días cuestan {first}.' },
      {
        id: 'then',
        text: 'Pasados los 30 días, son {monthly} al mes o {yearly} al año, según lo que elijas al empezar.',
      },
      { id: 'cancel', text: 'Si cancelas durante esos 30 días, no se cobra nada más.' },
      {
        id: 'code',
        text: 'Usa el código promocional {code}. No se puede combinar con otra oferta.',
      },
    ],
  },
  '80-off': {
    title: 'Un año de historias por {perMonth} al mes',
    subTitle: 'Con el código promocional {code}',
    description:
      'El plan anual por lo que cuesta un vaso de té: {perMonth} al mes, en un solo pago para todo el año.',
    actionText: 'Usar {code}',
    rules: [
      {
        id: 'first',
        text: 'Con el plan Solo anual, el primer año cuesta {first}, es decir, {perMonth} al mes.',
      },
      {
        id: 'then',
        text: 'A partir del segundo año son {yearly} al año, salvo que canceles antes.',
      },
      { id: 'code', text: 'Escribe el código promocional {code} al elegir el plan anual.' },
      { id: 'combined', text: 'El código no se puede combinar con otra oferta.' },
    ],
  },
  'eid-mubarek': {
    title: 'Eid Mubarak',
    subTitle: 'Gratis hasta el {until}',
    description:
      'Nuestro regalo por el Eid: todo lo que hay en {brand}, gratis hasta el {until}. Reúne a la familia: las historias corren de nuestra cuenta; el té, de la tuya.',
    actionText: 'Ver gratis hasta el {until}',
    rules: [
      { id: 'free', text: 'El plan Solo es gratis hasta el {until}.' },
      {
        id: 'then',
        text: 'A partir del {until}, son {monthly} al mes o {yearly} al año, según lo que elijas al empezar.',
      },
      { id: 'cancel', text: 'Si cancelas antes del {until}, no se cobra nada.' },
      {
        id: 'code',
        text: 'Usa el código promocional {code}. No se puede combinar con otra oferta.',
      },
    ],
  },
};
