import type { messages as english } from '../en/messages.ts';
import { mails } from './mails.ts';
import { money } from './money.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Texts of the services: mails, SMS and API messages. */
export const messages: Record<Keys, string> = {
  ...mails,
  ...money,
  'otp.mail.subject': '{code} adalah kode {brand} Anda',
  'otp.mail.text':
    'Selamat datang di {brand}, {name}.\n\nKode Anda:\n\n{code}\n\nKode berlaku {minutes} menit.\n\nJika ini bukan Anda, abaikan pesan ini.',
  'otp.sms': '{brand}: kode Anda {code}. Berlaku {minutes} menit.',
  'otp.sent': 'Kami mengirim kode ke {destination}.',
  'otp.reminder': 'Silakan masukkan kode yang kami kirim.',
  'offline.title': 'Tidak ada koneksi',
  'offline.text': 'Halaman ini tidak dapat dimuat. Halaman terbuka sendiri begitu koneksi kembali.',
  'offline.retry': 'Coba lagi',
  'offline.still': 'Masih belum ada koneksi',
  'register.done': 'Pendaftaran Berhasil',
  'verify.mail.subject': 'Konfirmasi alamat email Anda',
  'verify.mail.text':
    'Halo {name},\n\nMohon konfirmasi bahwa ini alamat email Anda untuk {brand}. Tautan berlaku {hours} jam.\n\n{action}\n\nJika Anda tidak memintanya, abaikan pesan ini.',
  'verify.mail.action': 'Konfirmasi email',
  'verify.sent': 'Kami mengirim tautan ke {email}. Silakan buka untuk mengonfirmasi alamat itu.',
  'verify.sentIfWaiting': 'Jika {email} belum dikonfirmasi, tautan baru sudah kami kirim ke sana.',
  'verify.done': 'Alamat email Anda sudah dikonfirmasi.',
  'verify.reminder':
    'Silakan konfirmasi alamat email Anda. Kami memakainya untuk menjaga akun Anda.',
  'verify.reminderOfChange':
    '{email} belum dikonfirmasi. Buka tautan yang kami kirim ke sana; sampai saat itu akun Anda tetap memakai alamat yang sekarang.',
  'verify.canceled': 'Perubahan dibatalkan. Alamat email Anda tetap sama.',
  'verify.changed.subject': 'Alamat email akun Anda diubah',
  'verify.changed.text':
    'Halo {name},\n\nAlamat email akun {brand} Anda diubah. Mulai sekarang Anda masuk dengan yang baru.\n\nJika ini bukan Anda, segera hubungi layanan bantuan kami.',
  'session.reused.subject': 'Kami mengakhiri satu sesi akun Anda',
  'session.reused.text':
    'Halo {name},\n\nAda yang mencoba memakai lagi sesi masuk lama dari akun {brand} Anda. Demi keamanan kami mengakhiri sesi itu, jadi mungkin Anda harus masuk sekali lagi di salah satu perangkat.\n\nJika Anda tidak menduganya, silakan ganti kata sandi.',
  'login.newDevice.subject': 'Perangkat baru masuk ke akun Anda',
  'login.newDevice.text':
    'Halo {name},\n\nSeseorang baru saja masuk ke akun {brand} Anda dengan perangkat yang belum pernah kami lihat di sana.\n\n{rows}\n\nJika ini Anda, tidak ada yang perlu dilakukan. Jika bukan, silakan ganti kata sandi dan hapus perangkat itu di pengaturan.',
  'login.newDevice.placeUnknown': 'tidak diketahui',
  'device.browserOn': '{browser} di {system}',
  'device.television': 'TV {maker}',
  'device.unknownTelevision': 'Televisi',
  'device.phone': 'Ponsel',
  'device.tablet': 'Tablet',
  'device.computer': 'Komputer',
  'device.unknown': 'Perangkat tak dikenal',
  'device.overLimit':
    'Akun Anda masuk di lebih banyak perangkat daripada yang diizinkan. Untuk menonton di sini, hapus salah satu yang lain.',
  'reset.mail.subject': 'Buat kata sandi baru untuk {brand}',
  'reset.mail.text':
    'Halo {name},\n\nAda permintaan kata sandi baru untuk akun {brand} Anda. Buka tautan ini dalam {linkMinutes} menit:\n\n{action}\n\nAtau masukkan kode ini dalam {minutes} menit:\n\n{code}\n\nJika ini bukan Anda, abaikan pesan ini. Kata sandi Anda tetap seperti semula.',
  'reset.mail.action': 'Buat kata sandi baru',
  'reset.sms':
    '{brand}: kode untuk kata sandi baru {code}. Berlaku {minutes} menit. Jangan berikan kepada siapa pun.',
  'signUp.mail.subject': 'Tautan Anda untuk bergabung dengan {brand}',
  'signUp.mail.text':
    'Halo,\n\nIni tautan Anda untuk mendaftar di {brand}. Alamat email Anda sudah terisi.\n\n{action}\n\nJika Anda tidak memintanya, abaikan pesan ini.',
  'signUp.mail.action': 'Daftar',
  'signUp.sent':
    'Terima kasih. Jika alamat itu dapat menerima email, tautan untuk mendaftar sedang dikirim.',
  'reset.sent': 'Jika akunnya ada, pesan sedang dikirim.',
  'reset.done': 'Kata sandi baru sudah tersimpan. Silakan masuk.',
  'password.done': 'Kata sandi Anda sudah diganti. Semua perangkat lain dikeluarkan.',
  'password.changed.subject': 'Kata sandi Anda diganti',
  'password.changed.text':
    'Halo {name},\n\nKata sandi akun {brand} Anda diganti, dan semua perangkat lain dikeluarkan.\n\nJika ini bukan Anda, segera buat kata sandi baru dengan “Lupa kata sandi?”, dan hubungi layanan bantuan kami.',
  'login.many.subject': 'Banyak percobaan gagal masuk ke akun Anda',
  'login.many.text':
    'Halo {name},\n\nSeseorang berkali-kali mencoba masuk ke akun {brand} Anda dengan kata sandi yang salah. Ia tidak berhasil, dan sekarang kami memperlambat percobaan seperti itu.\n\nAnda tidak perlu melakukan apa-apa. Jika kata sandi Anda pendek, atau juga dipakai di tempat lain, silakan pilih yang lebih baik.',
  'phone.verified.subject': 'Nomor telepon ditambahkan ke akun Anda',
  'phone.verified.text':
    'Halo {name},\n\nNomor telepon {phone} kini milik akun {brand} Anda dan dapat dipakai untuk masuk.\n\nJika ini bukan Anda, segera ganti kata sandi dan hubungi layanan bantuan kami.',
  'phone.done': 'Nomor telepon Anda sudah dikonfirmasi.',
  'invite.title': 'Undang teman Anda',
  'invite.subtitle':
    'Kirim tautan Anda kepada orang yang ingin Anda ajak menonton. Tautan itu membuka pendaftaran.',
  'invite.subject': 'Undangan ke {brand}',
  'invite.text': 'Saya menonton serial dan film di {brand}. Ayo ikut:',
  'deletion.reminder':
    'Akun Anda akan dihapus pada {date}. Sampai saat itu Anda boleh berubah pikiran.',
  'account.blocked.subject': 'Akun Anda diblokir',
  'account.blocked.text':
    'Halo {name},\n\nKami memblokir akun {brand} Anda. Alasannya: {why}\n\nSemua perangkat Anda dikeluarkan, dan tidak ada yang bisa masuk sampai blokirnya kami buka. Jika Anda punya paket, paket itu tetap seperti semula; jika Anda mau, layanan bantuan kami bisa membatalkannya.\n\nJika Anda keberatan atau punya pertanyaan, tulislah ke {support}.',
  'account.blocked.TERMS':
    'Ketentuan penggunaan dilanggar, secara berat atau lagi setelah peringatan.',
  'account.blocked.SECURITY':
    'Ada tanda bahwa orang lain memakai akun ini, dan kami ingin melindunginya.',
  'account.blocked.PAYMENT': 'Ada pembayaran untuk akun ini yang disengketakan.',
  'account.unblocked.subject': 'Akun Anda terbuka lagi',
  'account.unblocked.text':
    'Halo {name},\n\nAkun {brand} Anda tidak lagi diblokir. Anda bisa masuk seperti biasa, dan semuanya masih di tempatnya.',
  'setAside.begun.subject': 'Data Anda disisihkan',
  'setAside.begun.text':
    'Halo {name},\n\nAnda meminta kami menyisihkan data Anda di {brand}. Mulai sekarang kami menyimpannya tetapi tidak memakainya: tanpa rekomendasi, tanpa email tentang episode baru, tanpa notifikasi, dan tidak ada yang kami hapus. Sebagian besar staf kami tidak lagi bisa membuka akun Anda.\n\nAnda bisa masuk, menonton, dan mengekspor data seperti biasa. Paket Anda tetap berjalan dan ditagih seperti biasa. Anda bisa membatalkannya di pengaturan.\n\nKami akan menulis kepada Anda paling lambat tujuh hari sebelum data Anda kami pakai lagi.',
  'setAside.begun.sms': '{brand}: data Anda disisihkan.',
  'setAside.ends.subject': 'Data Anda kami pakai lagi mulai {date}',
  'setAside.ends.text':
    'Halo {name},\n\nAtas permintaan Anda, data Anda di {brand} kami sisihkan. Alasannya sudah tidak berlaku, jadi mulai {date} data Anda kami pakai lagi seperti semula.\n\nJika Anda tidak setuju, tulislah kepada kami sebelum hari itu: {support}',
  'setAside.ends.sms': '{brand}: data Anda kami pakai lagi mulai {date}.',
  'export.offered.subject': 'Data Anda siap diunduh',
  'export.offered.text':
    'Halo {name},\n\nAnda meminta salinan data Anda yang ada pada kami. Masuklah, lalu unduh semuanya dalam satu file lewat “Ekspor data saya” di pengaturan.\n\n{action}\n\nHanya Anda yang bisa mengunduhnya, layanan bantuan kami tidak.\n\nJika Anda tidak memintanya, abaikan saja email ini.',
  'export.offered.action': 'Buka pengaturan',
  'deletion.asked.subject': 'Akun Anda akan dihapus pada {date}',
  'deletion.asked.text':
    'Halo {name},\n\nSesuai permintaan Anda, akun {brand} Anda akan kami hapus pada {date}, beserta profil, daftar, penilaian, dan riwayat tontonan.\n\nSampai saat itu Anda boleh berubah pikiran: masuklah, buka pengaturan, dan pilih “Pertahankan akun saya”.\n\nJika Anda tidak memintanya, silakan masuk, pertahankan akun, dan ganti kata sandi.',
  'deletion.kept.subject': 'Akun Anda tetap ada',
  'deletion.kept.text':
    'Halo {name},\n\nAkun {brand} Anda tidak akan dihapus. Semuanya seperti semula, dan kami senang Anda tetap di sini.\n\nJika ini bukan Anda, silakan ganti kata sandi.',
  'deletion.done.subject': 'Akun Anda sudah dihapus',
  'deletion.done.text':
    'Halo {name},\n\nAkun {brand} Anda dan yang kami simpan bersamanya sudah dihapus. Kuitansi disimpan sepuluh tahun, seperti diwajibkan hukum, dengan salinan nama dan alamat Anda yang dikunci.\n\nTerima kasih atas waktu Anda bersama kami. Anda boleh kembali kapan saja, juga dengan alamat ini.',
  'retention.subject': 'Profil dan daftar Anda akan dihapus pada {date}',
  'retention.text':
    'Halo {name},\n\nAkses Anda ke {brand} berakhir pada {ended}. Profil, daftar, dan riwayat tontonan kami simpan setahun setelahnya, lalu dihapus: milik Anda pada {date}.\n\nUntuk mempertahankannya, pilih paket sebelum hari itu. Semuanya akan seperti saat Anda tinggalkan.\n\n{action}\n\nAkun Anda tetap ada. Anda dapat masuk dan kembali kapan saja, dengan profil baru.',
  'retention.action': 'Lihat paket',
  'retention.sms':
    '{brand}: akses Anda berakhir. Profil dan daftar dihapus pada {date} jika Anda tidak memilih paket: {url}',
  'terms.announced.subject': 'Ketentuan penggunaan baru mulai {date}',
  'terms.announced.text':
    'Halo {name},\n\nMulai {date}, ketentuan penggunaan baru berlaku di {brand}. Inilah yang berubah:\n\n{quote}\n\n{action}\n\nJika Anda setuju, tidak ada yang perlu dilakukan. Jika tidak, Anda bisa membatalkan paket di pengaturan, dan ketentuan saat ini tetap berlaku sampai periode Anda berakhir.',
  'terms.announced.action': 'Buka ketentuan penggunaan',
  'terms.sms': '{brand}: ketentuan baru mulai {date}. Lihat perubahannya: {url}',
  'terms.line': 'Ketentuan baru berlaku mulai {date}',
  'social.unnamed': 'Penonton',
  'social.linked.subject': 'Sekarang Anda dapat masuk dengan {provider}',
  'social.linked.text':
    'Halo {name},\n\nAkun {brand} Anda kini terhubung dengan {provider}: mulai sekarang Anda juga dapat masuk dengan cara itu.\n\nJika ini bukan Anda, segera pilih kata sandi baru dan hubungi layanan bantuan kami.',
  'social.proof.text':
    'Halo {name},\n\nSeseorang ingin menghubungkan akun {brand} Anda dengan cara masuk lain. Jika ini Anda, masukkan kode ini dalam {minutes} menit:\n\n{code}\n\nJika bukan Anda, abaikan pesan ini dan jangan berikan kodenya kepada siapa pun.',
  'tv.done': '{device} sudah masuk. Anda boleh menyimpan ponsel Anda.',
  'tv.doneAt': '{device} di {place} sudah masuk. Anda boleh menyimpan ponsel Anda.',
  'tv.approved.subject': 'Sebuah televisi masuk ke akun Anda',
  'tv.approved.text':
    'Halo {name},\n\nKode sebuah televisi dimasukkan di akun {brand} Anda, jadi televisi itu kini sudah masuk.\n\n{rows}\n\nJika ini Anda, selamat menonton. Jika bukan, hapus perangkat itu di pengaturan dan ganti kata sandi Anda.',
  'family.owner': 'Pemilik',
  'family.member': 'Anggota',
  'family.invite': 'Undang seseorang',
  'family.free_other':
    'Masih ada tempat untuk {count} orang lagi. Buat tautan untuk masing-masing; setiap tautan untuk satu orang.',
  'family.full':
    'Semua tempat di keluarga Anda sudah terisi. Jika ada yang pergi, atau Anda keluarkan, ada tempat lagi.',
  'family.shared':
    '{name} berbagi paket keluarga dengan Anda. Daftar dan tontonan Anda tetap milik Anda sendiri.',
  'family.ending':
    '{name} membatalkan paket keluarga. Semua dapat menonton sampai paket berakhir pada {date}.',
  'family.ownEnding':
    'Anda membatalkan paket Anda. Semua dapat menonton sampai paket berakhir pada {date}; anggota baru dapat bergabung jika Anda mengambil paket keluarga lagi.',
  'family.resting':
    'Paket keluarga {name} sedang tidak aktif. Anda tetap di keluarga ini, dan dapat menonton lagi begitu paketnya aktif.',
  'family.invited.subject': '{owner} mengundang Anda menonton di {brand}',
  'family.invited.text':
    'Halo,\n\n{owner} berbagi paket keluarga di {brand} dengan Anda. Akun, daftar, dan tontonan Anda tetap milik Anda.\n\n{action}\n\nUndangan ini untuk satu orang dan berlaku {days} hari.\n\nJika Anda tidak mengenal {owner}, Anda tidak perlu melakukan apa-apa.',
  'family.join.title': 'Undangan ke sebuah keluarga',
  'family.join.message':
    '{name} mengundang Anda menonton dengan paket keluarganya. Akun, daftar, dan tontonan Anda tetap milik Anda; keluarga melihat nama dan gambar Anda.',
  'family.join.guest': 'Masuk atau daftar dahulu, lalu bergabunglah.',
  'family.join.paying':
    'Langganan Anda sendiri tetap berjalan, dan ditagih, sampai Anda membatalkannya.',
  'family.join.dissolves':
    'Berbagi keluarga Anda sendiri, yang paketnya tidak aktif, berakhir saat Anda bergabung.',
  'family.join.action': 'Bergabung dengan keluarga',
  'family.join.login': 'Masuk',
  'family.join.other': 'Lanjutkan',
  'family.obstacle.OWN.title': 'Ini undangan Anda sendiri',
  'family.obstacle.OWN.text': 'Kirim tautannya kepada orang yang Anda inginkan di keluarga Anda.',
  'family.obstacle.HERE.title': 'Anda sudah ada di keluarga ini',
  'family.obstacle.HERE.text': 'Tidak ada lagi yang perlu dilakukan. Selamat menonton.',
  'family.obstacle.ELSEWHERE.title': 'Anda ada di keluarga lain',
  'family.obstacle.ELSEWHERE.text':
    'Satu akun hanya dapat berada di satu keluarga. Jika ingin masuk keluarga {name}, keluar dahulu dari yang lain, lalu buka tautan ini lagi.',
  'family.obstacle.OWNER.title': 'Anda punya paket keluarga sendiri',
  'family.obstacle.OWNER.text':
    'Dengan itu Anda punya keluarga sendiri, dan satu akun hanya dapat berada di satu keluarga. Setelah paket Anda berakhir, {name} dapat mengundang Anda lagi.',
  'family.obstacle.CHILD.title': 'Hanya orang dewasa yang dapat bergabung',
  'family.obstacle.CHILD.text': 'Keluar dari profil anak dahulu, lalu buka tautan ini lagi.',
  'family.obstacle.FULL.title': 'Semua tempat sudah terisi',
  'family.obstacle.FULL.text':
    'Saat ini tidak ada tempat di keluarga {name}. Jika ada yang kosong, tautan ini dapat Anda pakai.',
  'family.done.joined': 'Selamat datang di keluarga {name}.',
  'family.done.left': 'Anda sudah keluar dari keluarga ini.',
  'family.done.removed': 'Anggota itu sudah dikeluarkan dari keluarga Anda.',
  'family.joined.subject': '{member} bergabung dengan keluarga Anda',
  'family.joined.text':
    'Halo {name},\n\n{member} bergabung dengan keluarga Anda di {brand} lewat salah satu undangan Anda, dan kini menonton dengan paket Anda.\n\nJika Anda tidak mengenalnya, keluarkan di halaman “Berbagi keluarga” dan ganti kata sandi Anda.',
  'family.welcome.subject': 'Anda kini anggota keluarga {owner}',
  'family.welcome.text':
    'Halo {name},\n\nSelamat datang di keluarga {owner}: kini Anda menonton {brand} dengan paketnya, selama paket itu aktif. Akun, daftar, dan tontonan Anda tetap milik Anda.\n\nAnda dapat pergi kapan saja, di halaman “Berbagi keluarga”.',
  'family.removed.subject': 'Anda tidak lagi di keluarga {owner}',
  'family.removed.text':
    'Halo {name},\n\n{owner} mengeluarkan Anda dari keluarganya di {brand}, jadi paketnya tidak dibagikan lagi dengan Anda.\n\nAkun Anda tetap ada, dengan daftar dan semua yang Anda tonton. Untuk terus menonton, Anda dapat memilih paket sendiri.',
  'family.left.subject': '{member} keluar dari keluarga Anda',
  'family.left.text':
    'Halo {name},\n\n{member} keluar dari keluarga Anda di {brand}. Tempatnya kosong, dan Anda dapat mengundang orang lain.',
  'family.ended.subject': 'Berbagi keluarga {owner} sudah berakhir',
  'family.ended.text':
    'Halo {name},\n\n{owner} meninggalkan {brand}, jadi paketnya tidak dibagikan lagi dengan Anda.\n\nAkun Anda tetap ada, dengan daftar dan semua yang Anda tonton. Untuk terus menonton, Anda dapat memilih paket sendiri.',
  'episodes.new.subject': '{series}: {news}',
  'episodes.new.text':
    'Halo {name},\n\nAda tontonan baru untuk profil {profile}.\n\n{series}: {news}\n\n{action}',
  'episodes.new.action': 'Tonton',
  'push.film': 'Sudah bisa ditonton.',
  'push.episode': 'Episode {episode} sudah ada: {title}',
  'push.episodes_other': '{count} episode baru',
  'support.subject.PLAYBACK': 'Pemutaran',
  'support.subject.TITLE': 'Masalah pada sebuah judul',
  'support.subject.PAYMENT': 'Pembayaran dan paket',
  'support.subject.ACCOUNT': 'Akun dan cara masuk',
  'support.subject.TELEVISION': 'Televisi dan perangkat',
  'support.subject.PRIVACY': 'Data dan privasi saya',
  'support.subject.SUGGESTION': 'Saran',
  'support.subject.OTHER': 'Hal lain',
  'support.sent': 'Terima kasih. Pesan Anda sudah kami terima. Nomornya {number}.',
  'support.mail.subject': 'Pesan Anda sudah kami terima ({number})',
  'support.mail.text':
    'Halo,\n\nTerima kasih sudah menulis kepada kami. Pesan Anda sudah sampai di layanan bantuan kami.\n\n{rows}\n\nKami menjawab ke alamat ini, biasanya dalam dua hari kerja. Untuk menambahkan sesuatu, balas pesan ini.',
  'support.received.text':
    'Halo,\n\nTerima kasih sudah menulis kepada kami. Pesan Anda sudah sampai ke tim bantuan kami.\n\n{rows}\n\nKami biasanya membalas dalam dua hari kerja dan mengirim email saat balasan tersedia. Baca balasan kami atau tambahkan sesuatu di sini:\n\n{action}',
  'support.answer.subject': 'Kami sudah membalas pesan Anda ({number})',
  'support.answer.text':
    'Halo,\n\nKami sudah membalas pesan Anda.\n\n{rows}\n\nDemi privasi Anda, balasan kami tidak ada di email ini. Masuk untuk membaca dan membalasnya.\n\n{action}',
  'support.thread.action': 'Buka percakapan',
  'support.operator.subject': '{number}: {subject}',
  'support.operator.text': '{quote}\n\n{rows}',
  'support.operator.textWithFile':
    '{quote}\n\n{rows}\n\nBerkas terlampir: {file} ({kilobytes} KB). Tautan berlaku {days} hari. Jenis isinya sudah diperiksa, tetapi belum dipindai dari virus.\n\n{action}',
  'support.operator.action': 'Unduh berkas',
  'support.operator.from': 'Dari',
  'support.operator.account': 'Akun',
  'support.operator.problem': 'Masalah',
  'support.operator.title': 'Judul',
  'support.operator.video': 'Video',
  'support.operator.channel': 'Saluran',
  'support.operator.position': 'Detik',
  'support.operator.languages': 'Bahasa',
  'support.operator.platform': 'Platform',
  'support.operator.version': 'Versi',
  'support.operator.browser': 'Peramban',
  'support.operator.room': 'Ruang kendali',
  'demo.member': 'Pelanggan',
  'demo.family': 'Keluarga',
  'demo.free': 'Belum ada paket',
  'demo.suspended': 'Pembayaran gagal',
  'demo.canceled': 'Dibatalkan',
  'content.channels.all': 'Semua',
  'watch.rest':
    'Cukup sampai di sini. Kamu boleh menonton lagi mulai pukul {time}. Selamat tidur, atau selamat bermain.',
  'watch.enough': 'Hari ini sudah banyak! Besok kamu boleh menonton lagi. Sampai jumpa.',
  'watch.kids':
    'Ini tidak ada di dunia anak-anak. Orang dewasa dapat membukanya dengan profilnya sendiri.',
  'plans.period.MONTHLY': 'Bulanan',
  'plans.period.YEARLY': 'Tahunan',
  'plans.SOLO.title': 'Solo',
  'plans.SOLO.description': 'Untuk yang menonton sendiri, atau berdua.',
  'plans.FAMILY.title': 'Keluarga',
  'plans.FAMILY.description': 'Untuk seisi rumah, dengan dunia yang aman bagi anak-anak.',
  'plans.MOBILE.title': 'Seluler',
  'plans.MOBILE.description': 'Untuk ponsel atau tablet di tangan Anda.',
  'plans.feature.everything': 'Semuanya, tanpa iklan',
  'plans.feature.screens-2': '2 layar sekaligus',
  'plans.feature.full-hd': 'Full HD',
  'plans.feature.hd': 'HD',
  'plans.feature.languages': 'Antarmuka dalam semua bahasa kami',
  'plans.feature.as-solo': 'Semua yang ada di paket Solo',
  'plans.feature.screens-4': '4 layar sekaligus',
  'plans.feature.family-sharing': 'Berbagi keluarga, satu akun untuk tiap orang',
  'plans.feature.scene-guard': 'Penjaga Adegan Keluarga',
  'plans.feature.one-phone': '1 ponsel atau tablet dalam satu waktu',
  'plans.receipts.note':
    'Kami menyumbangkan sebagian dari setiap pembayaran; setiap kuitansi menunjukkannya.',
};
