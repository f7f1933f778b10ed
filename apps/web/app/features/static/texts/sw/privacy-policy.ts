import { paths } from '#app/paths.ts';
import { link, list, mail, ofPart, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Sera ya faragha',
  description:
    'Ni data ipi binafsi {brand} huhifadhi, kwa nini, kwa muda gani, na nani mwingine huiona.',
  lead: 'Tunahifadhi kinachohitajika ili huduma ifanye kazi, na kidogo zaidi. Hatuuzi data binafsi, na hatumwonyeshi mtu familia yako inatazama nini.',
  updated: { text: 'Ilisasishwa mwisho {date}', day: '2026-11-29' },
  sections: [
    {
      id: 'controller',
      heading: 'Nani anawajibika',
      blocks: [
        paragraph([
          'Mwendeshaji wa {brand} ndiye anayeamua kinachofanyika kwa data iliyoelezwa hapa na anawajibika nayo. Andika kwa ',
          mail('{email}'),
          ' kuhusu chochote kinachohusu data yako.',
        ]),
      ],
    },
    {
      id: 'data',
      heading: 'Tunachohifadhi',
      blocks: [
        list(
          'Akaunti yako: jina, barua pepe au namba ya simu, nchi, lugha, na nenosiri kama alama isiyoweza kurudishwa kuwa nenosiri.',
          'Wasifu wako: jina, picha, lugha, na kama ni wasifu wa mtoto.',
          'Unachotazama: mahali pako katika kila video, ulichomaliza, orodha yako, chaneli unazopenda, na ulichopenda au hukupenda.',
          'Jinsi video inavyocheza, hata bila akaunti: ulisubiri picha kwa muda gani, kukwama, hitilafu, aina ya kifaa (simu, tableti, kompyuta au televisheni), na video iliachwa wapi. Takwimu hizi hazina jina, akaunti wala namba ya kifaa chako, ila namba ya nasibu ya utazamaji huo mmoja tu, ambayo tunaifuta baada ya saa chache. Kinachobaki ni jumla za kila kichwa.',
          'Kilichotafutwa na hakikupatikana, hata bila akaunti, lakini kamwe si kwenye wasifu wa mtoto. Hadi wiki iishe tunahifadhi alama za kipindi na maneno, ambazo haziwezi kurudishwa kuwa vyenyewe. Kilichotafutwa katika vipindi vitano au zaidi tu ndicho huwa maneno yenye idadi; tunayafuta mwishoni mwa wiki inayofuata.',
          'Vifaa vyako: namba ya nasibu kwa kila kimoja, aina ya kivinjari, kilipotumika mwisho, na anwani ya mtandao ya kuingia kwake.',
          'Malipo yako: mpango, tarehe, kiasi, lango la malipo, namba ya stakabadhi na jina lako wakati wa kulipa. Namba za kadi huandikwa kwenye ukurasa wa lango na hazitufikii kamwe.',
          ofPart('family', 'Kushiriki kwako na familia: nani ulimwalika na nani alijiunga.'),
          'Ujumbe wako kwa huduma, pamoja na faili uliyoambatisha.',
          'Ukiwasha taarifa: anwani na funguo ambazo kivinjari chako kilizitolea, saa za eneo lake, na vipindi gani tulikuarifu kuvihusu.',
          'Ukiwasha barua pepe za vipindi vipya: kwamba ulifanya hivyo, saa za eneo lako, na vipindi gani tuliandika kuvihusu.',
          'Matukio ya usalama: kuingia, manenosiri yaliyobadilishwa, na mengineyo.',
          'Barua pepe tulizokutumia, bila maandishi yake, na kama seva ya barua ilizipokea.',
          'Wakati mfanyakazi wetu alipofungua akaunti yako, na kwa jukumu gani. Kila mara lazima kuwe na sababu.',
        ),
        paragraph(
          'Ukiingia kwa Google, Facebook au Apple, tunapokea jina lako, barua pepe yako na namba inayokuwakilisha huko. Hatupokei nenosiri lako wala anwani za watu wako, na hatuchapishi chochote.',
        ),
        paragraph(
          ofPart(
            'prayer',
            'Ukiwasha nyakati za swala, kivinjari chako huzikokotoa. Mji unaouchagua, au mahali ulipo kwa kukadiria, hubaki kwenye kifaa chako: haviletwi kwetu wala kwa mtu yeyote. Kuzizima au kutoka kwenye akaunti huviondoa.',
          ),
        ),
        paragraph(
          'Baadhi ya vichwa vinaweza kuonyeshwa katika nchi fulani tu. Nchi ya akaunti yako ndiyo inayoamua kama utaviona; ikiwa hujaingia, ni nchi ambayo mtandao wetu unaitambua kutokana na anwani yako ya intaneti. Hiyo tunaitumia wakati wa ombi tu na hatuihifadhi.',
        ),
      ],
    },
    {
      id: 'purposes',
      heading: 'Tunaitumia kwa nini',
      blocks: [
        list(
          'Kukupa ulichojisajilia: kuingia, kucheza, kuendelea ulipoishia, kupokea malipo, kujibu maswali.',
          'Kutimiza wajibu wa kisheria, hasa kuhifadhi stakabadhi kwa ajili ya mamlaka ya kodi.',
          'Kulinda akaunti na huduma: kubaini matumizi mabaya, kuwekea majaribio kikomo, kurekebisha hitilafu.',
          'Kwa ridhaa yako: kuhesabu kurasa zipi zinasaidia, na kukuambia kuhusu vichwa vipya. Unaweza kuondoa ridhaa wakati wowote.',
        ),
        paragraph(
          'Safu na mapendekezo hufuata lugha yako, orodha yako na ulichotazama kwenye wasifu. Hakuna uamuzi wenye athari ya kisheria kwako unaofanywa na mashine peke yake.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Watoto',
      blocks: [
        paragraph(
          'Akaunti ni za watu wazima. Wasifu wa mtoto ni wa akaunti ya mzazi. Kwa huo tunahifadhi jina, ambalo si lazima liwe la kweli, picha na kilichotazamwa. Wasifu wa mtoto hauoni matangazo yanayotokana na unachotazama, na hakuna chake kinachopewa mtu yeyote.',
        ),
      ],
    },
    {
      id: 'family',
      heading: 'Familia yako inaona nini',
      blocks: [
        paragraph('Wasifu wa akaunti moja uko wazi kwa wote wanaoitumia.'),
        paragraph(
          ofPart(
            'family',
            'Katika kushiriki familia, wanachama huona majina na picha za wenzao. Orodha na historia hubaki kwa kila mwanachama.',
          ),
        ),
      ],
    },
    {
      id: 'recipients',
      heading: 'Nani mwingine hupokea data',
      blocks: [
        list(
          'Malango ya malipo kama PayPal na iyzico, au mtandao wako wa simu: kinachohitajika kwa malipo.',
          'Wanaotufanyia kazi kwa mkataba na kwa maagizo yetu: vituo vya data, usambazaji wa video, barua pepe na ujumbe mfupi.',
          'Huduma inayotukusanyia ripoti za hitilafu: nini kilishindikana na kwenye ukurasa wa aina gani, na ukurasa ulichukua muda gani kupakia. Hakuna jina, anwani, ulichoandika au kutazama, wala namba inayokuwakilisha.',
          'Ukiwasha taarifa: huduma ya taarifa ya kivinjari chako, kama ya Google, Mozilla, Apple au Microsoft. Inajua tunapotuma, lakini haiwezi kuisoma.',
          'Google, Facebook au Apple: kwamba unaingia, ukichagua kuingia kwa hizo.',
          'Mamlaka, sheria inapotulazimisha. Tunakagua kila ombi na hatutoi zaidi ya tunavyolazimika.',
        ),
      ],
    },
    {
      id: 'transfers',
      heading: 'Data iko wapi',
      blocks: [
        paragraph(
          'Data ikitoka Eneo la Kiuchumi la Ulaya, huenda kwenye nchi ambazo Tume ya Ulaya imeona ulinzi wake unatosha, au chini ya vifungu vyake vya kawaida vya mkataba. Tunakutumia nakala ukiomba.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Tunaihifadhi kwa muda gani',
      blocks: [
        list(
          'Akaunti, wasifu, orodha na historia: hadi uzifute. Mpango ukiisha, zinahifadhiwa kwa mwaka mmoja ili uweze kurudi, kisha zinafutwa; tunakuambia siku 30 kabla. Akaunti yenyewe inabaki.',
          'Usajili ambao haukuthibitishwa kamwe: siku 30.',
          'Vifaa vilivyoingia: siku 60 baada ya kutumika mwisho, si zaidi ya mwaka mmoja; vipindi vya kuingia vilivyoisha, siku 30 zaidi.',
          'Misimbo ya mara moja: dakika chache. Viungo tunavyotuma kwa barua pepe: saa chache hadi siku kadhaa, kulingana na matumizi yake.',
          'Stakabadhi: miaka kumi, kama sheria ya kodi inavyotaka; akaunti ikifutwa kabla, pamoja na nakala iliyofungwa ya jina, barua pepe na nchi yako.',
          'Majaribio ya kulipa ambayo hayakukamilika: siku 90. Taarifa kutoka kwenye huduma za malipo: miezi 13.',
          'Ripoti za hitilafu: siku 90.',
          'Taarifa: hadi uzizime, utoke, au kivinjari kiache huduma yake ya taarifa. Tulizituma lini: siku 30. Vipindi gani tulikuarifu kuvihusu: mwaka mmoja.',
          'Barua pepe za vipindi vipya: kwamba unazitaka, hadi uzizime. Vipindi gani tuliandika kuvihusu: mwaka mmoja.',
          'Ujumbe kwa huduma: hadi jambo liishe na hakuna dai linaloweza kutokea.',
          'Matukio ya usalama: kwa muda ambao matumizi mabaya huenda yakahitaji kubainishwa, hata baada ya akaunti kutokuwepo.',
          'Barua pepe tulizokutumia: siku 90. Wakati wafanyakazi wetu walipofungua akaunti yako: miaka mitatu.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Tunavyoilinda',
      blocks: [
        paragraph(
          'Miunganisho yote imesimbwa kwa njia fiche. Manenosiri na ushahidi wa kuingia huhifadhiwa kama alama tu. Wafanyakazi wetu huona tu kinachohitajika kwa kazi yao. Uvujaji ukikuweka hatarini hata hivyo, tunakuambia wewe na mamlaka bila kuchelewa.',
        ),
      ],
    },
    {
      id: 'cookies',
      heading: 'Vidakuzi',
      blocks: [
        paragraph([
          'Kila kidakuzi tunachotumia, na kitufe cha kuchagua, viko kwenye ',
          link('sera ya vidakuzi', paths.cookiePreferences()),
          '.',
        ]),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Haki zako',
      blocks: [
        paragraph([
          'Unaweza kuona data yako, kuisahihisha, kuichukua, kuomba ifutwe, na kupinga matumizi yake. Jinsi ya kufanya hivyo imeelezwa hatua kwa hatua kwenye ',
          link('ulinzi wa data', paths.dataProtection()),
          '.',
        ]),
      ],
    },
    {
      id: 'changes',
      heading: 'Mabadiliko ya sera hii',
      blocks: [
        paragraph(
          'Tukibadilisha jambo muhimu, tunakuambia kwa barua pepe au unapotembelea tena, kabla halijaanza kutumika. Tarehe iliyo juu inataja toleo jipya zaidi.',
        ),
      ],
    },
  ],
};
