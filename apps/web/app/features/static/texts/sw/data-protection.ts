import { paths } from '#app/paths.ts';
import { link, list, mail, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Kanuni ya Jumla ya Ulinzi wa Data',
  description:
    'Haki zako chini ya GDPR na jinsi ya kuzitumia kwenye {brand}: kuona, kusahihisha, kuhamisha, kufuta, kupinga.',
  lead: 'Kanuni ya Jumla ya Ulinzi wa Data (GDPR) ya Umoja wa Ulaya inakupa haki juu ya data yako. Tunampa kila mtu haki hizo, popote unapoishi.',
  updated: { text: 'Ilisasishwa mwisho {date}', day: '2026-11-20' },
  sections: [
    {
      id: 'how',
      heading: 'Jinsi ya kutumia haki zako',
      blocks: [
        paragraph([
          'Mengi unaweza kuyafanya mwenyewe, mara moja, kwenye ',
          link('mipangilio', paths.settings()),
          ' yako, sehemu ya vidakuzi na faragha. Kwa mengine yote andika kwa ',
          mail('{email}'),
          '.',
        ]),
        list(
          'Ni bure.',
          'Tunajibu ndani ya mwezi mmoja. Ikiwa ombi ni pana sana linaweza kuchukua miezi miwili zaidi; hapo tunakuambia ndani ya mwezi wa kwanza.',
          'Andika kutoka kwenye anwani ya akaunti yako. Tusipokuwa na hakika kuwa ni wewe, tunaomba msimbo wa mara moja, kamwe si nakala ya kitambulisho.',
          'Tusipoweza kutimiza ombi, tunasema kwa nini na unachoweza kufanya.',
        ),
      ],
    },
    {
      id: 'bases',
      heading: 'Tunatumia data kwa misingi gani',
      blocks: [
        list(
          'Mkataba (Kifungu cha 6(1)(b)): akaunti, wasifu, uchezaji, malipo, msaada.',
          'Wajibu wa kisheria (Kifungu cha 6(1)(c)): stakabadhi na hesabu.',
          'Maslahi halali (Kifungu cha 6(1)(f)): ulinzi dhidi ya matumizi mabaya, vikomo vya vifaa na majaribio, kurekebisha hitilafu.',
          'Ridhaa (Kifungu cha 6(1)(a)): vidakuzi vya utendaji, takwimu na mitandao ya kijamii, na habari kwa barua pepe.',
        ),
        paragraph([
          'Ni data ipi, na kwa muda gani, imeelezwa kwenye ',
          link('sera ya faragha', paths.privacyPolicy()),
          '.',
        ]),
      ],
    },
    {
      id: 'access',
      heading: 'Kuona data yako (Kifungu cha 15)',
      blocks: [
        paragraph(
          'Unaweza kuuliza kama tunahifadhi data yako na ipi, ilitoka wapi, nani aliipokea, na kupata nakala. Faili ya kuhamisha kwenye mipangilio yako ina akaunti, wasifu, orodha, historia, vifaa na stakabadhi.',
        ),
      ],
    },
    {
      id: 'rectification',
      heading: 'Kuisahihisha (Kifungu cha 16)',
      blocks: [
        paragraph(
          'Jina, barua pepe, namba ya simu, lugha na wasifu vinaweza kubadilishwa kwenye mipangilio yako. Barua pepe mpya huthibitishwa kabla ya kutumika.',
        ),
      ],
    },
    {
      id: 'erasure',
      heading: 'Kuomba ifutwe (Kifungu cha 17)',
      blocks: [
        paragraph(
          'Kufuta akaunti kwenye mipangilio huondoa akaunti, wasifu wake, orodha na historia. Tunauliza mara moja zaidi kabla, na kutaja kinachobaki: stakabadhi, ambazo sheria ya kodi inatutaka tuzihifadhi, na matukio ya usalama. Mpango unaoendelea unaisha nayo.',
        ),
      ],
    },
    {
      id: 'restriction',
      heading: 'Kuomba iwekwe kando (Kifungu cha 18)',
      blocks: [
        paragraph(
          'Wakati inabainishwa kama data ni sahihi au kama tunaweza kuitumia, unaweza kuomba tuihifadhi bila kuitumia. Kuomba hilo, tuandikie. Kisha tunakutumia barua pepe, na nyingine angalau siku saba kabla ya kutumia data hiyo tena.',
        ),
      ],
    },
    {
      id: 'portability',
      heading: 'Kuichukua (Kifungu cha 20)',
      blocks: [
        paragraph(
          'Faili ya kuhamisha inaweza kusomwa na programu nyingine. Kwa ombi tunaituma moja kwa moja kwa mtoa huduma mwingine inapowezekana.',
        ),
      ],
    },
    {
      id: 'objection',
      heading: 'Kupinga (Kifungu cha 21)',
      blocks: [
        paragraph(
          'Tunapotegemea maslahi halali, unaweza kupinga kwa sababu za hali yako. Hapo tunaacha, isipokuwa kuna sababu nzito za kuendelea. Habari na matangazo unaweza kuyapinga wakati wowote, bila kutoa sababu.',
        ),
      ],
    },
    {
      id: 'consent',
      heading: 'Kuondoa ridhaa (Kifungu cha 7)',
      blocks: [
        paragraph(
          'Ulichoruhusu unaweza kukikataza tena, kwa urahisi uleule ulivyokiruhusu. Inaanza kutumika tangu hapo.',
        ),
        { kind: 'cookiePreferences', label: 'Fungua mapendeleo ya vidakuzi' },
      ],
    },
    {
      id: 'automated',
      heading: 'Maamuzi ya mashine (Kifungu cha 22)',
      blocks: [
        paragraph(
          'Mapendekezo hupangwa na mashine. Hakuna chenye athari ya kisheria kwako, au kinachokuathiri vivyo hivyo, kinachoamuliwa na mashine peke yake. Ikiwa akaunti ilizuiwa kiotomatiki, kwa mfano baada ya manenosiri mengi yasiyo sahihi, mfanyakazi wetu huiangalia unapotuandikia.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Watoto (Kifungu cha 8)',
      blocks: [
        paragraph(
          'Akaunti ni za watu wazima. Wazazi hutumia haki za watoto wao kwa wasifu ulio kwenye akaunti yao. Ukiamini kuwa mtoto amefungua akaunti, tuambie nasi tutaifuta.',
        ),
      ],
    },
    {
      id: 'breach',
      heading: 'Mambo yakienda vibaya (Kifungu cha 33 na 34)',
      blocks: [
        paragraph(
          'Tunaripoti ukiukaji wa data binafsi kwa mamlaka ndani ya saa 72 baada ya kujua, isipokuwa hauna hatari. Hatari kwako ikiwa kubwa, tunakuambia pia: nini kilitokea, na ufanye nini.',
        ),
      ],
    },
    {
      id: 'complaint',
      heading: 'Kulalamika (Kifungu cha 77)',
      blocks: [
        paragraph(
          'Unaweza kulalamika kwa mamlaka ya ulinzi wa data, unapoishi, unapofanya kazi, au unapodhani sheria ilivunjwa. Tutafurahi ukitupa nafasi ya kurekebisha kwanza, lakini si lazima.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Mawasiliano',
      blocks: [
        paragraph([
          'Mtu anayehusika na ulinzi wa data kwenye {brand} husoma ',
          mail('{email}'),
          '. Anza mada kwa “Ulinzi wa data”.',
        ]),
      ],
    },
  ],
};
