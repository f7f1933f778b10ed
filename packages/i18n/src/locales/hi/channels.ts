import type { channels as english } from '../en/channels.ts';

/** Texts of live television: the list of channels, the guide, the channel player. */
export const channels: Record<keyof typeof english, string> = {
  'channels.all': 'सभी',
  'channels.favourites': 'पसंदीदा',
  'channels.categories': 'चैनलों की श्रेणियाँ',
  'channels.description': 'लाइव टेलीविज़न: अभी क्या चल रहा है।',
  'channels.empty': 'अभी यहाँ कोई चैनल नहीं है',
  'channels.noFavourites': 'अभी कोई पसंदीदा चैनल नहीं',
  'channels.noFavouritesText': 'किसी चैनल को यहाँ जोड़ने के लिए उस पर बना दिल दबाएँ।',
  'channels.guest': 'पसंदीदा सहेजने के लिए लॉगिन करें',
  'channels.view': 'व्यू',
  'channels.view.channels': 'चैनल',
  'channels.view.guide': 'गाइड',
  'channel.favourite': '{title}: पसंदीदा',
  'channel.progress': 'कार्यक्रम की प्रगति',

  'guide.title': 'टीवी गाइड',
  'guide.days': 'दिन',
  'guide.now': 'अभी',
  'guide.help':
    'तीर वाली कुंजियाँ कार्यक्रमों के बीच ले जाती हैं। Page Up और Page Down तीन घंटे, Home और End दिन की शुरुआत और अंत तक ले जाती हैं। Enter से कार्यक्रम खुलता है।',
  'guide.cell': '{channel}, {title}, {times}',
  'guide.cellOn': '{channel}, {title}, {times}, अभी चल रहा है',
  'guide.loading': 'लोड हो रहा है',
  'guide.failed': 'लोड नहीं हो सका। फिर कोशिश करें',
  'guide.someFailed': 'गाइड का कुछ हिस्सा लोड नहीं हो सका।',
  'guide.watchChannel': '{channel} देखें',
  'guide.watchLive': 'लाइव देखें',
  'guide.startOver': 'शुरू से चलाएँ',
  'guide.fromStart': 'आरंभ से देखें',
  'guide.details': 'इस शीर्षक के बारे में',

  'live.previousChannel': 'पिछला चैनल',
  'live.startOver': 'शुरू से चलाएँ',
  'live.behind': 'लाइव से {time} पीछे',
  'live.minutesBehind_one': 'लाइव से {count} मिनट पीछे',
  'live.minutesBehind_other': 'लाइव से {count} मिनट पीछे',
  'live.now': 'देख रहे हैं',
  'live.upNext': 'इसके बाद',
  'live.programmes': 'इस चैनल पर',
  'live.keys': 'अगला या पिछला चैनल',
};
