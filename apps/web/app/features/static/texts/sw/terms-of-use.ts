import { paths } from '#app/paths.ts';
import { link, list, mail, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Masharti ya matumizi',
  description:
    'Unachoweza kutarajia kutoka {brand} na {brand} inachotarajia kutoka kwako: akaunti, mipango, malipo, vifaa na kushiriki familia.',
  lead: 'Masharti haya ni makubaliano kati yako na {brand}. Yameandikwa ili yasomwe. Pale mojawapo linapoonekana kukuondolea haki ambayo sheria ya nchi yako inakupa kama mtumiaji, sheria ndiyo inayohesabika.',
  updated: { text: 'Ilisasishwa mwisho {date}', day: '2026-11-29' },
  sections: [
    {
      id: 'agreement',
      heading: 'Makubaliano',
      blocks: [
        paragraph(
          '{brand} huonyesha tamthilia, filamu na vipindi vingine kupitia mtandao. Unakubali masharti haya unapofungua akaunti, na kwa kadiri yanavyohusu pia unapotazama kama mgeni. Usipokubali, tafadhali usitumie huduma.',
        ),
      ],
    },
    {
      id: 'account',
      heading: 'Akaunti yako',
      blocks: [
        list(
          'Lazima uwe na umri wa miaka 18 ili kufungua akaunti. Walio wadogo zaidi hutazama kwa akaunti ya mzazi au mlezi.',
          'Tupe jina lako la kweli na barua pepe au namba ya simu inayokufikia. Tunaithibitisha kwa msimbo wa mara moja.',
          'Weka nenosiri na misimbo yako kuwa siri. Hatuviombi kamwe kwa simu, barua pepe au ujumbe. Ukidhani mtu mwingine anavijua, badilisha nenosiri: hilo huviondoa vifaa vyako vingine.',
          'Kinachotokea kwenye akaunti yako huhesabiwa kuwa umekifanya wewe, isipokuwa umetuambia kuwa imeangukia mikononi mwa mtu mwingine.',
        ),
      ],
    },
    {
      id: 'profiles',
      heading: 'Wasifu na watoto',
      blocks: [
        paragraph(
          'Akaunti inaweza kuwa na wasifu kadhaa, kila mmoja na orodha yake na sehemu zake katika filamu na vipindi. Wasifu wa mtoto huonyesha tu kilichochaguliwa kwa watoto. Unakusaidia, hauchukui nafasi yako: tafadhali angalia viwango vya umri, na uamue watoto wako watazame nini.',
        ),
      ],
    },
    {
      id: 'plans',
      heading: 'Mipango, bei na malipo',
      blocks: [
        paragraph([
          'Baadhi ya vipindi ni bure. Kwa mengine yote unahitaji mpango. ',
          link('Ukurasa wa mipango', paths.subscriptionPlans()),
          ' unataja kila mmoja una nini, bei yake pamoja na kodi, na kipindi. Kabla ya kuthibitisha unaona unacholipa leo, na lini na kiasi gani utalipa baadaye.',
        ]),
        list(
          'Malipo hupitia lango kama PayPal au iyzico, au bili ya mtandao wako wa simu. Kwa malipo yenyewe masharti yao ndiyo hutumika. Hatuoni kamwe namba yako kamili ya kadi.',
          'Mpango hujiongeza muda wenyewe mwishoni mwa kila kipindi, kwa bei uliyonunulia, hadi utakapoughairi.',
          'Malipo yakishindikana, mpango husimamishwa na tunakuambia. Hakuna kinachofutwa, na vyote hucheza tena malipo yakifika.',
          'Tunatangaza bei ya juu zaidi angalau siku 30 kabla ya kipindi itakapoanza kutumika. Unaweza kughairi hadi wakati huo.',
        ),
      ],
    },
    {
      id: 'promotions',
      heading: 'Misimbo ya ofa na ofa',
      blocks: [
        paragraph(
          'Msimbo wa ofa au ofa hutumika kwa mpango, muda na idadi ya matumizi iliyotajwa. Ofa mbili haziwezi kuunganishwa. Msimbo usipokuhusu, tunasema kwa nini kabla hujalipa. Misimbo haiwezi kubadilishwa kuwa pesa wala kuuzwa.',
        ),
      ],
    },
    {
      id: 'cancelling',
      heading: 'Kughairi',
      blocks: [
        paragraph(
          'Unaweza kughairi wakati wowote, bila kutoa sababu, kwenye mipangilio yako chini ya “Mpango”. Unaendelea kutazama hadi kipindi ulicholipia kiishe, na hutozwi tena. Wasifu na vipendwa vyako vinahifadhiwa kwa mwaka mmoja: ukianza tena ndani ya muda huo, kila kitu kiko ulipokiacha.',
        ),
      ],
    },
    {
      id: 'refunds',
      heading: 'Kujiondoa na kurudishiwa pesa',
      blocks: [
        paragraph([
          'Ndani ya siku 14 tangu siku ya malipo ya kwanza ya mkataba unaweza kujiondoa bila kutoa sababu. Siku ya mwisho ikiangukia wikendi, una muda hadi Jumatatu. Unatoa tamko kwenye ukurasa ',
          link('Jiondoe kwenye mkataba', paths.withdraw()),
          ' na kuthibitisha hapo, hata bila kuingia. Tunakuthibitishia, pamoja na wakati tulipopokea tamko lako, tunarudisha yote uliyolipa kwa mkataba huu, kwa njia ileile uliyolipia na ndani ya siku 14, na mkataba unaisha. Kubadilisha mpango ni mkataba mpya; kuongeza muda si mpya.',
        ]),
        paragraph([
          'Tunarudisha pia kilichotozwa mara mbili au kwa makosa. Andika kwa ',
          mail('{email}'),
          ' na utaje stakabadhi.',
        ]),
      ],
    },
    {
      id: 'family-sharing',
      heading: 'Kushiriki familia',
      blocks: [
        paragraph(
          'Kwa mpango wa familia mmiliki anaweza kuwaalika watu wa familia moja. Mmiliki hulipa, huona majina ya wanachama, na anaweza kuwaondoa; kila mwanachama anaweza kuondoka. Kila mwanachama ana akaunti, orodha na historia yake, ambavyo mmiliki havioni. Mpango wa familia ukiisha, unaisha kwa wote.',
        ),
      ],
    },
    {
      id: 'devices',
      heading: 'Vifaa',
      blocks: [
        paragraph(
          'Mpango unataja unaweza kutazamwa kwenye skrini ngapi kwa wakati mmoja, na kama ni wa simu na vishikwambi tu. Idadi ya vifaa vinavyoweza kutazama kwa akaunti moja pia ina kikomo; mipangilio yako inaitaja. Unaweza kuondoa vifaa kwenye orodha yako. Mara ngapi unaweza kufanya hivyo pia ina kikomo, ili akaunti moja isizungushwe kwa wengi.',
        ),
      ],
    },
    {
      id: 'use',
      heading: 'Unachoweza kufanya, na usichoweza',
      blocks: [
        paragraph(
          'Unaweza kutazama mwenyewe na pamoja na familia yako na wageni nyumbani. Huruhusiwi:',
        ),
        list(
          'kunakili, kurekodi, kuuza tena au kuonyesha hadharani unachotazama;',
          'kukwepa ulinzi wa video, vikomo vya vifaa, au maeneo ambayo kichwa kina leseni;',
          'kusoma huduma kwa mashine, kutafuta mapengo yake bila idhini yetu, au kuilemea hadi wengine waathirike;',
          'kushiriki akaunti yako na watu wa nje ya familia yako.',
        ),
      ],
    },
    {
      id: 'catalogue',
      heading: 'Tunachotoa',
      blocks: [
        paragraph(
          'Vichwa huja na kuondoka pamoja na leseni zake, na hutofautiana nchi kwa nchi. Tunavichagua kwa ajili ya familia, lakini ladha hutofautiana na kiwango cha umri si ahadi. Ubora wa picha hutegemea mpango, mtandao na kifaa chako. Tunaitunza huduma kwa uangalifu. Hata hivyo inaweza kukatika; ikikatika kwa muda mrefu, tunaongeza kipindi chako kwa muda huo.',
        ),
      ],
    },
    {
      id: 'giving',
      heading: 'Sehemu tunayotoa',
      blocks: [
        paragraph([
          'Tunatoa sehemu ya mapato yetu kama mchango. Tunatoa katika kilicho chetu: haiongezi chochote kwenye bei yako, na si mchango wako kwa masuala ya kodi. Zaidi kwenye ukurasa wa ',
          link('michango', paths.socialResponsibility()),
          '.',
        ]),
      ],
    },
    {
      id: 'rights',
      heading: 'Haki za maudhui',
      blocks: [
        paragraph(
          'Filamu, tamthilia, vipindi vingine, maandishi, picha na programu za {brand} ni zetu au za wanaoturuhusu kuzitumia. Unapata haki ya kutazama, si zaidi ya hapo. Unachotutumia, kama ujumbe au faili kwa huduma, kinabaki chako; tunakitumia kukusaidia tu.',
        ),
      ],
    },
    {
      id: 'suspension',
      heading: 'Tunapofunga akaunti',
      blocks: [
        paragraph(
          'Mtu akivunja masharti haya vibaya, au tena baada ya onyo, tunaweza kuzuia akaunti au kumaliza makubaliano. Tunasema kwa nini, na unaweza kupinga. Tukimaliza bila sababu kama hiyo, tunarudisha sehemu ya kipindi iliyobaki.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'Dhima',
      blocks: [
        paragraph(
          'Tunawajibika bila kikomo kwa makusudi, uzembe mkubwa, na madhara kwa uhai, mwili au afya. Kwa uzembe mdogo tunawajibika tu pale tunapovunja wajibu ambao makubaliano yamejengwa juu yake, na hapo kwa hasara iliyotarajiwa. Haki chini ya sheria ya dhima ya bidhaa haziguswi.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Mabadiliko ya masharti haya',
      blocks: [
        paragraph(
          'Tunaweza kubadilisha masharti haya kwa sababu za msingi, kama sheria mpya au huduma mpya. Tunakuambia kwa barua pepe angalau siku 30 kabla. Usipokubali, unaweza kughairi, na masharti ya zamani yanatumika hadi kipindi chako kiishe.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'Sheria na migogoro',
      blocks: [
        paragraph(
          'Sheria ya nchi ambayo {brand} ina makao yake hutumika, pamoja na ulinzi wa watumiaji wa nchi unayoishi. Zungumza nasi kwanza: mambo mengi humalizika kwa ujumbe mmoja. Uko huru kwenda mahakamani au kwenye usuluhishi wa watumiaji unapoishi.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Mawasiliano',
      blocks: [
        paragraph([
          'Maswali kuhusu masharti haya yatumwe kwa ',
          mail('{email}'),
          '. Mengi yamejibiwa kwenye ',
          link('kituo cha msaada', paths.helpCenter()),
          '.',
        ]),
      ],
    },
  ],
};
