import { paths } from '#app/paths.ts';
import { type AboutText, link, mail } from '../tree.ts';

export const text: AboutText = {
  title: 'Kutuhusu',
  description:
    '{brand} ni huduma ya kutazama mtandaoni kwa familia za Kiislamu: tamthilia, filamu na televisheni mubashara kwa lugha kumi na mbili.',
  heading: 'Nuru moja, familia nzima ikiizunguka',
  lead: '{brand} inaleta tamthilia, filamu na televisheni mubashara katika nyumba ambamo bibi, wazazi na watoto hutazama pamoja, na ambapo hakuna anayelazimika kukimbilia rimoti.',
  plans: 'Ona mipango',
  story: {
    heading: 'Taa iliyotupa jina',
    paragraphs: [
      'Kwa karne nyingi, taa za mafuta ziliwashwa kwenye minara ya Istanbul katika usiku mtukufu wa mwaka. Watu wakauita usiku huo kandil, kama taa zenyewe. Usiku huo mitaa huwa na mwanga, milango huwa wazi, na hadithi husimuliwa hadi usiku wa manane.',
      'Hiyo ndiyo nuru tunayoikusudia. Si ile inayong’arisha macho, bali ile ambayo familia huizunguka. Tunachoonyesha huchaguliwa kwa ajili yake: hadithi za miji na nyika zetu, za historia na za nyumba ya jirani, zilizotengenezwa vizuri na zinazostahili jioni yako.',
    ],
    alt: 'Makuba na minara ya Istanbul mbele ya mwezi mpevu.',
  },
  valuesHeading: 'Tunachokishikilia',
  values: [
    {
      id: 'family',
      heading: 'Kwa kila aliye kwenye kochi',
      text: 'Sisi hutazama kila kichwa kabla ya kukiweka hapa. Viwango vya umri ni vya kweli, na wasifu wa mtoto huona tu kilichochaguliwa kwa watoto.',
    },
    {
      id: 'languages',
      heading: 'Kwa lugha yako',
      text: 'Huduma inazungumza lugha kumi na mbili, kutoka kulia kwenda kushoto kwa urahisi uleule wa kushoto kwenda kulia, na sauti na manukuu yake hufuata unachopenda.',
    },
    {
      id: 'privacy',
      heading: 'Hakuna anayekutazama ukitazama',
      text: [
        'Hakuna zana ya takwimu inayopakiwa kabla hujaruhusu, na hatuuzi data. Yote yako kwenye ',
        link('sera ya faragha', paths.privacyPolicy()),
        '.',
      ],
    },
    {
      id: 'giving',
      heading: 'Sehemu kwa ajili ya maji',
      text: [
        'Sehemu ya arobaini ya mapato yetu huenda kwenye visima mahali ambapo maji yako mbali. Jinsi gani na kwa nini, imeelezwa kwenye ukurasa wa ',
        link('sadaka', paths.socialResponsibility()),
        '.',
      ],
    },
  ],
  factsHeading: 'Kwa tarakimu',
  facts: [
    { id: 'languages', figure: '12', text: 'lugha, kila moja kwa maandishi na mwelekeo wake' },
    { id: 'giving', figure: '1/40', text: 'ya mapato yetu inakuwa visima vya maji' },
    { id: 'privacy', figure: '0', text: 'vifuatiliaji kabla hujasema ndiyo' },
  ],
  contact: {
    heading: 'Zungumza nasi',
    text: [
      'Sifa, ukosoaji, hadithi tunayopaswa kusimulia: ',
      mail('{email}'),
      ' inasomwa na watu.',
    ],
    help: 'Kituo cha msaada',
  },
};
