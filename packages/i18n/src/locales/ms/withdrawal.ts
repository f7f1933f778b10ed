import type { withdrawal as english } from '../en/withdrawal.ts';

/** The page where a consumer withdraws from a contract. The law names the labels of its two steps. */
export const withdrawal: Record<keyof typeof english, string> = {
  'withdrawal.title': 'Menarik diri daripada kontrak',
  'footer.withdraw': 'Menarik diri daripada kontrak',
  'withdrawal.lead':
    'Dalam 14 hari dari tarikh bayaran pertama, anda boleh menarik diri tanpa memberi alasan. Semua yang anda bayar untuk kontrak itu dipulangkan, dan kontrak tamat serta-merta.',
  'withdrawal.step': 'Langkah {step} daripada 2',
  'withdrawal.state': 'Tarik diri daripada kontrak di sini',
  'withdrawal.confirm': 'Sahkan penarikan diri',
  'withdrawal.confirmTitle': 'Adakah ini betul?',
  'withdrawal.confirmText':
    'Saya menarik diri daripada kontrak pelan {plan}, {period}. Kontrak tamat serta-merta, untuk semua yang berkongsinya.',
  'withdrawal.name': 'Nama penuh anda',
  'withdrawal.mailTo': 'Pengesahannya dihantar ke {address}.',
  'withdrawal.fact.plan': 'Kontrak',
  'withdrawal.fact.concluded': 'Bermula',
  'withdrawal.fact.receipt': 'Resit',
  'withdrawal.fact.lastDay': 'Selewat-lewatnya',
  'withdrawal.fact.refund': 'Anda terima kembali',
  'withdrawal.fact.stated': 'Diterima',
  'withdrawal.nothing': 'Tiada apa-apa dibayar',
  'withdrawal.freeUntil': 'Bayaran pertama, dan 14 hari selepasnya',
  'withdrawal.done': 'Anda telah menarik diri daripada kontrak',
  'withdrawal.doneText': 'Kontrak telah tamat dan tiada lagi caj dikenakan.',
  'withdrawal.refundOn':
    '{amount} dipulangkan melalui cara bayaran asal. Biasanya ini mengambil beberapa hari, paling lama 14 hari. Jika pada mulanya gagal, kami akan mencuba lagi.',
  'withdrawal.refunded': '{amount} telah dipulangkan melalui cara bayaran asal.',
  'withdrawal.mailed': 'Kami mengesahkannya dalam mesej kepada anda, dengan masa kami menerimanya.',
  'withdrawal.over': 'Anda tidak boleh lagi menarik diri daripada kontrak ini',
  'withdrawal.overText':
    'Tempoh untuk pelan {plan}, {period}, tamat pada {date}. Anda boleh membatalkan bila-bila masa: selepas itu tiada lagi caj dikenakan, dan anda boleh menonton sehingga akhir masa yang telah dibayar.',
  'withdrawal.endedText': 'Kontrak untuk pelan {plan}, {period}, telah tamat.',
  'withdrawal.toCancel': 'Ke pelan anda',
  'withdrawal.none': 'Tiada kontrak untuk anda menarik diri',
  'withdrawal.noneText':
    'Akaun ini belum membeli pelan. Jika anda membayar dengan akaun lain, log masuk dengan akaun itu.',
  'withdrawal.guest': 'Tanpa log masuk',
  'withdrawal.guestText':
    'Nyatakan siapa anda dan kontrak yang mana. Kami menghantar pautan ke alamat akaun, untuk disahkan. Masa anda menghantar borang inilah yang dikira.',
  'withdrawal.logInText': 'Lebih cepat jika anda log masuk dahulu.',
  'withdrawal.receiptNumber': 'Nombor resit, jika ada',
  'withdrawal.receiptHint': 'Ada dalam e-mel resit anda: {receiptPrefix}-00000000',
  'withdrawal.sent': 'Kenyataan anda telah kami terima',
  'withdrawal.sentText':
    'Diterima pada {time}. Jika ia sepadan dengan sesuatu kontrak, mesej dengan pautan sedang dihantar ke {address}. Buka pautan itu dan sahkan dalam 7 hari. Jika tiada kontrak yang sepadan, mesej itu menyatakannya.',
  'withdrawal.again': 'Hantar kenyataan lain',
  'withdrawal.linkFailed': 'Pautan ini tidak berfungsi',
  'withdrawal.linkFailedText':
    'Pautan sah selama 7 hari, dan yang terbaharu yang dikira. Anda boleh menyatakan penarikan diri sekali lagi.',
  'withdrawal.until': 'Anda boleh menarik diri daripada kontrak sehingga {date}.',
};
