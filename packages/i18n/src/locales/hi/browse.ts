import type { browse as english } from '../en/browse.ts';

/** Texts of grids, genres, title pages, search and My List. */
export const browse: Record<keyof typeof english, string> = {
  'list.titles_one': '{count} शीर्षक',
  'list.titles_other': '{count} शीर्षक',

  'sort.added': 'हाल में जोड़े गए',

  'genre.all': 'शैलियाँ',
  'genre.kind': 'दिखाएँ',
  'genre.everything': 'सीरीज़ और फ़िल्में',
  'genre.empty': 'यहाँ अभी कुछ नहीं है',
  'category.allOf': 'सभी शीर्षक: {title}',

  'video.finished': 'पूरा हुआ',
  'detail.playAgain': 'फिर से देखें',
  'detail.trailer': 'ट्रेलर',
  'detail.report': 'समस्या बताएँ',

  'search.close': 'खोज बंद करें',
  'search.forgetOne': '“{query}” हटाएँ',
  'search.suggested': 'सुझाव',
  'search.suggestedCount_one': '{count} सुझाव',
  'search.suggestedCount_other': '{count} सुझाव',
  'search.seeAll': '“{query}” के सभी नतीजे',
  'search.reason.CAST': 'कलाकार और टीम',
  'search.reason.CHARACTER': 'किरदार',
  'search.reason.EPISODE': 'एपिसोड',
  'search.reason.GENRE': 'शैली',
  'search.reason.STORY': 'कहानी',
  'search.plays': '{character} के किरदार में {actor}',
  'search.similar': 'मिलते-जुलते शीर्षक',
  'search.popular': 'अभी लोकप्रिय',
  'search.genres': 'शैली के अनुसार देखें',
  'search.failed': 'खोज नहीं हो सकी',
  'search.tooLong': 'आपकी खोज बहुत लंबी है',
  'search.tooLongText':
    'खोज में ज़्यादा से ज़्यादा {count} अक्षर हो सकते हैं। हमने शुरुआत रख ली है: उसी से खोजें, या कम शब्द लिखें।',
  'search.beginning': 'शुरुआत से खोजें',

  'history.title': 'देखने का इतिहास',
  'history.guest': 'आपने क्या देखा, यह जानने के लिए लॉगिन करें',
  'history.empty': 'अभी कुछ नहीं देखा',
  'history.emptyText': 'आप जो देखते हैं वह यहाँ आता है, सबसे नया पहले।',
  'history.pause': 'इतिहास रोकें',
  'history.pauseText': 'जब तक यह रुका है, आप जो देखते हैं वह न इतिहास में सहेजा जाता है, न “देखना जारी रखें” में।',
  'history.pausedText': 'रुका हुआ: अभी आप जो देखते हैं वह सहेजा नहीं जाता।',
  'history.clear': 'सब हटाएँ',
  'history.clearTitle': 'देखने का इतिहास हटाएँ?',
  'history.clearText':
    'इस प्रोफ़ाइल पर देखा गया सब कुछ, सहेजी गई जगहों के साथ, हट जाएगा। मेरी सूची और पसंद बनी रहेंगी।',
  'history.clearAction': 'इतिहास हटाएँ',
  'history.cleared': 'देखने का इतिहास हटा दिया गया',
  'history.remove': '{title} को इतिहास से हटाएँ',
  'history.removeTitle': 'इतिहास से हटाएँ?',
  'history.removeText': '“{title}” और उसकी सहेजी गई जगह हट जाएगी। यह “देखना जारी रखें” में नहीं रहेगा।',
  'history.removeAction': 'हटाएँ',
  'history.removed': '“{title}” को इतिहास से हटा दिया गया',

  'myList.remove': '{title} को मेरी सूची से हटाएँ',
  'cookies.short': 'हम कुकी इस्तेमाल करते हैं।',
  'home.unfilled': '{brand} तैयार हो रहा है',
  'home.unfilledText': 'अभी देखने के लिए कुछ नहीं है। अगर यह सेवा आपकी है, तो अपना कैटलॉग इम्पोर्ट करें:',
  'plans.empty': 'सदस्यताएँ अभी बिक्री के लिए उपलब्ध नहीं हैं। जल्द फिर आइए।',
};
