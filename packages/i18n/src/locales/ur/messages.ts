import type { messages as english } from '../en/messages.ts';
import { mails } from './mails.ts';
import { money } from './money.ts';

/** Texts of the services: mails, SMS and API messages. */
export const messages: Record<keyof typeof english, string> = {
  ...mails,
  ...money,
  'otp.mail.subject': '{code} آپ کا {brand} کوڈ ہے',
  'otp.mail.text':
    '{brand} میں خوش آمدید، {name}۔\n\nآپ کا کوڈ:\n\n{code}\n\nیہ {minutes} منٹ تک کارآمد ہے۔\n\nاگر یہ آپ نہیں تھے تو یہ پیغام نظر انداز کر دیں۔',
  'otp.sms': '{brand}: آپ کا کوڈ {code} ہے۔ یہ {minutes} منٹ تک کارآمد ہے۔',
  'otp.sent': 'ہم نے {destination} پر کوڈ بھیجا ہے۔',
  'otp.reminder': 'براہِ کرم وہ کوڈ لکھیں جو ہم نے بھیجا ہے۔',
  'offline.title': 'انٹرنیٹ سے رابطہ نہیں',
  'offline.text': 'یہ صفحہ لوڈ نہیں ہو سکا۔ رابطہ بحال ہوتے ہی یہ خود کھل جائے گا۔',
  'offline.retry': 'دوبارہ کوشش کریں',
  'offline.still': 'اب بھی رابطہ نہیں',
  'register.done': 'رجسٹریشن مکمل ہو گئی',
  'verify.mail.subject': 'اپنے ای میل پتے کی تصدیق کریں',
  'verify.mail.text':
    'السلام علیکم {name}،\n\nبراہِ کرم تصدیق کریں کہ {brand} کے لیے یہ آپ کا ای میل پتا ہے۔ لنک {hours} گھنٹے تک کارآمد ہے۔\n\n{action}\n\nاگر آپ نے یہ نہیں مانگا تو یہ پیغام نظر انداز کر دیں۔',
  'verify.mail.action': 'ای میل کی تصدیق کریں',
  'verify.sent': 'ہم نے {email} پر لنک بھیجا ہے۔ پتے کی تصدیق کے لیے اسے کھولیں۔',
  'verify.sentIfWaiting': 'اگر {email} کی تصدیق باقی ہے تو ہم نے اس پر نیا لنک بھیج دیا ہے۔',
  'verify.done': 'آپ کے ای میل پتے کی تصدیق ہو گئی۔',
  'verify.reminder':
    'براہِ کرم اپنے ای میل پتے کی تصدیق کریں۔ ہم اسے آپ کا اکاؤنٹ محفوظ رکھنے کے لیے استعمال کرتے ہیں۔',
  'verify.reminderOfChange':
    '{email} کی ابھی تصدیق نہیں ہوئی۔ وہاں بھیجا گیا لنک کھولیں؛ تب تک آپ کے اکاؤنٹ کا موجودہ پتا برقرار رہے گا۔',
  'verify.canceled': 'تبدیلی منسوخ ہو گئی۔ آپ کا ای میل پتا وہی رہے گا۔',
  'verify.changed.subject': 'آپ کے اکاؤنٹ کا ای میل پتا بدل دیا گیا',
  'verify.changed.text':
    'السلام علیکم {name}،\n\nآپ کے {brand} اکاؤنٹ کا ای میل پتا بدل دیا گیا ہے۔ اب سے آپ نئے پتے سے لاگ ان کریں گے۔\n\nاگر یہ آپ نہیں تھے تو فوراً ہماری سپورٹ کو لکھیں۔',
  'session.reused.subject': 'ہم نے آپ کے اکاؤنٹ کا ایک سیشن ختم کیا',
  'session.reused.text':
    'السلام علیکم {name}،\n\nکسی نے آپ کے {brand} اکاؤنٹ کا پرانا لاگ ان دوبارہ استعمال کرنے کی کوشش کی۔ احتیاطاً ہم نے وہ سیشن ختم کر دیا ہے، اس لیے شاید آپ کو کسی ڈیوائس پر ایک بار پھر لاگ ان کرنا پڑے۔\n\nاگر یہ آپ کے لیے غیر متوقع ہے تو براہِ کرم پاس ورڈ بدل دیں۔',
  'login.newDevice.subject': 'ایک نئی ڈیوائس سے آپ کے اکاؤنٹ میں لاگ ان ہوا',
  'login.newDevice.text':
    'السلام علیکم {name}،\n\nابھی کسی نے آپ کے {brand} اکاؤنٹ میں ایسی ڈیوائس سے لاگ ان کیا ہے جو ہم نے پہلے وہاں نہیں دیکھی۔\n\n{rows}\n\nاگر یہ آپ تھے تو آپ کو کچھ نہیں کرنا۔ اگر نہیں، تو براہِ کرم پاس ورڈ بدلیں اور ترتیبات میں وہ ڈیوائس ہٹا دیں۔',
  'login.newDevice.placeUnknown': 'معلوم نہیں',
  'device.browserOn': '{system} پر {browser}',
  'device.television': '{maker} ٹی وی',
  'device.unknownTelevision': 'ٹیلی وژن',
  'device.phone': 'فون',
  'device.tablet': 'ٹیبلٹ',
  'device.computer': 'کمپیوٹر',
  'device.unknown': 'نامعلوم ڈیوائس',
  'device.overLimit':
    'آپ کا اکاؤنٹ اجازت سے زیادہ ڈیوائسز پر لاگ ان ہے۔ یہاں دیکھنے کے لیے دوسری کوئی ڈیوائس ہٹا دیں۔',
  'reset.mail.subject': '{brand} کے لیے نیا پاس ورڈ مقرر کریں',
  'reset.mail.text':
    'السلام علیکم {name}،\n\nآپ کے {brand} اکاؤنٹ کے لیے نیا پاس ورڈ مانگا گیا ہے۔ یہ لنک {linkMinutes} منٹ کے اندر کھولیں:\n\n{action}\n\nیا یہ کوڈ {minutes} منٹ کے اندر لکھیں:\n\n{code}\n\nاگر یہ آپ نہیں تھے تو یہ پیغام نظر انداز کر دیں۔ آپ کا پاس ورڈ وہی رہے گا۔',
  'reset.mail.action': 'نیا پاس ورڈ مقرر کریں',
  'reset.sms': '{brand}: نئے پاس ورڈ کا کوڈ {code}، {minutes} منٹ کے لیے۔ کسی کو نہ دیں۔',
  'signUp.mail.subject': '{brand} میں شامل ہونے کا لنک',
  'signUp.mail.text':
    'السلام علیکم،\n\nیہ {brand} پر سائن اپ کرنے کا آپ کا لنک ہے۔ آپ کا ای میل پتا پہلے سے لکھا ہوا ہے۔\n\n{action}\n\nاگر آپ نے یہ نہیں مانگا تو یہ پیغام نظر انداز کر دیں۔',
  'signUp.mail.action': 'سائن اپ کریں',
  'signUp.sent': 'شکریہ۔ اگر اس پتے پر ای میل پہنچ سکتی ہے تو سائن اپ کا لنک بھیج دیا گیا ہے۔',
  'reset.sent': 'اگر اس کا کوئی اکاؤنٹ ہے تو پیغام بھیج دیا گیا ہے۔',
  'reset.done': 'آپ کا نیا پاس ورڈ محفوظ ہو گیا۔ اسی سے لاگ ان کریں۔',
  'password.done': 'آپ کا پاس ورڈ بدل گیا۔ باقی تمام ڈیوائسز لاگ آؤٹ ہو گئیں۔',
  'password.changed.subject': 'آپ کا پاس ورڈ بدل دیا گیا',
  'password.changed.text':
    'السلام علیکم {name}،\n\nآپ کے {brand} اکاؤنٹ کا پاس ورڈ بدل دیا گیا ہے، اور باقی تمام ڈیوائسز لاگ آؤٹ ہو گئی ہیں۔\n\nاگر یہ آپ نہیں تھے تو “پاس ورڈ بھول گئے؟” سے فوراً نیا پاس ورڈ مقرر کریں، اور ہماری سپورٹ کو لکھیں۔',
  'login.many.subject': 'آپ کے اکاؤنٹ میں لاگ ان کی بہت سی ناکام کوششیں',
  'login.many.text':
    'السلام علیکم {name}،\n\nکسی نے بار بار غلط پاس ورڈ سے آپ کے {brand} اکاؤنٹ میں لاگ ان کی کوشش کی۔ وہ کامیاب نہیں ہوا، اور اب ہم ایسی کوششیں سست کر دیتے ہیں۔\n\nآپ کو کچھ نہیں کرنا۔ اگر آپ کا پاس ورڈ چھوٹا ہے، یا آپ اسے کہیں اور بھی استعمال کرتے ہیں، تو بہتر پاس ورڈ چنیں۔',
  'phone.verified.subject': 'آپ کے اکاؤنٹ میں فون نمبر شامل ہوا',
  'phone.verified.text':
    'السلام علیکم {name}،\n\nفون نمبر {phone} اب آپ کے {brand} اکاؤنٹ کا ہے اور اس سے لاگ ان کیا جا سکتا ہے۔\n\nاگر یہ آپ نہیں تھے تو فوراً پاس ورڈ بدلیں اور ہماری سپورٹ کو لکھیں۔',
  'phone.done': 'آپ کے فون نمبر کی تصدیق ہو گئی۔',
  'invite.title': 'اپنے دوستوں کو دعوت دیں',
  'invite.subtitle':
    'اپنا لنک ان لوگوں کو بھیجیں جن کے ساتھ آپ دیکھنا چاہتے ہیں۔ اس سے سائن اپ کا صفحہ کھلتا ہے۔',
  'invite.subject': '{brand} کی دعوت',
  'invite.text': 'آئیے، {brand} پر مل کر ڈرامے اور فلمیں دیکھیں:',
  'deletion.reminder': 'آپ کا اکاؤنٹ {date} کو مٹ جائے گا۔ تب تک آپ ارادہ بدل سکتے ہیں۔',
  'deletion.asked.subject': 'آپ کا اکاؤنٹ {date} کو مٹ جائے گا',
  'deletion.asked.text':
    'السلام علیکم {name}،\n\nآپ کی درخواست پر ہم آپ کا {brand} اکاؤنٹ {date} کو مٹا دیں گے، اس کے پروفائل، فہرستوں، پسند اور دیکھی گئی چیزوں سمیت۔\n\nتب تک آپ ارادہ بدل سکتے ہیں: لاگ ان کریں، ترتیبات کھولیں اور “میرا اکاؤنٹ رہنے دیں” چنیں۔\n\nاگر آپ نے یہ نہیں کہا تو براہِ کرم لاگ ان کریں، اکاؤنٹ رہنے دیں اور پاس ورڈ بدل دیں۔',
  'deletion.kept.subject': 'آپ کا اکاؤنٹ برقرار ہے',
  'deletion.kept.text':
    'السلام علیکم {name}،\n\nآپ کا {brand} اکاؤنٹ نہیں مٹایا جائے گا۔ سب کچھ ویسا ہی ہے، اور ہمیں خوشی ہے کہ آپ ہمارے ساتھ ہیں۔\n\nاگر یہ آپ نہیں تھے تو براہِ کرم پاس ورڈ بدل دیں۔',
  'deletion.done.subject': 'آپ کا اکاؤنٹ مٹا دیا گیا',
  'deletion.done.text':
    'السلام علیکم {name}،\n\nآپ کا {brand} اکاؤنٹ اور اس کے ساتھ جو کچھ ہم رکھتے تھے مٹا دیا گیا ہے۔ رسیدیں قانون کے مطابق دس سال تک رہتی ہیں، آپ کے نام اور پتے کی ایک مقفل نقل کے ساتھ۔\n\nہمارے ساتھ گزارے وقت کا شکریہ۔ آپ جب چاہیں واپس آ سکتے ہیں، اسی پتے سے بھی۔',
  'retention.subject': 'آپ کے پروفائل اور فہرستیں {date} کو مٹ جائیں گی',
  'retention.text':
    'السلام علیکم {name}،\n\n{brand} تک آپ کی رسائی {ended} کو ختم ہوئی۔ پروفائل، فہرستیں اور دیکھی گئی چیزیں ہم اس کے بعد ایک سال تک رکھتے ہیں، پھر مٹا دیتے ہیں: آپ کی یہ چیزیں {date} کو مٹیں گی۔\n\nانھیں بچانے کے لیے اس دن سے پہلے کوئی پلان چنیں۔ سب کچھ ویسا ہی ملے گا جیسا آپ چھوڑ گئے تھے۔\n\n{action}\n\nآپ کا اکاؤنٹ خود باقی رہتا ہے۔ آپ جب چاہیں لاگ ان کر کے نئے پروفائل کے ساتھ واپس آ سکتے ہیں۔',
  'retention.action': 'پلان دیکھیں',
  'retention.sms': '{brand}: {date} کو پروفائل حذف۔ پلان: {url}',
  'social.unnamed': 'ناظر',
  'social.linked.subject': 'اب آپ {provider} سے لاگ ان کر سکتے ہیں',
  'social.linked.text':
    'السلام علیکم {name}،\n\nآپ کا {brand} اکاؤنٹ اب {provider} سے جڑا ہے: اب سے آپ اس سے بھی لاگ ان کر سکتے ہیں۔\n\nاگر یہ آپ نہیں تھے تو فوراً نیا پاس ورڈ چنیں اور ہماری سپورٹ کو لکھیں۔',
  'social.proof.text':
    'السلام علیکم {name}،\n\nکوئی آپ کے {brand} اکاؤنٹ کو لاگ ان کے ایک اور طریقے سے جوڑنا چاہتا ہے۔ اگر یہ آپ ہیں تو یہ کوڈ {minutes} منٹ کے اندر لکھیں:\n\n{code}\n\nاگر یہ آپ نہیں تھے تو یہ پیغام نظر انداز کر دیں اور کوڈ کسی کو نہ دیں۔',
  'tv.done': '{device} لاگ ان ہو گیا۔ اب فون رکھ سکتے ہیں۔',
  'tv.doneAt': '{place} میں {device} لاگ ان ہو گیا۔ اب فون رکھ سکتے ہیں۔',
  'tv.approved.subject': 'ایک ٹیلی وژن آپ کے اکاؤنٹ میں لاگ ان ہوا',
  'tv.approved.text':
    'السلام علیکم {name}،\n\nآپ کے {brand} اکاؤنٹ میں ایک ٹیلی وژن کا کوڈ لکھا گیا، اس لیے وہ اب لاگ ان ہے۔\n\n{rows}\n\nاگر یہ آپ تھے تو دیکھنے کا لطف اٹھائیں۔ اگر نہیں، تو ترتیبات میں وہ ڈیوائس ہٹائیں اور پاس ورڈ بدل دیں۔',
  'family.owner': 'مالک',
  'family.member': 'رکن',
  'family.invite': 'کسی کو دعوت دیں',
  'family.free_one':
    'ابھی مزید {count} فرد کی گنجائش ہے۔ لنک بنا کر جسے چاہیں بھیجیں؛ یہ ایک فرد کے لیے ہے۔',
  'family.free_other':
    'ابھی مزید {count} افراد کی گنجائش ہے۔ ہر ایک کے لیے لنک بنائیں؛ ہر لنک ایک فرد کے لیے ہے۔',
  'family.full':
    'آپ کے خاندان کی تمام جگہیں بھر گئی ہیں۔ کوئی چلا جائے، یا آپ ہٹا دیں، تو پھر جگہ ہوگی۔',
  'family.shared':
    '{name} فیملی پلان آپ کے ساتھ بانٹ رہے ہیں۔ آپ کی فہرستیں، اور آپ جو دیکھتے ہیں، صرف آپ کے ہیں۔',
  'family.ending': '{name} نے فیملی پلان منسوخ کر دیا ہے۔ آپ سب {date} تک دیکھ سکتے ہیں۔',
  'family.ownEnding':
    'آپ نے اپنا پلان منسوخ کر دیا ہے۔ آپ سب {date} تک دیکھ سکتے ہیں؛ نئے افراد تب شامل ہو سکتے ہیں جب آپ پھر فیملی پلان لیں۔',
  'family.resting':
    '{name} کا فیملی پلان اس وقت فعال نہیں۔ آپ خاندان میں شامل ہیں، اور فعال ہوتے ہی پھر دیکھ سکیں گے۔',
  'family.invited.subject': '{owner} آپ کو {brand} پر دیکھنے کی دعوت دیتے ہیں',
  'family.invited.text':
    'السلام علیکم،\n\n{owner} {brand} کا فیملی پلان آپ کے ساتھ بانٹ رہے ہیں۔ آپ کا اکاؤنٹ، آپ کی فہرستیں اور آپ جو دیکھتے ہیں، آپ ہی کے رہتے ہیں۔\n\n{action}\n\nدعوت ایک فرد کے لیے ہے اور {days} دن تک کام کرتی ہے۔\n\nاگر آپ {owner} کو نہیں جانتے تو آپ کو کچھ نہیں کرنا۔',
  'family.join.title': 'ایک خاندان کی دعوت',
  'family.join.message':
    '{name} آپ کو اپنے فیملی پلان پر دیکھنے کی دعوت دیتے ہیں۔ آپ کا اکاؤنٹ، آپ کی فہرستیں اور آپ جو دیکھتے ہیں، آپ ہی کے رہتے ہیں؛ خاندان والوں کو آپ کا نام اور تصویر نظر آتی ہے۔',
  'family.join.guest': 'پہلے لاگ ان یا سائن اپ کریں، پھر شامل ہوں۔',
  'family.join.paying':
    'آپ کی اپنی سبسکرپشن جاری رہتی ہے، اور اس کی رقم لی جاتی ہے، جب تک آپ منسوخ نہ کریں۔',
  'family.join.dissolves':
    'آپ کی اپنی فیملی شیئرنگ، جس کا پلان فعال نہیں، آپ کے شامل ہوتے ہی ختم ہو جاتی ہے۔',
  'family.join.action': 'خاندان میں شامل ہوں',
  'family.join.login': 'لاگ ان',
  'family.join.other': 'جاری رکھیں',
  'family.obstacle.OWN.title': 'یہ آپ کی اپنی دعوت ہے',
  'family.obstacle.OWN.text': 'لنک اس فرد کو بھیجیں جسے آپ اپنے خاندان میں چاہتے ہیں۔',
  'family.obstacle.HERE.title': 'آپ پہلے ہی اس خاندان میں ہیں',
  'family.obstacle.HERE.text': 'مزید کچھ نہیں کرنا۔ دیکھنے کا لطف اٹھائیں۔',
  'family.obstacle.ELSEWHERE.title': 'آپ ایک اور خاندان میں ہیں',
  'family.obstacle.ELSEWHERE.text':
    'ایک اکاؤنٹ ایک ہی خاندان میں ہو سکتا ہے۔ {name} کے خاندان میں آنا ہو تو پہلے دوسرا چھوڑیں، پھر یہ لنک دوبارہ کھولیں۔',
  'family.obstacle.OWNER.title': 'آپ کا اپنا فیملی پلان ہے',
  'family.obstacle.OWNER.text':
    'اس کے ساتھ آپ کا اپنا خاندان ہے، اور ایک اکاؤنٹ ایک ہی میں ہو سکتا ہے۔ آپ کا پلان ختم ہونے پر {name} آپ کو دوبارہ دعوت دے سکتے ہیں۔',
  'family.obstacle.CHILD.title': 'صرف کوئی بڑا شامل ہو سکتا ہے',
  'family.obstacle.CHILD.text': 'پہلے بچوں کے پروفائل سے باہر آئیں، پھر یہ لنک دوبارہ کھولیں۔',
  'family.obstacle.FULL.title': 'تمام جگہیں بھر گئی ہیں',
  'family.obstacle.FULL.text':
    '{name} کے خاندان میں اس وقت جگہ نہیں۔ جگہ خالی ہونے پر یہ لنک آپ کے کام آ سکتا ہے۔',
  'family.done.joined': '{name} کے خاندان میں خوش آمدید۔',
  'family.done.left': 'آپ نے فیملی شیئرنگ چھوڑ دی۔',
  'family.done.removed': 'رکن آپ کے خاندان سے ہٹا دیا گیا۔',
  'family.joined.subject': '{member} آپ کے خاندان میں شامل ہوئے',
  'family.joined.text':
    'السلام علیکم {name}،\n\n{member} آپ کی ایک دعوت سے {brand} پر آپ کے خاندان میں شامل ہوئے ہیں، اور اب آپ کے پلان پر دیکھتے ہیں۔\n\nاگر آپ انھیں نہیں جانتے تو “فیملی شیئرنگ” کے صفحے پر انھیں ہٹائیں اور پاس ورڈ بدل دیں۔',
  'family.welcome.subject': 'آپ {owner} کے خاندان میں ہیں',
  'family.welcome.text':
    'السلام علیکم {name}،\n\n{owner} کے خاندان میں خوش آمدید: جب تک ان کا پلان فعال ہے آپ اسی پر {brand} دیکھتے ہیں۔ آپ کا اکاؤنٹ، آپ کی فہرستیں اور آپ جو دیکھتے ہیں، آپ ہی کے رہتے ہیں۔\n\nآپ جب چاہیں “فیملی شیئرنگ” کے صفحے پر اسے چھوڑ سکتے ہیں۔',
  'family.removed.subject': 'آپ اب {owner} کے خاندان میں نہیں ہیں',
  'family.removed.text':
    'السلام علیکم {name}،\n\n{owner} نے آپ کو {brand} پر اپنے خاندان سے ہٹا دیا ہے، اس لیے اب آپ ان کے پلان میں شریک نہیں ہیں۔\n\nآپ کا اکاؤنٹ باقی ہے، آپ کی فہرستوں اور دیکھی گئی ہر چیز کے ساتھ۔ دیکھتے رہنے کے لیے آپ اپنا پلان چن سکتے ہیں۔',
  'family.left.subject': '{member} نے آپ کی فیملی شیئرنگ چھوڑ دی',
  'family.left.text':
    'السلام علیکم {name}،\n\n{member} نے {brand} پر آپ کی فیملی شیئرنگ چھوڑ دی ہے۔ جگہ خالی ہے، اور آپ کسی اور کو دعوت دے سکتے ہیں۔',
  'family.ended.subject': '{owner} کی فیملی شیئرنگ ختم ہو گئی',
  'family.ended.text':
    'السلام علیکم {name}،\n\n{owner} نے {brand} چھوڑ دیا ہے، اس لیے اب آپ ان کے پلان میں شریک نہیں ہیں۔\n\nآپ کا اکاؤنٹ باقی ہے، آپ کی فہرستوں اور دیکھی گئی ہر چیز کے ساتھ۔ دیکھتے رہنے کے لیے آپ اپنا پلان چن سکتے ہیں۔',
  'episodes.new.subject': '{series}: {news}',
  'episodes.new.text':
    'السلام علیکم {name}،\n\n{profile} پروفائل کے لیے دیکھنے کو کچھ نیا ہے۔\n\n{series}: {news}\n\n{action}',
  'episodes.new.action': 'دیکھیں',
  'push.film': 'اب دیکھا جا سکتا ہے۔',
  'push.episode': 'قسط {episode} آ گئی: {title}',
  'push.episodes_one': '{count} نئی قسط',
  'push.episodes_other': '{count} نئی قسطیں',
  'support.subject.PLAYBACK': 'دیکھنا اور پلے بیک',
  'support.subject.TITLE': 'کسی عنوان میں مسئلہ',
  'support.subject.PAYMENT': 'ادائیگی اور پلان',
  'support.subject.ACCOUNT': 'اکاؤنٹ اور لاگ ان',
  'support.subject.TELEVISION': 'ٹیلی وژن اور ڈیوائسز',
  'support.subject.PRIVACY': 'میرا ڈیٹا اور رازداری',
  'support.subject.SUGGESTION': 'ایک تجویز',
  'support.subject.OTHER': 'کچھ اور',
  'support.sent': 'شکریہ۔ آپ کا پیغام ہمیں مل گیا۔ اس کا نمبر {number} ہے۔',
  'support.mail.subject': 'آپ کا پیغام ہمیں مل گیا ({number})',
  'support.mail.text':
    'السلام علیکم،\n\nہمیں لکھنے کا شکریہ۔ آپ کا پیغام ہماری سپورٹ تک پہنچ گیا ہے۔\n\n{rows}\n\nہم اسی پتے پر جواب دیتے ہیں، عموماً کام کے دو دنوں میں۔ کچھ اور بتانا ہو تو اسی پیغام کا جواب دیں۔',
  'support.operator.subject': '{number}: {subject}',
  'support.operator.text': '{quote}\n\n{rows}',
  'support.operator.textWithFile':
    '{quote}\n\n{rows}\n\nمنسلک فائل: {file} ({kilobytes} KB)۔ لنک {days} دن تک کام کرتا ہے۔ فائل کی قسم جانچی گئی ہے، وائرس نہیں۔\n\n{action}',
  'support.operator.action': 'فائل ڈاؤن لوڈ کریں',
  'support.operator.from': 'بھیجنے والا',
  'support.operator.account': 'اکاؤنٹ',
  'support.operator.problem': 'مسئلہ',
  'support.operator.title': 'عنوان',
  'support.operator.video': 'ویڈیو',
  'support.operator.channel': 'چینل',
  'support.operator.position': 'سیکنڈ',
  'support.operator.languages': 'زبان',
  'support.operator.platform': 'پلیٹ فارم',
  'support.operator.version': 'ورژن',
  'support.operator.browser': 'براؤزر',
  'demo.member': 'رکن',
  'demo.family': 'خاندان',
  'demo.free': 'ابھی کوئی پلان نہیں',
  'demo.suspended': 'ادائیگی نہیں ہو سکی',
  'demo.canceled': 'منسوخ',
  'content.channels.all': 'سب',
  'watch.rest':
    'ابھی کے لیے بس اتنا ہی۔ تم {time} سے پھر دیکھ سکتے ہو۔ آرام سے سو جاؤ، یا جا کر کھیلو۔',
  'watch.enough': 'آج کے لیے اتنا بہت ہے! کل پھر دیکھ سکتے ہو۔ پھر ملیں گے۔',
  'watch.kids': 'یہ بچوں کی دنیا میں نہیں ہے۔ کوئی بڑا اسے اپنے پروفائل سے کھول سکتا ہے۔',
  'plans.period.MONTHLY': 'ماہانہ',
  'plans.period.YEARLY': 'سالانہ',
  'plans.SOLO.title': 'سولو',
  'plans.SOLO.description': 'اس کے لیے جو اکیلا دیکھتا ہے، یا کسی ایک کے ساتھ۔',
  'plans.FAMILY.title': 'فیملی',
  'plans.FAMILY.description': 'سارے گھر کے لیے، بچوں کی ایک محفوظ دنیا کے ساتھ۔',
  'plans.MOBILE.title': 'موبائل',
  'plans.MOBILE.description': 'آپ کے ہاتھ میں موجود فون یا ٹیبلٹ کے لیے۔',
  'plans.feature.everything': 'سب کچھ، بغیر اشتہار',
  'plans.feature.screens-2': 'ایک وقت میں 2 اسکرینیں',
  'plans.feature.full-hd': 'فل ایچ ڈی',
  'plans.feature.hd': 'ایچ ڈی',
  'plans.feature.languages': 'انٹرفیس ہماری تمام زبانوں میں',
  'plans.feature.as-solo': 'سولو پلان کی ہر چیز',
  'plans.feature.screens-4': 'ایک وقت میں 4 اسکرینیں',
  'plans.feature.family-sharing': 'فیملی شیئرنگ، ہر ایک کا اپنا اکاؤنٹ',
  'plans.feature.scene-guard': 'فیملی سین گارڈ',
  'plans.feature.one-phone': 'ایک وقت میں 1 فون یا ٹیبلٹ',
  'plans.receipts.note': 'ہم ہر ادائیگی کا ایک حصہ عطیہ کرتے ہیں؛ ہر رسید میں وہ حصہ لکھا ہے۔',
};
