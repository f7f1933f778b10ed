import { paths } from '#app/paths.ts';
import { link, list, mail, names, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Sera ya vidakuzi',
  description:
    'Ni vidakuzi gani {brand} hutumia, kila kimoja ni cha nini, na jinsi ya kubadili nia.',
  lead: 'Ukurasa huu unaeleza vidakuzi ni nini, ni vidakuzi gani {brand} huviweka kwenye kifaa chako, na unachoweza kufanya kuvihusu.',
  updated: { text: 'Ilisasishwa mwisho {date}', day: '2022-03-29' },
  sections: [
    {
      id: 'what-are-cookies',
      heading: 'Vidakuzi ni nini?',
      blocks: [
        paragraph(
          'Kidakuzi ni kipande kidogo cha maandishi ambacho tovuti huomba kivinjari chako kikihifadhi na kukirudisha unapotembelea tena. Hakiwezi kuendesha programu na hakiwezi kusoma faili zako. Kinaiwezesha tovuti kujua kuwa ziara mbili zinatoka kwenye kivinjari kimoja, ili usilazimike kuingia, kuchagua lugha au kuweka sauti kila mara.',
        ),
        paragraph(
          'Baadhi ya vidakuzi huisha unapofunga kivinjari, vingine hubaki hadi siku maalumu. Zaidi ya vidakuzi tunatumia hifadhi ambayo kivinjari chako huzipa tovuti, kwa mfano kwa maneno uliyotafuta mwisho. Yanayosemwa hapa kuhusu vidakuzi yanaihusu pia.',
        ),
      ],
    },
    {
      id: 'necessary',
      heading: 'Vidakuzi vya lazima',
      blocks: [
        paragraph(
          'Bila hivi huduma haifanyi kazi, kwa hiyo havihitaji ridhaa na haviwezi kuzimwa hapa.',
        ),
        names({
          kandil_token:
            'Kinaonyesha kuwa umeingia. Kinaisha pamoja na kivinjari isipokuwa uliomba kubaki umeingia, na si zaidi ya siku 365.',
          kandil_token_expiry: 'Lini ushahidi huo lazima uhuishwe.',
          '__Host-rt': 'Kinauhuisha. Seva yetu pekee inaweza kukisoma hiki.',
          kandil_profile: 'Wasifu upi unatazama. Siku 365.',
          kandil_device:
            'Namba ya nasibu ya kivinjari hiki, ambayo kwayo orodha ya vifaa vyako na kikomo chake vinawekwa. Siku 365.',
          kandil_language: 'Lugha uliyochagua. Siku 365.',
          kandil_consent: 'Jibu lako kwa taarifa ya vidakuzi, ili tusiulize tena. Siku 365.',
          kandil_webview:
            'Kinawekwa ndani ya programu zetu, ambamo tovuti huonyeshwa bila menyu yake. Kinaisha pamoja na programu.',
          kandil_probe:
            'Kinaandikwa na kufutwa papo hapo, ili kujua kama kivinjari chako kinahifadhi vidakuzi.',
          kandil_session:
            'Huambia vichupo vingine kwamba umeingia au umetoka. Hadi ufute data ya tovuti hii.',
          kandil_cache_config:
            'Mipangilio ya huduma, kwa wakati ambapo haiwezi kupakiwa. Hadi ufute data ya tovuti hii.',
          kandil_cache_reports: 'Umetazama hadi wapi, mpaka seva yetu ipokee.',
          'kandil_cache_list-changes':
            'Mabadiliko ya Orodha Yangu uliyofanya bila mtandao, hadi yatumwe. Siku 7.',
          kandil_cache_social:
            'Kama uliingia hapa kwa Google, Facebook au Apple, ili waulize tena baada ya kutoka. Hadi ufute data ya tovuti hii.',
          'kandil.social':
            'Kuingia kwa Google, Facebook au Apple kulikoanza. Huisha pamoja na kichupo.',
          'kandil.come-back': 'Ukurasa unaorudi baada ya kulipa. Huisha pamoja na kichupo.',
          'kandil.offer':
            'Ofa uliyoonyeshwa au msimbo wa ofa ulioandika, hadi uone bei. Huisha pamoja na kichupo.',
          'kandil.invitation':
            'Mwaliko wa familia uliofungua, hadi ujiunge. Huisha pamoja na kichupo.',
          'kandil.notification': 'Ujumbe wa ukurasa unaofuata. Huisha pamoja na kichupo.',
          kandil_missed:
            'Huzuia ukurasa usipakiwe tena na tena baada ya sasisho. Huisha pamoja na kichupo.',
          'kandil_cache_new-profile kandil_cache_support kandil_cache_reply kandil_cache_card-details':
            'Ulichoandika kwenye fomu, ili kisipotee. Huisha pamoja na kichupo, na maelezo ya kadi baada ya saa moja.',
          'shell assets':
            'Faili za tovuti, ili ifunguke haraka na kukuambia mtandao usipokuwepo. Siku 60.',
        }),
      ],
    },
    {
      id: 'functionality',
      heading: 'Vidakuzi vya utendaji',
      blocks: [
        paragraph(
          'Hivi hukumbuka unavyopenda kutazama. Bila hivi kila video huanza na mipangilio yetu.',
        ),
        paragraph('Bila ridhaa yako, unachochagua hukumbukwa hadi ufunge ukurasa tu.'),
        names({
          kandil_player_volume: 'Sauti ya kichezaji ni kubwa kiasi gani. Siku 365.',
          kandil_player_muted: 'Kama sauti yake imezimwa. Siku 365.',
          kandil_video_quality: 'Ubora wa picha uliochagua. Siku 365.',
          kandil_audio_language: 'Lugha unayosikiliza. Siku 365.',
          kandil_subtitle_enabled: 'Kama manukuu yanaonyeshwa. Siku 365.',
          kandil_subtitle_language: 'Lugha ya manukuu. Siku 365.',
          kandil_subtitle_look:
            'Manukuu ni makubwa kiasi gani, rangi yake na kilicho nyuma yake. Siku 365.',
          kandil_subtitle_second: 'Lugha ya pili ya manukuu. Siku 365.',
          kandil_player:
            'Kichezaji hufanya nini chenyewe: kinaruka nini, kinaficha matukio gani, lugha za wasifu. Siku 365.',
          kandil_popups:
            'Taarifa zipi za msimu umeonyeshwa na zipi za matengenezo umefunga, ili zisije tena. Siku 365.',
          kandil_recent_searches: 'Maneno uliyotafuta mwisho. Hadi utoke au uyafute.',
          kandil_cache_continues:
            'Kama ukurasa wako wa mwanzo una safu ya kuendelea kutazama. Hadi utoke.',
          kandil_cache_offline:
            'Mwanzo na Orodha Yangu ulivyoziona mwisho, kwa wakati usio na mtandao. Siku 30, au hadi utoke.',
          kandil_cache_prayer:
            'Mipangilio yako ya nyakati za swala, pamoja na mahali ulipo. Hadi utoke au uizime.',
          kandil_cache_prayer_told: 'Swala zipi umekumbushwa. Siku 2.',
          kandil_cache_prayer_banner:
            'Kwamba ulifunga hesabu ya kurudi nyuma ya Ramadhani. Siku 1.',
          'kandil_scroll kandil_lists': 'Ulikuwa wapi kwenye ukurasa. Huisha pamoja na kichupo.',
          pictures:
            'Picha za vichwa ulivyoona, kwa wakati usio na mtandao. Siku 30, au hadi utoke.',
        }),
      ],
    },
    {
      id: 'analytical',
      heading: 'Vidakuzi vya takwimu',
      blocks: [
        paragraph(
          'Kwa ridhaa yako tunahesabu kurasa zipi zinatembelewa, vichwa vipi vinafunguliwa na wapi kitu kinashindikana, ili kurekebisha kilichoharibika na kuongeza kinachotazamwa. Hesabu inahusu umati, si wewe: hatuuzi takwimu hizo na hatuziunganishi na jina lako.',
        ),
        paragraph(
          'Hakuna zana ya takwimu inayopakiwa kabla hujaruhusu. Haipakiwi kamwe kwenye kurasa za kulipa, kubadilisha nenosiri au kuwasha televisheni.',
        ),
        names({
          'kandil.events kandil.told-payments':
            'Kinachosubiri kuhesabiwa, ukiruhusu. Huisha pamoja na kichupo.',
        }),
      ],
    },
    {
      id: 'social-media',
      heading: 'Vidakuzi vya mitandao ya kijamii',
      blocks: [
        paragraph(
          'Kwa ridhaa yako, mitandao kama Facebook inaweza kutambua kuwa ziara ilitoka kwenye kurasa zao, na inaweza kuweka vidakuzi vyao unapoingia kwa Google, Facebook au Apple. Vidakuzi hivyo vinaongozwa na sera za kampuni hizo.',
        ),
        paragraph(
          'Vitufe vya kushiriki kichwa ni viungo vya kawaida. Haviambii mtandao chochote hadi uvibonyeze.',
        ),
      ],
    },
    {
      id: 'options',
      heading: 'Chaguo zako',
      blocks: [
        paragraph('Wewe ndiye unayeamua, na unaweza kubadili nia wakati wowote:'),
        list(
          'Chagua hapa aina za vidakuzi tunazoweza kutumia. Chaguo linadumu siku 365.',
          'Futa vidakuzi kwenye mipangilio ya kivinjari chako, au kiache kivikatae. Kikikataa na vya lazima, huwezi kuingia.',
          'Fungua tovuti kwenye dirisha la faragha: yote husahaulika unapolifunga.',
        ),
        { kind: 'cookiePreferences', label: 'Fungua mapendeleo ya vidakuzi' },
      ],
    },
    {
      id: 'changes',
      heading: 'Mabadiliko ya sera hii',
      blocks: [
        paragraph(
          'Tunapoanza kutumia kidakuzi kingine, au cha zamani kwa jambo jipya, tunabadilisha ukurasa huu na tarehe iliyo juu. Ikiwa mabadiliko yanahusu vidakuzi vinavyohitaji ridhaa yako, tunakuuliza tena kwanza.',
        ),
      ],
    },
    {
      id: 'acceptance',
      heading: 'Kukubali',
      blocks: [
        paragraph(
          'Kubonyeza “Ruhusu vyote” kunakubali aina zote nne za vidakuzi. Kubonyeza “Vya lazima tu” kunabakiza vya lazima pekee. Hadi utakapojibu, vya lazima tu ndivyo vinavyotumika; kuendelea bila jibu hakuhesabiwi kuwa ridhaa.',
        ),
        paragraph([
          'Tunavyoshughulikia data binafsi zaidi ya vidakuzi imeelezwa kwenye ',
          link('sera ya faragha', paths.privacyPolicy()),
          '.',
        ]),
      ],
    },
    {
      id: 'contact',
      heading: 'Mawasiliano',
      blocks: [
        paragraph([
          'Kuna kisichoeleweka, au chenye makosa? Andika kwa ',
          mail('{email}'),
          ' nasi tutakujibu.',
        ]),
      ],
    },
  ],
};
