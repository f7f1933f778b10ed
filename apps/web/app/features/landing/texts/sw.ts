import type { LandingText } from './shape.ts';

export const text: LandingText = {
  heading: 'Kwa jinsi mnavyoishi',
  lead: 'Mambo madogo yanayoleta tofauti nyumbani.',
  prayer: {
    title: 'Nyakati za swala na futari',
    text: 'Kikumbusho cha upole kabla ya kila swala, filamu inayokusubiri hadi urudi, na katika Ramadhani hesabu ya kuelekea futari na daku. Huhesabiwa kwenye kifaa chako: mahali ulipo pabaki kwako.',
    place: 'Makka, leo',
    iftar: 'futari',
    link: 'Tazama nyakati za ulipo',
  },
  study: {
    title: 'Lugha mbili kwa pamoja',
    text: 'Mistari miwili ya manukuu, maandishi ya kutafuta ndani yake, na mstari wowote tena kwa kubofya mara moja: lugha hujifunzwa njiani.',
    line: 'Mvua ilikuwa bado inanyesha.',
  },
  guard: {
    title: 'Mlinzi wa Matukio ya Familia',
    text: 'Matukio yasiyofaa familia nzima yamewekewa alama. Ficha picha, zima sauti, ruka, au ujulishwe kwanza.',
    hidden: 'Picha imefichwa',
  },
  hours: {
    title: 'Saa za watoto kutazama',
    text: 'Muda gani kwa siku, na kati ya saa ngapi. Neno la upole huja dakika kumi kabla ya mwisho, nawe unaona kilichotazamwa.',
  },
  giving: { setAside: 'Imetengwa hadi sasa', transferred: 'Imetumwa hadi sasa' },
};
