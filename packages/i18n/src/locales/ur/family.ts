import type { family as english } from '../en/family.ts';

/** Family sharing and the invitation of friends. */
export const family: Record<keyof typeof english, string> = {
  'family.lead':
    'اپنا پلان گھر والوں کے ساتھ بانٹیں۔ ہر ایک کا اپنا اکاؤنٹ اور اپنی فہرستیں ہوتی ہیں۔',
  'family.guest': 'اپنا خاندان دیکھنے کے لیے لاگ ان کریں',
  'family.guestText': 'یہاں آپ دیکھ سکتے ہیں کہ پلان میں آپ کے ساتھ کون کون شریک ہے۔',
  'family.noPlan': 'آپ کا پلان صرف آپ کے لیے ہے',
  'family.noPlanText': 'فیملی پلان سے آپ گھر والوں کے ساتھ قندیل بانٹ سکتے ہیں۔',
  'family.due': 'آپ کے فیملی پلان کی ادائیگی باقی ہے',
  'family.dueText':
    'پچھلی ادائیگی نہیں ہو سکی، اس لیے ابھی کوئی نہیں دیکھ سکتا۔ دوبارہ ادائیگی کریں، سب واپس آ جائیں گے۔',
  'family.seePlans': 'پلان دیکھیں',
  'family.kidsText': 'خاندان میں کون ہو، یہ صرف کوئی بڑا بدل سکتا ہے۔',
  'family.failed': 'ہم آپ کا خاندان لوڈ نہیں کر سکے',
  'family.people': 'خاندان میں کون کون ہے',
  'family.you': '{name} (آپ)',
  'family.nobody': 'ابھی تک کوئی شامل نہیں ہوا۔',
  'family.linkTitle': 'یہ لنک ایک فرد کو بھیجیں',
  'family.linkText': 'یہ سات دن تک، صرف ایک بار کام کرتا ہے۔ اگلے فرد کے لیے نیا لنک بنائیں۔',
  'family.share': 'شیئر کریں',
  'family.shareText': 'قندیل پر میرے خاندان میں شامل ہوں',
  'family.mailTitle': 'ای میل سے دعوت دیں',
  'family.mailText': 'ہم آپ کے نام سے دعوت بھیجتے ہیں۔ یہ سات دن تک، صرف ایک بار کام کرتی ہے۔',
  'family.mailAction': 'دعوت بھیجیں',
  'family.mailSent': 'دعوت {email} پر بھیج دی گئی ہے۔',
  'family.remove': '{name} کو ہٹائیں',
  'family.removeTitle': 'خاندان سے ہٹا دیں؟',
  'family.removeText':
    '{name} کا آپ کے پلان سے دیکھنا فوراً بند ہو جائے گا۔ ان کا اکاؤنٹ، فہرستیں اور پروفائل ان ہی کے رہیں گے۔',
  'family.removeAction': 'ہٹائیں',
  'family.leave': 'فیملی شیئرنگ چھوڑیں',
  'family.leaveTitle': 'فیملی شیئرنگ چھوڑ دیں؟',
  'family.leaveText':
    '{name} کے پلان سے آپ کا دیکھنا فوراً بند ہو جائے گا۔ آپ کا اکاؤنٹ، فہرستیں اور پروفائل آپ ہی کے رہیں گے۔',
  'family.acceptTitle': 'خاندان میں شامل ہوں',
  'family.acceptFailed': 'یہ دعوت کام نہیں کرتی',
  'family.acceptNoToken': 'پتا ادھورا ہے۔ براہِ کرم دعوت کا پورا لنک کھولیں۔',
  'family.acceptLater': 'ابھی نہیں',
  'family.acceptHome': 'ہوم پر جائیں',
  'family.toFamily': 'خاندان دیکھیں',

  'invitation.guest': 'دوستوں کو دعوت دینے کے لیے لاگ ان کریں',
  'invitation.guestText': 'اپنا لنک بھیجیں اور مل کر دیکھیں۔',
  'invitation.link': 'آپ کا دعوتی لنک',
  'invitation.ways': 'اس ذریعے سے بھیجیں',
  'invitation.email': 'ای میل',
  'invitation.nobody': 'آپ کے لنک سے ابھی تک کسی نے سائن اپ نہیں کیا۔',
  'invitation.came_one': 'آپ کے لنک سے {count} دوست نے سائن اپ کیا ہے۔',
  'invitation.came_other': 'آپ کے لنک سے {count} دوستوں نے سائن اپ کیا ہے۔',
};
