import type { money as english } from '../en/money.ts';

/** Texts of the services about money: plans, promo codes, mails. */
export const money: Record<keyof typeof english, string> = {
  'plans.pay.REDIRECT': 'PayPal',
  'plans.pay.CREDIT_CARD': 'Kad kredit atau debit',
  'plans.pay.PAYMENT_SOURCE_MSISDN': 'Nombor telefon bimbit',
  'plans.pay.CONSENT_GATEWAY': 'Halaman operator mudah alih',
  'plans.gateway.PAYPAL': 'PayPal',
  'plans.gateway.IYZICO': 'kad',
  'plans.gateway.OPERATOR': 'operator mudah alih',
  'plans.note.same': 'Ini pelan anda.',
  'plans.note.closed': 'Langganan belum dijual lagi. Sila kembali tidak lama lagi.',
  'plans.note.COUNTRY': 'Bayaran dengan {gateway} tidak ditawarkan di negara anda.',
  'plans.note.COUNTRY_UNKNOWN':
    'Bayaran dengan {gateway} bergantung pada negara anda. Pilih negara dalam tetapan.',
  'plans.note.OFFER': 'Bayaran dengan {gateway} tidak sah untuk tawaran ini.',
  'plans.note.LATER':
    'Bayaran dengan {gateway} tidak boleh bermula kemudian: anda boleh memilihnya setelah pelan anda tamat, pada {date}.',
  'plans.note.NOW': 'Bayaran dengan {gateway} boleh digunakan setelah pelan anda tamat.',
  'plans.change.NOW': 'Bermula hari ini dan menggantikan pelan semasa anda.',
  'plans.change.NOW_BACK':
    'Bermula hari ini dan menggantikan pelan semasa anda; {amount} untuk hari yang belum digunakan dipulangkan kepada anda.',
  'plans.change.LATER':
    'Apa yang telah anda bayar sah sehingga {date}. Selepas itu pelan ini bermula; hari ini tiada bayaran.',
  'plans.change.PAY_AGAIN':
    'Bermula hari ini. Langganan lama, yang bayarannya gagal, dibatalkan dahulu dan tidak dicaj lagi.',
  'plans.promo.applied': 'Kod anda telah digunakan.',
  'plans.promo.first': '{today} hari ini, kemudian {price} mulai {date}.',
  'plans.promo.free': 'Percuma sehingga {date}, kemudian {price}.',
  'plans.promo.UNKNOWN': 'Kami tidak mengenali kod ini. Sila semak ejaannya.',
  'plans.promo.EXPIRED': 'Kod ini telah tamat tempoh.',
  'plans.promo.NOT_YET': 'Kod ini belum boleh digunakan.',
  'plans.promo.USED_UP': 'Kod ini telah habis digunakan.',
  'plans.promo.ALREADY_USED': 'Anda sudah pernah menggunakan tawaran ini.',
  'plans.promo.OTHER_PLAN': 'Kod ini bukan untuk pelan dan tempoh ini.',
  'plans.promo.OTHER_GATEWAY':
    'Kod ini tidak sah untuk mana-mana cara bayaran yang ditawarkan di sini.',
  'plans.promo.OTHER_OFFER':
    'Kod ini untuk langganan baharu. Ia tidak boleh digabungkan dengan pelan semasa atau tawaran lain.',
  'cardPage.today': 'Hari ini: {amount}',
  'cardPage.then': 'Selepas itu: {amount}',
  'cardPage.safe': 'Jika kad ditolak, tiada apa-apa dicaj.',
  'cardPage.back': 'Kembali tanpa membayar',
  'mail.money.action': 'Sejarah bayaran',
  'mail.money.RECEIPT.subject': 'Resit anda {number}',
  'mail.money.RECEIPT.text':
    'Salam {name},\n\nTerima kasih, bayaran anda telah kami terima.\n\n{rows}\n\nAnda boleh mencetak resit daripada sejarah bayaran.\n\n{action}\n\nDalam 14 hari dari tarikh bayaran pertama, anda boleh menarik diri daripada kontrak:\n\n{link}',
  'mail.money.RENEWAL.subject': 'Pelan {plan} diperbaharui pada {date}',
  'mail.money.RENEWAL.text':
    'Salam {name},\n\nPelan anda diperbaharui pada {date}, dan {amount} akan dicaj dengan cara bayaran yang anda pilih.\n\n{rows}\n\nJika itu yang anda mahu, anda tidak perlu berbuat apa-apa. Jika tidak, batalkan dalam tetapan sebelum hari itu: apa yang telah dibayar kekal milik anda, dan tiada lagi caj dikenakan.\n\n{action}',
  'mail.money.RENEWAL_FAILED.subject': 'Pelan {plan} tidak dapat diperbaharui',
  'mail.money.RENEWAL_FAILED.text':
    'Salam {name},\n\nBayaran untuk pelan anda ditolak. Anda boleh menonton sehingga {date}.\n\n{rows}\n\nSila semak cara bayaran anda, atau pilih yang lain di halaman pelan.\n\n{action}',
  'mail.money.SUSPENDED.subject': 'Pelan {plan} digantung',
  'mail.money.SUSPENDED.text':
    'Salam {name},\n\nBayaran untuk pelan anda belum diterima, jadi langganan digantung.\n\n{rows}\n\nBayarlah dalam 30 hari dan langganan diteruskan; selepas itu ia dibatalkan. Profil dan senarai anda disimpan selama setahun.\n\n{action}',
  'mail.money.CANCELED.subject': 'Pelan {plan} dibatalkan',
  'mail.money.CANCELED.text':
    'Salam {name},\n\nLangganan anda dibatalkan dan tidak akan dicaj lagi. Apa yang telah dibayar tamat pada {date}.\n\n{rows}\n\nProfil dan senarai anda disimpan selama setahun, dan anda boleh kembali bila-bila masa.\n\n{action}',
  'mail.money.REFUNDED.subject': 'Kami memulangkan {amount} kepada anda',
  'mail.money.REFUNDED.text':
    'Salam {name},\n\n{amount} sedang dipulangkan melalui cara bayaran asal. Bank anda mungkin memerlukan beberapa hari.\n\n{rows}\n\nNota kreditnya ada dalam sejarah bayaran anda.\n\n{action}',
  'mail.money.CHARGED_BACK.subject': 'Bayaran untuk pelan {plan} ditarik balik',
  'mail.money.CHARGED_BACK.text':
    'Salam {name},\n\nBank anda menarik balik satu bayaran. Jika ia untuk tempoh semasa, langganannya telah tamat.\n\n{rows}\n\nJika anda tidak memintanya daripada bank, sila tulis kepada khidmat bantuan kami.\n\n{action}',
  'mail.money.WITHDRAWN.subject': 'Anda telah menarik diri daripada kontrak',
  'mail.money.WITHDRAWN.text':
    'Salam {name},\n\nPenarikan diri anda daripada kontrak telah kami terima.\n\n{rows}\n\nKami memulangkan {amount}, melalui cara bayaran asal. Biasanya ini mengambil beberapa hari, paling lama 14 hari. Jika pada mulanya gagal, kami akan mencuba lagi; anda tidak perlu berbuat apa-apa.\n\nLangganan telah tamat dan tiada lagi caj dikenakan. Profil dan senarai anda disimpan selama setahun, dan anda boleh kembali bila-bila masa.\n\n{action}',
  'mail.money.WITHDRAWN_FREE.subject': 'Anda telah menarik diri daripada tempoh percuma',
  'mail.money.WITHDRAWN_FREE.text':
    'Salam {name},\n\nPenarikan diri anda daripada kontrak telah kami terima. Tiada apa-apa yang dibayar, jadi tiada yang perlu dipulangkan.\n\n{rows}\n\nLangganan telah tamat dan tiada caj dikenakan. Profil dan senarai anda disimpan selama setahun, dan anda boleh kembali bila-bila masa.\n\n{action}',
  'mail.money.EXTRA_DAYS.subject': 'Kami memberi anda hari tambahan',
  'mail.money.EXTRA_DAYS.text':
    'Salam {name},\n\nKami memberi anda hari tambahan untuk menonton secara percuma. Anda boleh menonton sehingga {date}.\n\n{rows}\n\nTiada caj dikenakan selepas itu.\n\n{action}',
  'mail.money.EXTRA_DAYS_LATER.subject': 'Kami memberi anda hari tambahan',
  'mail.money.EXTRA_DAYS_LATER.text':
    'Salam {name},\n\nKami memberi anda hari tambahan untuk menonton secara percuma.\n\n{rows}\n\nPelan anda berjalan seperti biasa, dan caj seterusnya kekal pada {date}. Hari tambahan kekal milik anda: ia bermula apabila tempoh yang telah dibayar habis, jika pelan tamat atau bayaran gagal.\n\n{action}',
  'mail.money.OUTAGE_DAYS.subject': 'Hari tambahan selepas gangguan',
  'mail.money.OUTAGE_DAYS.text':
    'Salam {name},\n\nPerkhidmatan kami tidak berjalan seperti sepatutnya. Kami memohon maaf dan memberi anda hari tambahan untuk menonton secara percuma.\n\n{rows}\n\nTarikh caj anda tidak berubah. Hari tambahan bermula apabila tempoh yang telah dibayar habis.\n\n{action}',
  'mail.money.PRICE_RAISE.subject': 'Harga baharu pelan {plan} mulai {date}',
  'mail.money.PRICE_RAISE.text':
    'Salam {name},\n\nHarga pelan anda akan naik. Tempoh pertama dengan harga baharu bermula pada {date}. Sehingga itu, tiada apa-apa yang berubah.\n\n{rows}\n\nHarga termasuk cukai. Untuk terus, anda tidak perlu berbuat apa-apa: mulai hari itu, {amount} dicaj setiap kali diperbaharui. Jika tidak mahu, batalkan di bahagian Pelan dalam tetapan sebelum {date}: apa yang telah dibayar kekal milik anda, dan tiada lagi caj dikenakan.\n\n{action}',
  'mail.money.PRICE_AGREE.subject': 'Harga baharu pelan {plan} mulai {date}',
  'mail.money.PRICE_AGREE.text':
    'Salam {name},\n\nHarga pelan anda akan naik. Tempoh pertama dengan harga baharu bermula pada {date}. Sehingga itu, tiada apa-apa yang berubah.\n\n{rows}\n\nHarga termasuk cukai. PayPal mengecaj harga baharu hanya dengan persetujuan anda. Anda boleh memberikannya di bahagian Pelan dalam tetapan, dalam tempoh sebelum {date}; kami akan mengingatkan. Tanpanya, pelan anda tamat pada {date}, dan tiada lagi caj dikenakan. Anda juga boleh membatalkannya di sana pada bila-bila masa sebelum itu.\n\n{action}',
  'mail.money.PRICE_AGREE_SOON.subject': 'Sila setuju dengan harga baharu pelan {plan}',
  'mail.money.PRICE_AGREE_SOON.text':
    'Salam {name},\n\nMulai {date}, harga pelan anda {amount}. PayPal mengecajnya hanya dengan persetujuan anda.\n\n{rows}\n\nHarga termasuk cukai. Sila beri persetujuan di bahagian Pelan dalam tetapan sebelum {date}. Tanpa persetujuan anda, pelan tamat pada hari itu, dan tiada lagi caj dikenakan.\n\n{action}',
  'mail.money.PRICE_STOPPED.subject': 'Harga pelan {plan} kekal sama',
  'mail.money.PRICE_STOPPED.text':
    'Salam {name},\n\nKami pernah menulis kepada anda tentang harga yang lebih tinggi. Harga itu tidak dikenakan kepada anda: anda terus membayar {amount}.\n\n{rows}\n\nAnda tidak perlu berbuat apa-apa.\n\n{action}',
  'mail.statement.LINK.subject': 'Sila sahkan penarikan diri anda daripada kontrak',
  'mail.statement.LINK.text':
    'Salam {name},\n\nPada {moment} kami menerima kenyataan ini di laman kami: “Saya menarik diri daripada kontrak pelan {plan}, {period}.”\n\n{rows}\n\nAdakah itu anda? Jika ya, sahkan selewat-lewatnya {linkUntil}; masa kenyataan anda yang dikira.\n\n{action}\n\nJika bukan anda, abaikan mesej ini: tanpa pengesahan tiada apa-apa berubah.',
  'mail.statement.LINK.action': 'Ke halaman pengesahan',
  'mail.statement.UNKNOWN.subject': 'Kontrak itu tidak kami temui',
  'mail.statement.UNKNOWN.text':
    'Salam,\n\nPada {moment}, penarikan diri daripada sebuah kontrak telah dinyatakan di laman kami untuk alamat ini. Kami tidak menemui kontrak yang sepadan.\n\nAdakah anda membayar dengan alamat e-mel atau nombor telefon lain? Cuba lagi dengan itu dan dengan nombor pada resit anda, atau tulis kepada khidmat bantuan kami.\n\n{action}\n\nJika bukan anda, abaikan mesej ini.',
  'mail.statement.UNKNOWN.action': 'Cuba lagi',
  'mail.statement.OVER.subject': 'Anda tidak boleh lagi menarik diri daripada kontrak',
  'mail.statement.OVER.text':
    'Salam {name},\n\nPada {moment}, penarikan diri daripada kontrak pelan {plan}, {period}, telah dinyatakan di laman kami. Itu tidak mungkin lagi: tempohnya tamat pada {lastDay}, atau kontraknya telah tamat.\n\nAnda boleh membatalkan dalam tetapan bila-bila masa. Selepas itu tiada lagi caj dikenakan, dan anda boleh menonton sehingga akhir masa yang telah dibayar.\n\n{action}\n\nJika bukan anda, abaikan mesej ini: tiada apa-apa berubah.',
  'mail.statement.OVER.action': 'Ke pelan anda',
  'mail.statement.DONE.subject': 'Anda telah menarik diri daripada kontrak',
  'mail.statement.DONE.text':
    'Salam {name},\n\nPenarikan diri anda daripada kontrak telah kami terima sebelum ini. Ia telah disahkan, dan anda tidak perlu berbuat apa-apa lagi.\n\n{rows}\n\nSejarah bayaran anda menunjukkan apa yang dipulangkan.\n\n{action}',
  'mail.statement.DONE.action': 'Sejarah bayaran',
};
