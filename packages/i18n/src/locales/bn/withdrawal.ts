import type { withdrawal as english } from '../en/withdrawal.ts';

/** The page where a consumer withdraws from a contract. The law names the labels of its two steps. */
export const withdrawal: Record<keyof typeof english, string> = {
  'withdrawal.title': 'চুক্তি থেকে প্রত্যাহার',
  'footer.withdraw': 'চুক্তি থেকে সরে আসুন',
  'withdrawal.lead':
    'প্রথম পেমেন্টের ১৪ দিনের মধ্যে আপনি কারণ না দেখিয়ে সরে আসতে পারেন। চুক্তির জন্য দেওয়া সব টাকা ফেরত পাবেন, আর চুক্তি সঙ্গে সঙ্গে শেষ হবে।',
  'withdrawal.step': '{step} নম্বর ধাপ, মোট ২টি',
  'withdrawal.state': 'এখানে চুক্তি থেকে সরে আসুন',
  'withdrawal.confirm': 'প্রত্যাহার নিশ্চিত করুন',
  'withdrawal.confirmTitle': 'এটি কি ঠিক?',
  'withdrawal.confirmText':
    'আমি {plan} প্ল্যানের ({period}) চুক্তি থেকে সরে আসছি। এটি সঙ্গে সঙ্গে শেষ হবে, যাঁরা এটি ভাগ করে নেন তাঁদের সবার জন্য।',
  'withdrawal.name': 'আপনার পুরো নাম',
  'withdrawal.mailTo': 'নিশ্চিতকরণ {address}-এ পাঠানো হবে।',
  'withdrawal.fact.plan': 'চুক্তি',
  'withdrawal.fact.concluded': 'শুরু',
  'withdrawal.fact.receipt': 'রসিদ',
  'withdrawal.fact.lastDay': 'শেষ তারিখ',
  'withdrawal.fact.refund': 'যত টাকা ফেরত পাবেন',
  'withdrawal.fact.stated': 'পাওয়ার সময়',
  'withdrawal.nothing': 'কোনো টাকা দেওয়া হয়নি',
  'withdrawal.freeUntil': 'প্রথম পেমেন্টের পর ১৪ দিন পর্যন্ত',
  'withdrawal.done': 'আপনি চুক্তি থেকে সরে এসেছেন',
  'withdrawal.doneText': 'চুক্তি শেষ হয়েছে, আর কোনো টাকা নেওয়া হবে না।',
  'withdrawal.refundOn':
    '{amount} যেভাবে দিয়েছিলেন সেভাবেই ফেরত যাচ্ছে। সাধারণত কয়েক দিন লাগে, সর্বোচ্চ ১৪ দিন। প্রথমবার না হলে আমরা নিজেরাই আবার চেষ্টা করি।',
  'withdrawal.refunded': '{amount} যেভাবে দিয়েছিলেন সেভাবেই ফেরত গেছে।',
  'withdrawal.mailed': 'আমরা বার্তা পাঠিয়ে এটি নিশ্চিত করি; কখন পেয়েছি তা তাতে লেখা থাকে।',
  'withdrawal.over': 'এই চুক্তি থেকে আর সরে আসা যায় না',
  'withdrawal.overText':
    '{plan} প্ল্যানের ({period}) চুক্তি থেকে সরে আসার সময়সীমা {date} তারিখে শেষ হয়েছে। আপনি যেকোনো সময় বাতিল করতে পারেন: তাহলে আর টাকা নেওয়া হয় না, আর যতদিনের টাকা দিয়েছেন ততদিন দেখতে পারবেন।',
  'withdrawal.endedText': '{plan} প্ল্যানের ({period}) চুক্তি আগেই শেষ হয়েছে।',
  'withdrawal.toCancel': 'আপনার প্ল্যানে যান',
  'withdrawal.none': 'সরে আসার মতো কোনো চুক্তি নেই',
  'withdrawal.noneText':
    'এই অ্যাকাউন্ট থেকে কোনো প্ল্যান কেনা হয়নি। অন্য অ্যাকাউন্ট থেকে পেমেন্ট করে থাকলে সেটি দিয়ে লগইন করুন।',
  'withdrawal.guest': 'লগইন ছাড়াই',
  'withdrawal.guestText':
    'আপনি কে আর কোন চুক্তির কথা বলছেন তা জানান। আমরা অ্যাকাউন্টের ঠিকানায় লিংক পাঠাই, যা দিয়ে নিশ্চিত করবেন। এই ফর্ম পাঠানোর সময়টিই ধরা হবে।',
  'withdrawal.logInText': 'আগে লগইন করলে দ্রুত হবে।',
  'withdrawal.receiptNumber': 'রসিদ নম্বর, থাকলে',
  'withdrawal.receiptHint': 'এটি আপনার রসিদের ইমেইলে আছে: {receiptPrefix}-00000000',
  'withdrawal.sent': 'প্রত্যাহারের বার্তা আমরা পেয়েছি',
  'withdrawal.sentText':
    '{time}-এ পাওয়া গেছে। কোনো চুক্তির সঙ্গে মিললে লিংকসহ বার্তা {address}-এ পাঠানো হয়েছে। লিংকটি খুলে ৭ দিনের মধ্যে নিশ্চিত করুন। কোনো চুক্তির সঙ্গে না মিললে বার্তায় তা লেখা থাকবে।',
  'withdrawal.again': 'আরেকটি বার্তা পাঠান',
  'withdrawal.linkFailed': 'এই লিংক কাজ করছে না',
  'withdrawal.linkFailedText':
    'লিংক ৭ দিন কার্যকর থাকে, আর শুধু সবচেয়ে নতুনটিই চলে। আপনি আবার প্রত্যাহারের বার্তা দিতে পারেন।',
  'withdrawal.until': 'আপনি {date} পর্যন্ত চুক্তি থেকে সরে আসতে পারেন।',
};
