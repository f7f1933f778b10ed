import type { money as english } from '../en/money.ts';

/** Texts of the services about plans and payments, and their mails. */
export const money: Record<keyof typeof english, string> = {
  'plans.pay.REDIRECT': 'PayPal',
  'plans.pay.CREDIT_CARD': 'Kartu kredit atau debit',
  'plans.pay.PAYMENT_SOURCE_MSISDN': 'Nomor ponsel',
  'plans.pay.CONSENT_GATEWAY': 'Halaman operator seluler',
  'plans.gateway.PAYPAL': 'PayPal',
  'plans.gateway.IYZICO': 'kartu',
  'plans.gateway.OPERATOR': 'operator seluler',
  'plans.note.same': 'Ini paket Anda.',
  'plans.note.closed': 'Langganan belum dijual. Silakan kembali lagi nanti.',
  'plans.note.COUNTRY': 'Pembayaran dengan {gateway} tidak ditawarkan di negara Anda.',
  'plans.note.COUNTRY_UNKNOWN':
    'Pembayaran dengan {gateway} bergantung pada negara Anda. Pilih negara di pengaturan.',
  'plans.note.OFFER': 'Pembayaran dengan {gateway} tidak berlaku untuk penawaran ini.',
  'plans.note.LATER':
    'Pembayaran dengan {gateway} tidak dapat dimulai nanti: Anda dapat memilihnya setelah paket Anda berakhir, pada {date}.',
  'plans.note.NOW': 'Pembayaran dengan {gateway} dapat dipakai setelah paket Anda berakhir.',
  'plans.change.NOW': 'Mulai hari ini dan menggantikan paket Anda saat ini.',
  'plans.change.NOW_BACK':
    'Mulai hari ini dan menggantikan paket Anda saat ini; {amount} untuk hari yang belum terpakai kembali kepada Anda.',
  'plans.change.LATER':
    'Yang sudah Anda bayar tetap berlaku sampai {date}. Setelah itu paket ini mulai; hari ini tidak ada yang dibayar.',
  'plans.change.PAY_AGAIN':
    'Mulai hari ini. Langganan lama, yang pembayarannya gagal, dibatalkan dahulu dan tidak ditagih lagi.',
  'plans.promo.applied': 'Kode Anda sudah diterapkan.',
  'plans.promo.first': '{today} hari ini, lalu {price} mulai {date}.',
  'plans.promo.free': 'Gratis sampai {date}, lalu {price}.',
  'plans.promo.UNKNOWN': 'Kami tidak mengenal kode ini. Silakan periksa penulisannya.',
  'plans.promo.EXPIRED': 'Kode ini sudah kedaluwarsa.',
  'plans.promo.NOT_YET': 'Kode ini belum dapat dipakai.',
  'plans.promo.USED_UP': 'Jatah pemakaian kode ini sudah habis.',
  'plans.promo.ALREADY_USED': 'Anda sudah pernah memakai penawaran ini.',
  'plans.promo.OTHER_PLAN': 'Kode ini bukan untuk paket dan periode ini.',
  'plans.promo.OTHER_GATEWAY':
    'Kode ini tidak berlaku untuk cara bayar mana pun yang ditawarkan di sini.',
  'plans.promo.OTHER_OFFER':
    'Kode ini untuk langganan baru. Tidak dapat digabung dengan paket yang berjalan atau penawaran lain.',
  'cardPage.today': 'Hari ini: {amount}',
  'cardPage.then': 'Setelah itu: {amount}',
  'cardPage.safe': 'Jika kartu ditolak, tidak ada yang ditagih.',
  'cardPage.back': 'Kembali tanpa membayar',
  'mail.money.action': 'Riwayat pembayaran',
  'mail.money.RECEIPT.subject': 'Kuitansi Anda {number}',
  'mail.money.RECEIPT.text':
    'Halo {name},\n\nTerima kasih, pembayaran Anda sudah kami terima.\n\n{rows}\n\nAnda dapat mencetak kuitansi dari riwayat pembayaran.\n\n{action}\n\nDalam 14 hari sejak pembayaran pertama, Anda dapat menarik diri dari kontrak:\n\n{link}',
  'mail.money.RENEWAL.subject': 'Paket {plan} diperpanjang pada {date}',
  'mail.money.RENEWAL.text':
    'Halo {name},\n\nPaket Anda diperpanjang pada {date}, dan {amount} akan ditagih dengan cara bayar yang Anda pilih.\n\n{rows}\n\nJika itu yang Anda inginkan, Anda tidak perlu melakukan apa-apa. Jika tidak, batalkan di pengaturan sebelum hari itu: masa yang sudah dibayar tetap berlaku, dan tidak ada lagi yang ditagih.\n\n{action}',
  'mail.money.RENEWAL_FAILED.subject': 'Paket {plan} tidak dapat diperpanjang',
  'mail.money.RENEWAL_FAILED.text':
    'Halo {name},\n\nPembayaran untuk paket Anda ditolak. Anda dapat menonton sampai {date}.\n\n{rows}\n\nSilakan periksa cara bayar Anda, atau pilih yang lain di halaman paket.\n\n{action}',
  'mail.money.SUSPENDED.subject': 'Paket {plan} ditangguhkan',
  'mail.money.SUSPENDED.text':
    'Halo {name},\n\nPembayaran untuk paket Anda belum masuk, jadi langganan ditangguhkan.\n\n{rows}\n\nBayarlah dalam 30 hari agar langganan berlanjut; setelah itu langganan dibatalkan. Profil dan daftar Anda disimpan setahun.\n\n{action}',
  'mail.money.CANCELED.subject': 'Paket {plan} dibatalkan',
  'mail.money.CANCELED.text':
    'Halo {name},\n\nLangganan Anda dibatalkan dan tidak akan ditagih lagi. Masa yang sudah dibayar berakhir pada {date}.\n\n{rows}\n\nProfil dan daftar Anda disimpan setahun, dan Anda boleh kembali kapan saja.\n\n{action}',
  'mail.money.REFUNDED.subject': 'Kami mengembalikan {amount} kepada Anda',
  'mail.money.REFUNDED.text':
    'Halo {name},\n\n{amount} sedang dikembalikan lewat cara bayar yang sama. Bank Anda mungkin perlu beberapa hari.\n\n{rows}\n\nNota kreditnya ada di riwayat pembayaran Anda.\n\n{action}',
  'mail.money.CHARGED_BACK.subject': 'Pembayaran untuk paket {plan} ditarik kembali',
  'mail.money.CHARGED_BACK.text':
    'Halo {name},\n\nBank Anda menarik kembali sebuah pembayaran. Jika itu untuk periode sekarang, langganannya sudah berakhir.\n\n{rows}\n\nJika Anda tidak memintanya kepada bank, silakan hubungi layanan bantuan kami.\n\n{action}',
  'mail.money.WITHDRAWN.subject': 'Anda sudah menarik diri dari kontrak',
  'mail.money.WITHDRAWN.text':
    'Halo {name},\n\nPenarikan diri Anda dari kontrak sudah kami terima.\n\n{rows}\n\nKami mengembalikan {amount}, lewat cara bayar yang sama. Biasanya perlu beberapa hari, paling lama 14 hari. Jika awalnya gagal, kami mencoba lagi; Anda tidak perlu melakukan apa-apa.\n\nLangganan sudah berakhir dan tidak ada lagi yang ditagih. Profil dan daftar Anda disimpan setahun, dan Anda boleh kembali kapan saja.\n\n{action}',
  'mail.money.WITHDRAWN_FREE.subject': 'Anda sudah menarik diri selama masa gratis',
  'mail.money.WITHDRAWN_FREE.text':
    'Halo {name},\n\nPenarikan diri Anda dari kontrak sudah kami terima. Tidak ada pembayaran, jadi tidak ada yang perlu dikembalikan.\n\n{rows}\n\nLangganan sudah berakhir dan tidak ada yang ditagih. Profil dan daftar Anda disimpan setahun, dan Anda boleh kembali kapan saja.\n\n{action}',
  'mail.money.EXTRA_DAYS.subject': 'Kami memberi Anda hari tambahan',
  'mail.money.EXTRA_DAYS.text':
    'Halo {name},\n\nKami memberi Anda hari tambahan untuk menonton. Hari ini gratis, dan Anda dapat menonton sampai {date}.\n\n{rows}\n\nTidak ada yang ditagih setelahnya.\n\n{action}',
  'mail.money.EXTRA_DAYS_LATER.subject': 'Kami memberi Anda hari tambahan',
  'mail.money.EXTRA_DAYS_LATER.text':
    'Halo {name},\n\nKami memberi Anda hari tambahan untuk menonton secara gratis.\n\n{rows}\n\nPaket Anda berjalan seperti biasa, dan tagihan berikutnya tetap pada {date}. Hari tambahan tetap milik Anda: mulai dipakai saat masa yang sudah dibayar habis, jika paket berakhir atau pembayaran gagal.\n\n{action}',
  'mail.money.OUTAGE_DAYS.subject': 'Hari tambahan setelah gangguan',
  'mail.money.OUTAGE_DAYS.text':
    'Halo {name},\n\nLayanan kami tidak berjalan sebagaimana mestinya. Kami mohon maaf dan memberi Anda hari tambahan untuk menonton secara gratis.\n\n{rows}\n\nTanggal tagihan Anda tidak berubah. Hari tambahan mulai dipakai saat masa yang sudah dibayar habis.\n\n{action}',
  'mail.money.PRICE_RAISE.subject': 'Harga baru paket {plan} mulai {date}',
  'mail.money.PRICE_RAISE.text':
    'Halo {name},\n\nHarga paket Anda akan naik. Masa pertama dengan harga baru mulai pada {date}. Sampai saat itu tidak ada yang berubah.\n\n{rows}\n\nHarga sudah termasuk pajak. Untuk lanjut, Anda tidak perlu melakukan apa-apa: mulai hari itu, setiap perpanjangan ditagih {amount}. Jika tidak ingin lanjut, batalkan di bagian Paket di pengaturan sebelum {date}: masa yang sudah dibayar tetap berlaku, dan tidak ada lagi yang ditagih.\n\n{action}',
  'mail.money.PRICE_AGREE.subject': 'Harga baru paket {plan} mulai {date}',
  'mail.money.PRICE_AGREE.text':
    'Halo {name},\n\nHarga paket Anda akan naik. Masa pertama dengan harga baru mulai pada {date}. Sampai saat itu tidak ada yang berubah.\n\n{rows}\n\nHarga sudah termasuk pajak. PayPal menagih harga baru hanya dengan persetujuan Anda. Anda dapat memberikannya di bagian Paket di pengaturan, dalam masa sebelum {date}; kami akan mengingatkan. Tanpa itu, paket Anda berakhir pada {date}, dan tidak ada lagi yang ditagih. Anda juga dapat membatalkan di sana kapan saja sebelumnya.\n\n{action}',
  'mail.money.PRICE_AGREE_SOON.subject': 'Mohon setujui harga baru paket {plan}',
  'mail.money.PRICE_AGREE_SOON.text':
    'Halo {name},\n\nMulai {date}, harga paket Anda {amount}. PayPal menagihnya hanya dengan persetujuan Anda.\n\n{rows}\n\nHarga sudah termasuk pajak. Mohon setujui di bagian Paket di pengaturan sebelum {date}. Tanpa persetujuan Anda, paket berakhir pada hari itu, dan tidak ada lagi yang ditagih.\n\n{action}',
  'mail.money.PRICE_STOPPED.subject': 'Harga paket {plan} tetap sama',
  'mail.money.PRICE_STOPPED.text':
    'Halo {name},\n\nKami pernah menulis kepada Anda tentang harga yang lebih tinggi. Harga itu tidak berlaku untuk Anda: Anda tetap membayar {amount}.\n\n{rows}\n\nAnda tidak perlu melakukan apa-apa.\n\n{action}',
  'mail.statement.LINK.subject': 'Silakan konfirmasi penarikan diri Anda dari kontrak',
  'mail.statement.LINK.text':
    'Halo {name},\n\nPada {moment} kami menerima pernyataan ini di situs kami: “Saya menarik diri dari kontrak paket {plan}, {period}.”\n\n{rows}\n\nApakah itu Anda? Jika ya, konfirmasikan paling lambat {linkUntil}; yang dihitung adalah waktu pernyataan Anda.\n\n{action}\n\nJika bukan Anda, abaikan pesan ini: tanpa konfirmasi tidak ada yang berubah.',
  'mail.statement.LINK.action': 'Ke halaman konfirmasi',
  'mail.statement.UNKNOWN.subject': 'Kontraknya tidak kami temukan',
  'mail.statement.UNKNOWN.text':
    'Halo,\n\nPada {moment} di situs kami dinyatakan penarikan diri dari sebuah kontrak untuk alamat ini. Kami tidak menemukan kontrak yang cocok.\n\nApakah Anda membayar dengan alamat email atau nomor telepon lain? Cobalah lagi dengan alamat atau nomor itu dan nomor kuitansi Anda, atau hubungi layanan bantuan kami.\n\n{action}\n\nJika bukan Anda, abaikan pesan ini.',
  'mail.statement.UNKNOWN.action': 'Coba lagi',
  'mail.statement.OVER.subject': 'Anda tidak dapat lagi menarik diri dari kontrak',
  'mail.statement.OVER.text':
    'Halo {name},\n\nPada {moment} di situs kami dinyatakan penarikan diri dari kontrak paket {plan}, {period}. Itu tidak mungkin lagi: tenggatnya berakhir pada {lastDay}, atau kontraknya sudah berakhir.\n\nAnda dapat membatalkan di pengaturan kapan saja. Setelah itu tidak ada lagi yang ditagih, dan Anda dapat menonton sampai akhir masa yang sudah dibayar.\n\n{action}\n\nJika bukan Anda, abaikan pesan ini: tidak ada yang berubah.',
  'mail.statement.OVER.action': 'Ke paket Anda',
  'mail.statement.DONE.subject': 'Anda sudah menarik diri dari kontrak',
  'mail.statement.DONE.text':
    'Halo {name},\n\nPenarikan diri Anda dari kontrak sudah kami terima sebelumnya. Sudah dikonfirmasi, dan Anda tidak perlu melakukan apa-apa lagi.\n\n{rows}\n\nRiwayat pembayaran Anda menunjukkan apa yang dikembalikan.\n\n{action}',
  'mail.statement.DONE.action': 'Riwayat pembayaran',
};
