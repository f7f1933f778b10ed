import type { messages as english } from '../en/messages.ts';
import { mails } from './mails.ts';
import { money } from './money.ts';

/** Texts of the services: mails, SMS and API messages. */
export const messages: Record<keyof typeof english, string> = {
  ...mails,
  ...money,
  'otp.mail.subject': '{code} ni msimbo wako wa {brand}',
  'otp.mail.text':
    'Karibu {brand}, {name}.\n\nMsimbo wako ni:\n\n{code}\n\nUnatumika kwa dakika {minutes}.\n\nIkiwa si wewe, puuza ujumbe huu.',
  'otp.sms': '{brand}: msimbo wako ni {code}. Unatumika kwa dakika {minutes}.',
  'otp.sent': 'Tumetuma msimbo kwa {destination}.',
  'otp.reminder': 'Tafadhali weka msimbo tuliokutumia.',
  'offline.title': 'Hakuna mtandao',
  'offline.text': 'Ukurasa huu haukupakiwa. Utafunguka wenyewe mtandao ukirudi.',
  'offline.retry': 'Jaribu tena',
  'offline.still': 'Bado hakuna mtandao',
  'register.done': 'Usajili Umefanikiwa',
  'verify.mail.subject': 'Thibitisha barua pepe yako',
  'verify.mail.text':
    'Habari {name},\n\nTafadhali thibitisha kwamba hii ni barua pepe yako ya {brand}. Kiungo kinatumika kwa saa {hours}.\n\n{action}\n\nIkiwa hukuomba hili, puuza ujumbe huu.',
  'verify.mail.action': 'Thibitisha barua pepe',
  'verify.sent': 'Tumetuma kiungo kwa {email}. Tafadhali kifungue ili kuthibitisha anwani.',
  'verify.sentIfWaiting': 'Ikiwa {email} bado inahitaji kuthibitishwa, tumetuma kiungo kipya huko.',
  'verify.done': 'Barua pepe yako imethibitishwa.',
  'verify.reminder': 'Tafadhali thibitisha barua pepe yako. Tunaitumia kulinda akaunti yako.',
  'verify.reminderOfChange':
    '{email} bado haijathibitishwa. Fungua kiungo tulichotuma huko; hadi hapo akaunti yako inabaki na anwani ya sasa.',
  'verify.canceled': 'Mabadiliko yameghairiwa. Barua pepe yako inabaki ilivyo.',
  'verify.changed.subject': 'Barua pepe ya akaunti yako imebadilishwa',
  'verify.changed.text':
    'Habari {name},\n\nBarua pepe ya akaunti yako ya {brand} imebadilishwa. Kuanzia sasa unaingia kwa ile mpya.\n\nIkiwa si wewe, tafadhali andikia huduma yetu kwa wateja mara moja.',
  'session.reused.subject': 'Tumemaliza kipindi kimoja cha kuingia cha akaunti yako',
  'session.reused.text':
    'Habari {name},\n\nMtu alijaribu kutumia tena kipindi cha zamani cha kuingia kwenye akaunti yako ya {brand}. Kwa usalama tumekimaliza kipindi hicho, kwa hiyo huenda ukahitaji kuingia tena kwenye kifaa kimojawapo.\n\nIkiwa hukutarajia hili, tafadhali badilisha nenosiri lako.',
  'login.newDevice.subject': 'Kifaa kipya kimeingia kwenye akaunti yako',
  'login.newDevice.text':
    'Habari {name},\n\nMtu ameingia sasa hivi kwenye akaunti yako ya {brand} kwa kifaa ambacho hatukuwahi kukiona huko.\n\n{rows}\n\nIkiwa ni wewe, huhitaji kufanya kitu. Kama sivyo, tafadhali badilisha nenosiri na uondoe kifaa hicho kwenye mipangilio.',
  'login.newDevice.placeUnknown': 'hapajulikani',
  'device.browserOn': '{browser} kwenye {system}',
  'device.television': 'TV ya {maker}',
  'device.unknownTelevision': 'Televisheni',
  'device.phone': 'Simu',
  'device.tablet': 'Kishikwambi',
  'device.computer': 'Kompyuta',
  'device.unknown': 'Kifaa kisichojulikana',
  'device.overLimit':
    'Akaunti yako imeingia kwenye vifaa vingi kuliko inavyoruhusu. Ili kutazama hapa, tafadhali ondoa kimojawapo cha vingine.',
  'reset.mail.subject': 'Weka nenosiri jipya la {brand}',
  'reset.mail.text':
    'Habari {name},\n\nTuliombwa nenosiri jipya la akaunti yako ya {brand}. Fungua kiungo hiki ndani ya dakika {linkMinutes}:\n\n{action}\n\nAu weka msimbo huu ndani ya dakika {minutes}:\n\n{code}\n\nIkiwa si wewe, puuza ujumbe huu. Nenosiri lako linabaki lilivyo.',
  'reset.mail.action': 'Weka nenosiri jipya',
  'reset.sms':
    '{brand}: msimbo wa nenosiri jipya ni {code}. Unatumika kwa dakika {minutes}. Usimpe mtu yeyote.',
  'signUp.mail.subject': 'Kiungo chako cha kujiunga na {brand}',
  'signUp.mail.text':
    'Habari,\n\nHiki ni kiungo chako cha kujisajili kwenye {brand}. Barua pepe yako imeshawekwa.\n\n{action}\n\nIkiwa hukuomba hili, puuza ujumbe huu.',
  'signUp.mail.action': 'Jisajili',
  'signUp.sent':
    'Asante. Ikiwa anwani hiyo inapokea barua pepe, kiungo cha kujisajili kiko njiani.',
  'reset.sent': 'Ikiwa akaunti hiyo ipo, ujumbe uko njiani.',
  'reset.done': 'Nenosiri lako jipya limehifadhiwa. Tafadhali ingia kwa kulitumia.',
  'password.done': 'Nenosiri lako limebadilishwa. Vifaa vingine vyote vimeondolewa.',
  'password.changed.subject': 'Nenosiri lako limebadilishwa',
  'password.changed.text':
    'Habari {name},\n\nNenosiri la akaunti yako ya {brand} limebadilishwa, na vifaa vingine vyote vimeondolewa.\n\nIkiwa si wewe, tafadhali weka nenosiri jipya mara moja kwa “Umesahau nenosiri?”, na uandikie huduma yetu kwa wateja.',
  'login.many.subject': 'Majaribio mengi ya kuingia kwenye akaunti yako yameshindwa',
  'login.many.text':
    'Habari {name},\n\nMtu alijaribu mara nyingi kuingia kwenye akaunti yako ya {brand} kwa nenosiri lisilo sahihi. Hakufaulu, na sasa tunapunguza kasi ya majaribio kama hayo.\n\nHuhitaji kufanya kitu. Ikiwa nenosiri lako ni fupi, au unalitumia kwingine pia, tafadhali chagua bora zaidi.',
  'phone.verified.subject': 'Namba ya simu imeongezwa kwenye akaunti yako',
  'phone.verified.text':
    'Habari {name},\n\nNamba ya simu {phone} sasa ni ya akaunti yako ya {brand} na inaweza kutumika kuingia.\n\nIkiwa si wewe, tafadhali badilisha nenosiri mara moja na uandikie huduma yetu kwa wateja.',
  'phone.done': 'Namba yako ya simu imethibitishwa.',
  'invite.title': 'Alika marafiki zako',
  'invite.subtitle': 'Tuma kiungo chako kwa watu ambao ungependa kutazama nao. Kinafungua usajili.',
  'invite.subject': 'Mwaliko wa {brand}',
  'invite.text': 'Ninatazama tamthilia na filamu kwenye {brand}. Njoo ujiunge nami:',
  'deletion.reminder': 'Akaunti yako itafutwa tarehe {date}. Hadi wakati huo unaweza kubadili nia.',
  'account.blocked.subject': 'Akaunti yako imezuiwa',
  'account.blocked.text':
    'Habari {name},\n\nTumeizuia akaunti yako ya {brand}. Sababu: {why}\n\nVifaa vyako vyote vimeondolewa, na hakuna anayeweza kuingia hadi tutakapoifungua. Ikiwa una mpango, unabaki kama ulivyo; ukitaka, huduma yetu kwa wateja inaweza kuughairi.\n\nIkiwa hukubaliani au una swali, tuandikie kwa {support}.',
  'account.blocked.TERMS': 'Masharti ya matumizi yamevunjwa vibaya, au tena baada ya onyo.',
  'account.blocked.SECURITY':
    'Kuna dalili kwamba mtu mwingine anatumia akaunti hii, na tunataka kuilinda.',
  'account.blocked.PAYMENT': 'Malipo ya akaunti hii yamepingwa.',
  'account.unblocked.subject': 'Akaunti yako imefunguliwa tena',
  'account.unblocked.text':
    'Habari {name},\n\nAkaunti yako ya {brand} haijazuiwa tena. Unaweza kuingia kama zamani, na kila kitu kiko mahali pake.',
  'setAside.begun.subject': 'Data yako imewekwa kando',
  'setAside.begun.text':
    'Habari {name},\n\nUlituomba tuweke kando data yako ya {brand}. Kuanzia sasa tunaihifadhi lakini hatuitumii: hakuna mapendekezo, hakuna barua pepe za vipindi vipya, hakuna arifa, na hatufuti chochote. Wengi wa wafanyakazi wetu hawawezi tena kufungua akaunti yako.\n\nUnaweza kuingia, kutazama na kuhamisha data yako kama zamani. Mpango wako unaendelea na kutozwa kama zamani. Unaweza kuughairi kwenye mipangilio.\n\nTutakuandikia angalau siku saba kabla ya kutumia data yako tena.',
  'setAside.begun.sms': '{brand}: data yako imewekwa kando.',
  'setAside.ends.subject': 'Tutatumia data yako tena kuanzia {date}',
  'setAside.ends.text':
    'Habari {name},\n\nKama ulivyoomba, tuliweka kando data yako ya {brand}. Sababu yake haipo tena, kwa hiyo tutaitumia kama zamani kuanzia {date}.\n\nIkiwa hukubali, tuandikie kabla ya siku hiyo: {support}',
  'setAside.ends.sms': '{brand}: tutatumia data yako tena kuanzia {date}.',
  'export.offered.subject': 'Data yako iko tayari kupakuliwa',
  'export.offered.text':
    'Habari {name},\n\nUliomba nakala ya data tuliyo nayo kukuhusu. Ingia, kisha kwenye mipangilio uchague “Hamisha data yangu” upakue yote katika faili moja.\n\n{action}\n\nNi wewe tu unayeweza kuipakua, si huduma yetu kwa wateja.\n\nIkiwa hukuomba hili, puuza barua pepe hii.',
  'export.offered.action': 'Fungua mipangilio',
  'deletion.asked.subject': 'Akaunti yako itafutwa tarehe {date}',
  'deletion.asked.text':
    'Habari {name},\n\nKama ulivyoomba, tutafuta akaunti yako ya {brand} tarehe {date}, pamoja na wasifu, orodha, maoni na kilichotazamwa.\n\nHadi wakati huo unaweza kubadili nia: ingia, fungua mipangilio na uchague “Baki na akaunti yangu”.\n\nIkiwa hukuomba hili, tafadhali ingia, baki na akaunti na ubadilishe nenosiri.',
  'deletion.kept.subject': 'Akaunti yako inabaki',
  'deletion.kept.text':
    'Habari {name},\n\nAkaunti yako ya {brand} haitafutwa. Kila kitu kiko kama kilivyokuwa, na tunafurahi kwamba unabaki.\n\nIkiwa si wewe, tafadhali badilisha nenosiri lako.',
  'deletion.done.subject': 'Akaunti yako imefutwa',
  'deletion.done.text':
    'Habari {name},\n\nAkaunti yako ya {brand} na tulichohifadhi nayo vimefutwa. Stakabadhi zinabaki kwa miaka kumi, kama sheria inavyotaka, pamoja na nakala iliyofungwa ya jina na anwani yako.\n\nAsante kwa muda uliokuwa nasi. Unakaribishwa kurudi wakati wowote, hata kwa anwani hii.',
  'retention.subject': 'Wasifu na orodha zako zitafutwa tarehe {date}',
  'retention.text':
    'Habari {name},\n\nUfikiaji wako wa {brand} uliisha tarehe {ended}. Tunahifadhi wasifu, orodha na kilichotazamwa kwa mwaka mmoja baada ya hapo, kisha tunavifuta: vyako tarehe {date}.\n\nIli kubaki navyo, chagua mpango kabla ya siku hiyo. Vitakuwa kama ulivyoviacha.\n\n{action}\n\nAkaunti yako yenyewe inabaki. Unaweza kuingia na kurudi wakati wowote, kwa wasifu mpya.',
  'retention.action': 'Ona mipango',
  'retention.sms':
    '{brand}: ufikiaji wako umekwisha. Wasifu na orodha zako zitafutwa {date}, usipochagua mpango kabla ya hapo: {url}',
  'terms.announced.subject': 'Masharti mapya ya matumizi kuanzia {date}',
  'terms.announced.text':
    'Habari {name},\n\nMasharti mapya ya matumizi ya {brand} yataanza kutumika tarehe {date}. Haya ndiyo yanayobadilika:\n\n{quote}\n\n{action}\n\nUkikubali, huhitaji kufanya chochote. Usipokubali, unaweza kughairi mpango wako kwenye mipangilio, na masharti ya sasa yataendelea kutumika hadi mwisho wa kipindi chako.',
  'terms.announced.action': 'Fungua masharti ya matumizi',
  'terms.sms': '{brand}: masharti mapya ya matumizi kuanzia {date}. Yanayobadilika: {url}',
  'terms.line': 'Masharti mapya yataanza kutumika {date}',
  'social.unnamed': 'Mtazamaji',
  'social.linked.subject': 'Sasa unaweza kuingia kwa {provider}',
  'social.linked.text':
    'Habari {name},\n\nAkaunti yako ya {brand} sasa imeunganishwa na {provider}: kuanzia sasa unaweza kuingia kwa hiyo pia.\n\nIkiwa si wewe, tafadhali chagua nenosiri jipya na uandikie huduma yetu kwa wateja mara moja.',
  'social.proof.text':
    'Habari {name},\n\nMtu anataka kuunganisha akaunti yako ya {brand} na njia nyingine ya kuingia. Ikiwa ni wewe, weka msimbo huu ndani ya dakika {minutes}:\n\n{code}\n\nIkiwa si wewe, puuza ujumbe huu na usimpe mtu msimbo.',
  'tv.done': '{device} imeingia. Unaweza kuweka simu yako kando.',
  'tv.doneAt': '{device} huko {place} imeingia. Unaweza kuweka simu yako kando.',
  'tv.approved.subject': 'Televisheni imeingia kwenye akaunti yako',
  'tv.approved.text':
    'Habari {name},\n\nMsimbo wa televisheni uliwekwa kwenye akaunti yako ya {brand}, kwa hiyo televisheni hiyo sasa imeingia.\n\n{rows}\n\nIkiwa ni wewe, furahia kutazama. Kama sivyo, tafadhali ondoa kifaa hicho kwenye mipangilio na ubadilishe nenosiri.',
  'family.owner': 'Mmiliki',
  'family.member': 'Mwanachama',
  'family.invite': 'Alika mtu',
  'family.free_one':
    'Kuna nafasi ya mtu {count} zaidi. Tengeneza kiungo na umtumie unayemtaka; ni cha mtu mmoja.',
  'family.free_other':
    'Kuna nafasi ya watu {count} zaidi. Tengeneza kiungo kwa kila mmoja; kila kiungo ni cha mtu mmoja.',
  'family.full':
    'Nafasi zote za familia yako zimejaa. Mtu akiondoka, au ukimwondoa, nafasi inapatikana tena.',
  'family.shared':
    '{name} anashiriki nawe mpango wa familia. Orodha zako, na unachotazama, vinabaki vyako peke yako.',
  'family.ending':
    '{name} ameghairi mpango wa familia. Nyote mnaweza kutazama hadi utakapoisha tarehe {date}.',
  'family.ownEnding':
    'Umeghairi mpango wako. Nyote mnaweza kutazama hadi utakapoisha tarehe {date}; watu wapya wanaweza kujiunga ukichukua tena mpango wa familia.',
  'family.resting':
    'Mpango wa familia wa {name} hautumiki kwa sasa. Bado umo kwenye familia, na utatazama tena mara utakapotumika.',
  'family.invited.subject': '{owner} anakualika kutazama kwenye {brand}',
  'family.invited.text':
    'Habari,\n\n{owner} anashiriki nawe mpango wa familia wa {brand}. Akaunti yako, orodha zako na unachotazama vinabaki vyako.\n\n{action}\n\nMwaliko ni wa mtu mmoja na unafanya kazi kwa siku {days}.\n\nIkiwa humfahamu {owner}, huhitaji kufanya kitu.',
  'family.join.title': 'Mwaliko wa familia',
  'family.join.message':
    '{name} anakualika kutazama kwa mpango wa familia yake. Akaunti yako, orodha zako na unachotazama vinabaki vyako; familia inaona jina na picha yako.',
  'family.join.guest': 'Ingia kwanza, au jisajili, kisha ujiunge.',
  'family.join.paying': 'Usajili wako mwenyewe unaendelea, na unatozwa, hadi utakapoughairi.',
  'family.join.dissolves':
    'Kushiriki familia yako mwenyewe, ambayo mpango wake hautumiki, kunaisha ukijiunga.',
  'family.join.action': 'Jiunge na familia',
  'family.join.login': 'Ingia',
  'family.join.other': 'Endelea',
  'family.obstacle.OWN.title': 'Huu ni mwaliko wako mwenyewe',
  'family.obstacle.OWN.text': 'Tuma kiungo kwa mtu ambaye ungependa awe kwenye familia yako.',
  'family.obstacle.HERE.title': 'Tayari umo kwenye familia hii',
  'family.obstacle.HERE.text': 'Hakuna kingine cha kufanya. Furahia kutazama.',
  'family.obstacle.ELSEWHERE.title': 'Umo kwenye familia nyingine',
  'family.obstacle.ELSEWHERE.text':
    'Akaunti inaweza kuwa kwenye familia moja tu. Ukitaka kuwa kwenye ya {name}, tafadhali ondoka kwanza kwenye ile nyingine, kisha ufungue kiungo hiki tena.',
  'family.obstacle.OWNER.title': 'Una mpango wako wa familia',
  'family.obstacle.OWNER.text':
    'Kwa huo una familia yako mwenyewe, na akaunti inaweza kuwa kwenye moja tu. Mpango wako ukiisha, {name} anaweza kukualika tena.',
  'family.obstacle.CHILD.title': 'Mtu mzima pekee anaweza kujiunga',
  'family.obstacle.CHILD.text':
    'Tafadhali toka kwanza kwenye wasifu wa mtoto, kisha ufungue kiungo hiki tena.',
  'family.obstacle.FULL.title': 'Nafasi zote zimejaa',
  'family.obstacle.FULL.text':
    'Hakuna nafasi kwenye familia ya {name} kwa sasa. Nafasi ikipatikana, kiungo hiki kinaweza kukufaa.',
  'family.done.joined': 'Karibu kwenye familia ya {name}.',
  'family.done.left': 'Umeondoka kwenye familia.',
  'family.done.removed': 'Mwanachama ameondolewa kwenye familia yako.',
  'family.joined.subject': '{member} amejiunga na familia yako',
  'family.joined.text':
    'Habari {name},\n\n{member} amejiunga na familia yako kwenye {brand} kwa mmoja wa mialiko yako, na sasa anatazama kwa mpango wako.\n\nIkiwa humfahamu mtu huyu, tafadhali mwondoe kwenye ukurasa “Kushiriki familia” na ubadilishe nenosiri lako.',
  'family.welcome.subject': 'Umo kwenye familia ya {owner}',
  'family.welcome.text':
    'Habari {name},\n\nKaribu kwenye familia ya {owner}: sasa unatazama {brand} kwa mpango wake, mradi unatumika. Akaunti yako, orodha zako na unachotazama vinabaki vyako.\n\nUnaweza kuondoka wakati wowote, kwenye ukurasa “Kushiriki familia”.',
  'family.removed.subject': 'Haumo tena kwenye familia ya {owner}',
  'family.removed.text':
    'Habari {name},\n\n{owner} amekuondoa kwenye familia yake ya {brand}, kwa hiyo hushiriki tena mpango wake.\n\nAkaunti yako inabaki, na orodha zako na yote uliyotazama. Ili kuendelea kutazama, unaweza kuchagua mpango wako mwenyewe.',
  'family.left.subject': '{member} ameondoka kwenye familia yako',
  'family.left.text':
    'Habari {name},\n\n{member} ameondoka kwenye familia yako ya {brand}. Nafasi iko wazi, na unaweza kumwalika mtu mwingine.',
  'family.ended.subject': 'Kushiriki familia ya {owner} kumekwisha',
  'family.ended.text':
    'Habari {name},\n\n{owner} ameondoka {brand}, kwa hiyo hushiriki tena mpango wake.\n\nAkaunti yako inabaki, na orodha zako na yote uliyotazama. Ili kuendelea kutazama, unaweza kuchagua mpango wako mwenyewe.',
  'episodes.new.subject': '{series}: {news}',
  'episodes.new.text':
    'Habari {name},\n\nKuna kipya cha kutazama kwa wasifu wa {profile}.\n\n{series}: {news}\n\n{action}',
  'episodes.new.action': 'Tazama',
  'push.film': 'Sasa unaweza kuitazama.',
  'push.episode': 'Kipindi cha {episode} kimefika: {title}',
  'push.episodes_one': 'Kipindi kipya {count}',
  'push.episodes_other': 'Vipindi vipya {count}',
  'support.subject.PLAYBACK': 'Kutazama na uchezaji',
  'support.subject.TITLE': 'Tatizo la filamu au tamthilia',
  'support.subject.PAYMENT': 'Malipo na mpango',
  'support.subject.ACCOUNT': 'Akaunti na kuingia',
  'support.subject.TELEVISION': 'Televisheni na vifaa',
  'support.subject.PRIVACY': 'Data na faragha yangu',
  'support.subject.SUGGESTION': 'Pendekezo',
  'support.subject.OTHER': 'Kitu kingine',
  'support.sent': 'Asante. Tumepokea ujumbe wako. Namba yake ni {number}.',
  'support.mail.subject': 'Tumepokea ujumbe wako ({number})',
  'support.mail.text':
    'Habari,\n\nAsante kwa kutuandikia. Ujumbe wako umefika kwenye huduma yetu kwa wateja.\n\n{rows}\n\nTunajibu kwa anwani hii, kwa kawaida ndani ya siku mbili za kazi. Ili kuongeza kitu, jibu ujumbe huu.',
  'support.received.text':
    'Habari,\n\nAsante kwa kutuandikia. Ujumbe wako umefika kwenye huduma yetu kwa wateja.\n\n{rows}\n\nKwa kawaida tunajibu ndani ya siku mbili za kazi, na tunakutumia barua pepe tukijibu. Soma jibu letu au ongeza kitu hapa:\n\n{action}',
  'support.answer.subject': 'Tumejibu ujumbe wako ({number})',
  'support.answer.text':
    'Habari,\n\nTumejibu ujumbe wako.\n\n{rows}\n\nIli kulinda faragha yako, jibu letu halimo kwenye barua pepe hii. Ingia ili ulisome na ujibu.\n\n{action}',
  'support.thread.action': 'Fungua mazungumzo',
  'support.operator.subject': '{number}: {subject}',
  'support.operator.text': '{quote}\n\n{rows}',
  'support.operator.textWithFile':
    '{quote}\n\n{rows}\n\nFaili iliyoambatishwa: {file} (KB {kilobytes}). Kiungo kinafanya kazi kwa siku {days}. Aina ya maudhui imekaguliwa, lakini virusi havijakaguliwa.\n\n{action}',
  'support.operator.action': 'Pakua faili',
  'support.operator.from': 'Kutoka',
  'support.operator.account': 'Akaunti',
  'support.operator.problem': 'Tatizo',
  'support.operator.title': 'Kichwa',
  'support.operator.video': 'Video',
  'support.operator.channel': 'Chaneli',
  'support.operator.position': 'Sekunde',
  'support.operator.languages': 'Lugha',
  'support.operator.platform': 'Jukwaa',
  'support.operator.version': 'Toleo',
  'support.operator.browser': 'Kivinjari',
  'support.operator.room': 'Chumba cha udhibiti',
  'demo.member': 'Mwanachama',
  'demo.family': 'Familia',
  'demo.free': 'Bado hakuna mpango',
  'demo.suspended': 'Malipo yameshindwa',
  'demo.canceled': 'Umeghairiwa',
  'content.channels.all': 'Zote',
  'watch.rest':
    'Hayo tu kwa sasa. Unaweza kutazama tena kuanzia {time}. Lala salama, au nenda ukacheze.',
  'watch.enough': 'Umetazama vya kutosha leo! Unaweza kutazama tena kesho. Tutaonana.',
  'watch.kids':
    'Hii haimo kwenye ulimwengu wa watoto. Mtu mzima anaweza kuifungua kwa wasifu wake.',
  'plans.period.MONTHLY': 'Kila mwezi',
  'plans.period.YEARLY': 'Kila mwaka',
  'plans.SOLO.title': 'Solo',
  'plans.SOLO.description': 'Kwa anayetazama peke yake, au na mmoja zaidi.',
  'plans.FAMILY.title': 'Familia',
  'plans.FAMILY.description': 'Kwa nyumba nzima, na ulimwengu salama kwa watoto.',
  'plans.MOBILE.title': 'Simu',
  'plans.MOBILE.description': 'Kwa simu au kishikwambi kilicho mkononi mwako.',
  'plans.feature.everything': 'Vyote, bila matangazo',
  'plans.feature.screens-2': 'Skrini 2 kwa wakati mmoja',
  'plans.feature.full-hd': 'Full HD',
  'plans.feature.hd': 'HD',
  'plans.feature.languages': 'Huduma kwa lugha zetu zote',
  'plans.feature.as-solo': 'Yote ya mpango wa Solo',
  'plans.feature.screens-4': 'Skrini 4 kwa wakati mmoja',
  'plans.feature.family-sharing': 'Kushiriki familia, akaunti kwa kila mtu',
  'plans.feature.scene-guard': 'Mlinzi wa Matukio ya Familia',
  'plans.feature.one-phone': 'Simu 1 au kishikwambi 1 kwa wakati mmoja',
  'plans.receipts.note': 'Tunatoa sehemu ya kila malipo kama mchango; kila stakabadhi inaionyesha.',
};
