import type { payment as english } from '../en/payment.ts';

/** Choosing a plan and paying for it. */
export const payment: Record<keyof typeof english, string> = {
  'field.tooLong': 'এটি খুব বড়',
  'field.tooShort': 'এটি খুব ছোট',

  'plans.kidsText': 'প্ল্যান ও পেমেন্ট বড়দের জন্য। বেছে নিতে ও পেমেন্ট করতে এই প্রোফাইল থেকে বের হন।',
  'plans.shared': 'আপনি আপনার পরিবারের প্ল্যানে দেখছেন। আলাদা প্ল্যান লাগবে না।',
  'payment.choose': '{plan} প্ল্যান বেছে নিন',
  'payment.today': 'আজ',
  'payment.nextCharge': 'পরবর্তী পেমেন্ট {date} তারিখে {price}',
  'payment.givingShare': 'দানের অংশ {price}',

  'payment.title': 'আপনি কীভাবে পেমেন্ট করতে চান?',
  'payment.planGone': 'এই প্ল্যান আর দেওয়া হয় না। অনুগ্রহ করে আবার প্ল্যানগুলো দেখুন।',
  'payment.handheldNote': 'এই প্ল্যান ফোন ও ট্যাবলেটে চলে, এই ডিভাইসে নয়।',
  'payment.howToPay': 'পেমেন্টের মাধ্যম',
  'payment.country': 'আপনি কোন দেশে থাকেন?',
  'payment.countryText':
    'পেমেন্টের কিছু মাধ্যম, যেমন কার্ড, কেবল কিছু দেশে আছে, দামও আলাদা হতে পারে। দেশটি আপনার অ্যাকাউন্টে রাখা হয়।',
  'payment.wayRedirect': 'আপনি তাদের পাতায় অনুমোদন দিয়ে এখানে ফিরবেন।',
  'payment.wayCard': 'অল্প টাকা দিয়ে কার্ড যাচাই করা হয়, যা ফেরত দেওয়া হয়।',
  'payment.wayNumber': 'আপনার অপারেটর আপনার ফোনে কোড পাঠায়।',
  'payment.wayConsent': 'আপনি অপারেটরের পাতায় অনুমোদন দিয়ে এখানে ফিরবেন।',
  'payment.to.REDIRECT': '{way}-এ যান',
  'payment.to.CREDIT_CARD': 'কার্ডের তথ্যে যান',
  'payment.to.PAYMENT_SOURCE_MSISDN': 'ফোন নম্বর দিয়ে এগোন',
  'payment.to.CONSENT_GATEWAY': 'অপারেটরের পাতায় যান',
  'payment.terms': 'এগিয়ে গেলে আপনি {terms} মেনে নিচ্ছেন। যেকোনো সময় বাতিল করতে পারবেন।',
  'payment.termsLink': 'ব্যবহারের শর্তাবলি',
  'payment.priceChanged':
    'দাম {before} থেকে বদলে {after} হয়েছে। কোনো টাকা নেওয়া হয়নি। সম্মত হলে আবার চাপুন।',
  'payment.priceLoaded': 'দাম আবার লোড হয়েছে। কোনো টাকা নেওয়া হয়নি। দেখে নিয়ে আবার চাপুন।',
  'payment.cancelled': 'আপনি ফিরে এসেছেন। কোনো টাকা নেওয়া হয়নি।',

  'payment.promoCode': 'প্রোমো কোড',
  'payment.promoTitle': 'প্রোমো কোড ব্যবহার করুন',
  'payment.promoText': 'যেমন পেয়েছেন তেমনই কোডটি লিখুন। বড় ও ছোট হাতের অক্ষর একই ধরা হয়।',
  'payment.promoApply': 'প্রয়োগ করুন',
  'payment.promoRemove': 'সরান',
  'payment.promoEmpty': 'আগে কোড লিখুন',
  'payment.promoGoOn': 'এগিয়ে যান',
  'payment.havePromo': 'আমার প্রোমো কোড আছে',

  'payment.numberTitle': 'আপনার ফোন নম্বর দিয়ে পেমেন্ট করুন',
  'payment.numberText': 'টাকাটা আপনার অপারেটরের বিলে যোগ হবে। নিশ্চিত করতে এই নম্বরে একটি কোড পাঠানো হয়।',
  'payment.sendCode': 'কোড পাঠান',
  'payment.codeSent': 'আমরা {account}-এ {length} অঙ্কের কোড পাঠিয়েছি।',
  'payment.otherNumber': 'অন্য নম্বর দিন',
  'payment.payByNumber': 'আমার নম্বর দিয়ে পেমেন্ট',

  'payment.card.title': 'কার্ডে পেমেন্ট করুন',
  'payment.card.text':
    'পেমেন্ট কোম্পানি এসব তথ্য চায়। কার্ডের তথ্য আপনি তাদের পাতায় লেখেন; আমরা তা কখনও দেখি না।',
  'payment.card.name': 'নামের প্রথম অংশ',
  'payment.card.surname': 'পদবি',
  'payment.card.email': 'ইমেইল',
  'payment.card.identityNumber': 'পরিচয়পত্র নম্বর',
  'payment.card.identityHint':
    'কে পেমেন্ট করছেন তা যাচাই করতে পেমেন্ট কোম্পানি iyzico এটি চায়। আমরা এটি তাদের দিই, রাখি না। তুর্কি নম্বর না থাকলে 11111111111 লিখুন।',
  'payment.card.identityInvalid': 'পরিচয়পত্র নম্বরে ১১টি অঙ্ক থাকে',
  'payment.card.address': 'বিলিং ঠিকানা',
  'payment.card.city': 'শহর',
  'payment.card.zipCode': 'পোস্ট কোড (থাকলে)',
  'payment.card.goOn': 'কার্ডে এগিয়ে যান',
};
