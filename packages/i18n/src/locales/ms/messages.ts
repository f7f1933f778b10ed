import type { messages as english } from '../en/messages.ts';
import { mails } from './mails.ts';
import { money } from './money.ts';

type Keys = Exclude<keyof typeof english, `${string}_one`>;

/** Texts of the services: mails, SMS and API messages. */
export const messages: Record<Keys, string> = {
  ...mails,
  ...money,
  'otp.mail.subject': '{code} ialah kod {brand} anda',
  'otp.mail.text':
    'Selamat datang ke {brand}, {name}.\n\nKod anda:\n\n{code}\n\nKod ini sah selama {minutes} minit.\n\nJika ini bukan anda, abaikan mesej ini.',
  'otp.sms': '{brand}: kod anda {code}. Sah selama {minutes} minit.',
  'otp.sent': 'Kami telah menghantar kod ke {destination}.',
  'otp.reminder': 'Sila masukkan kod yang kami hantar.',
  'offline.title': 'Tiada sambungan',
  'offline.text':
    'Halaman ini tidak dapat dimuatkan. Ia terbuka sendiri sebaik sahaja sambungan kembali.',
  'offline.retry': 'Cuba lagi',
  'offline.still': 'Masih tiada sambungan',
  'register.done': 'Pendaftaran Berjaya',
  'verify.mail.subject': 'Sahkan alamat e-mel anda',
  'verify.mail.text':
    'Salam {name},\n\nSila sahkan bahawa ini alamat e-mel anda untuk {brand}. Pautan sah selama {hours} jam.\n\n{action}\n\nJika anda tidak memintanya, abaikan mesej ini.',
  'verify.mail.action': 'Sahkan e-mel',
  'verify.sent': 'Kami telah menghantar pautan ke {email}. Sila buka untuk mengesahkan alamat itu.',
  'verify.sentIfWaiting':
    'Jika {email} masih perlu disahkan, pautan baharu telah kami hantar ke sana.',
  'verify.done': 'Alamat e-mel anda telah disahkan.',
  'verify.reminder':
    'Sila sahkan alamat e-mel anda. Kami menggunakannya untuk melindungi akaun anda.',
  'verify.reminderOfChange':
    '{email} belum disahkan. Buka pautan yang kami hantar ke situ; sehingga itu akaun anda mengekalkan alamat semasa.',
  'verify.canceled': 'Penukaran dibatalkan. Alamat e-mel anda kekal sama.',
  'verify.changed.subject': 'Alamat e-mel akaun anda telah ditukar',
  'verify.changed.text':
    'Salam {name},\n\nAlamat e-mel akaun {brand} anda telah ditukar. Mulai sekarang anda log masuk dengan yang baharu.\n\nJika ini bukan anda, segera tulis kepada khidmat bantuan kami.',
  'session.reused.subject': 'Kami menamatkan satu sesi akaun anda',
  'session.reused.text':
    'Salam {name},\n\nAda yang cuba menggunakan semula log masuk lama untuk akaun {brand} anda. Demi keselamatan kami menamatkan sesi itu, jadi anda mungkin perlu log masuk sekali lagi pada salah satu peranti.\n\nJika anda tidak menjangkakannya, sila tukar kata laluan.',
  'login.newDevice.subject': 'Peranti baharu log masuk ke akaun anda',
  'login.newDevice.text':
    'Salam {name},\n\nSeseorang baru sahaja log masuk ke akaun {brand} anda dengan peranti yang belum pernah kami lihat di sana.\n\n{rows}\n\nJika ini anda, tiada apa-apa yang perlu dibuat. Jika bukan, sila tukar kata laluan dan buang peranti itu dalam tetapan.',
  'login.newDevice.placeUnknown': 'tidak diketahui',
  'device.browserOn': '{browser} pada {system}',
  'device.television': 'TV {maker}',
  'device.unknownTelevision': 'Televisyen',
  'device.phone': 'Telefon',
  'device.tablet': 'Tablet',
  'device.computer': 'Komputer',
  'device.unknown': 'Peranti tidak dikenali',
  'device.overLimit':
    'Akaun anda log masuk pada lebih banyak peranti daripada yang dibenarkan. Untuk menonton di sini, buang salah satu yang lain.',
  'reset.mail.subject': 'Tetapkan kata laluan baharu untuk {brand}',
  'reset.mail.text':
    'Salam {name},\n\nAda permintaan kata laluan baharu untuk akaun {brand} anda. Buka pautan ini dalam {linkMinutes} minit:\n\n{action}\n\nAtau masukkan kod ini dalam {minutes} minit:\n\n{code}\n\nJika ini bukan anda, abaikan mesej ini. Kata laluan anda kekal seperti sedia ada.',
  'reset.mail.action': 'Tetapkan kata laluan baharu',
  'reset.sms':
    '{brand}: kod untuk kata laluan baharu {code}. Sah selama {minutes} minit. Jangan beri kepada sesiapa.',
  'signUp.mail.subject': 'Pautan anda untuk menyertai {brand}',
  'signUp.mail.text':
    'Salam,\n\nIni pautan anda untuk mendaftar di {brand}. Alamat e-mel anda sudah diisi.\n\n{action}\n\nJika anda tidak memintanya, abaikan mesej ini.',
  'signUp.mail.action': 'Daftar',
  'signUp.sent':
    'Terima kasih. Jika alamat itu boleh menerima e-mel, pautan untuk mendaftar sedang dihantar.',
  'reset.sent': 'Jika akaun itu wujud, sebuah mesej sedang dihantar.',
  'reset.done': 'Kata laluan baharu anda telah disimpan. Sila log masuk dengannya.',
  'password.done': 'Kata laluan anda telah ditukar. Semua peranti lain telah dilog keluar.',
  'password.changed.subject': 'Kata laluan anda telah ditukar',
  'password.changed.text':
    'Salam {name},\n\nKata laluan akaun {brand} anda telah ditukar, dan semua peranti lain telah dilog keluar.\n\nJika ini bukan anda, segera tetapkan kata laluan baharu dengan “Terlupa kata laluan?”, dan tulis kepada khidmat bantuan kami.',
  'login.many.subject': 'Banyak percubaan gagal untuk log masuk ke akaun anda',
  'login.many.text':
    'Salam {name},\n\nSeseorang berkali-kali cuba log masuk ke akaun {brand} anda dengan kata laluan yang salah. Percubaan itu tidak berjaya, dan kini kami memperlahankannya.\n\nAnda tidak perlu berbuat apa-apa. Jika kata laluan anda pendek, atau digunakan juga di tempat lain, sila pilih yang lebih baik.',
  'phone.verified.subject': 'Nombor telefon telah ditambah ke akaun anda',
  'phone.verified.text':
    'Salam {name},\n\nNombor telefon {phone} kini milik akaun {brand} anda dan boleh digunakan untuk log masuk.\n\nJika ini bukan anda, segera tukar kata laluan dan tulis kepada khidmat bantuan kami.',
  'phone.done': 'Nombor telefon anda telah disahkan.',
  'invite.title': 'Jemput rakan anda',
  'invite.subtitle':
    'Hantar pautan anda kepada orang yang mahu anda ajak menonton. Pautan itu membuka pendaftaran.',
  'invite.subject': 'Jemputan ke {brand}',
  'invite.text': 'Saya menonton siri dan filem di {brand}. Jom sertai:',
  'deletion.reminder':
    'Akaun anda akan dipadam pada {date}. Sehingga itu anda boleh mengubah fikiran.',
  'account.blocked.subject': 'Akaun anda disekat',
  'account.blocked.text':
    'Salam {name},\n\nKami telah menyekat akaun {brand} anda. Sebabnya: {why}\n\nSemua peranti anda telah dilog keluar, dan tiada siapa boleh log masuk sehingga kami membuka sekatan itu. Jika anda mempunyai pelan, pelan itu tidak berubah; jika anda mahu, khidmat bantuan kami boleh membatalkannya.\n\nJika anda tidak bersetuju atau ada soalan, tulis kepada kami di {support}.',
  'account.blocked.TERMS':
    'Terma penggunaan telah dilanggar dengan serius atau sekali lagi selepas amaran.',
  'account.blocked.SECURITY':
    'Ada tanda bahawa orang lain menggunakan akaun ini, dan kami mahu melindunginya.',
  'account.blocked.PAYMENT': 'Satu bayaran untuk akaun ini telah dipertikaikan.',
  'account.unblocked.subject': 'Akaun anda dibuka semula',
  'account.unblocked.text':
    'Salam {name},\n\nAkaun {brand} anda tidak lagi disekat. Anda boleh log masuk seperti biasa, dan semuanya masih di tempatnya.',
  'setAside.begun.subject': 'Data anda diketepikan',
  'setAside.begun.text':
    'Salam {name},\n\nAnda meminta kami mengetepikan data anda di {brand}. Mulai sekarang kami menyimpannya tetapi tidak menggunakannya: tiada cadangan, tiada e-mel tentang episod baharu, tiada pemberitahuan, dan tiada apa yang kami padam. Kebanyakan kakitangan kami tidak lagi boleh membuka akaun anda.\n\nAnda boleh log masuk, menonton dan mengeksport data seperti biasa. Pelan anda diteruskan dan dicaj seperti biasa. Anda boleh membatalkannya di tetapan.\n\nKami akan menulis kepada anda sekurang-kurangnya tujuh hari sebelum data anda digunakan semula.',
  'setAside.begun.sms': '{brand}: data anda diketepikan.',
  'setAside.ends.subject': 'Data anda digunakan semula mulai {date}',
  'setAside.ends.text':
    'Salam {name},\n\nAtas permintaan anda, kami mengetepikan data anda di {brand}. Sebabnya sudah tiada, jadi mulai {date} kami menggunakan data anda semula seperti dahulu.\n\nJika anda tidak bersetuju, tulis kepada kami sebelum hari itu: {support}',
  'setAside.ends.sms': '{brand}: data anda digunakan semula mulai {date}.',
  'export.offered.subject': 'Data anda sedia untuk dimuat turun',
  'export.offered.text':
    'Salam {name},\n\nAnda meminta salinan data tentang anda yang ada pada kami. Log masuk, kemudian muat turun semuanya dalam satu fail melalui “Eksport data saya” di tetapan.\n\n{action}\n\nHanya anda yang boleh memuat turunnya, bukan khidmat bantuan kami.\n\nJika anda tidak memintanya, abaikan e-mel ini.',
  'export.offered.action': 'Buka tetapan',
  'deletion.asked.subject': 'Akaun anda akan dipadam pada {date}',
  'deletion.asked.text':
    'Salam {name},\n\nSeperti yang anda minta, akaun {brand} anda akan kami padam pada {date}, bersama profil, senarai, penilaian dan apa yang telah ditonton.\n\nSehingga itu anda boleh mengubah fikiran: log masuk, buka tetapan dan pilih “Kekalkan akaun saya”.\n\nJika anda tidak memintanya, sila log masuk, kekalkan akaun, dan tukar kata laluan anda.',
  'deletion.kept.subject': 'Akaun anda kekal',
  'deletion.kept.text':
    'Salam {name},\n\nAnda memutuskan untuk mengekalkan akaun {brand} anda. Ia tidak akan dipadam, dan tiada apa-apa yang hilang.\n\nJika bukan anda yang membuat keputusan itu, sila tukar kata laluan anda.',
  'deletion.done.subject': 'Akaun anda telah dipadam',
  'deletion.done.text':
    'Salam {name},\n\nAkaun {brand} anda dan apa yang kami simpan bersamanya telah dipadam. Resit disimpan selama sepuluh tahun, seperti dikehendaki undang-undang, dengan salinan nama dan alamat anda yang dimeterai.\n\nTerima kasih atas masa anda bersama kami. Anda boleh kembali bila-bila masa, juga dengan alamat ini.',
  'retention.subject': 'Profil dan senarai anda akan dipadam pada {date}',
  'retention.text':
    'Salam {name},\n\nAkses anda ke {brand} tamat pada {ended}. Profil, senarai dan apa yang telah ditonton kami simpan selama setahun selepasnya, kemudian dipadam: milik anda pada {date}.\n\nUntuk mengekalkannya, pilih pelan sebelum hari itu. Semuanya akan seperti semasa anda tinggalkan.\n\n{action}\n\nAkaun anda kekal. Anda boleh log masuk dan kembali bila-bila masa, dengan profil baharu.',
  'retention.action': 'Lihat pelan',
  'retention.sms':
    '{brand}: akses anda telah tamat. Profil dan senarai dipadam pada {date} jika anda tidak memilih pelan: {url}',
  'terms.announced.subject': 'Terma penggunaan baharu mulai {date}',
  'terms.announced.text':
    'Salam {name},\n\nMulai {date}, terma penggunaan baharu berkuat kuasa di {brand}. Inilah yang berubah:\n\n{quote}\n\n{action}\n\nJika anda bersetuju, tiada apa yang perlu dilakukan. Jika tidak, anda boleh membatalkan pelan di tetapan, dan terma semasa terus terpakai sehingga tempoh anda tamat.',
  'terms.announced.action': 'Buka terma penggunaan',
  'terms.sms': '{brand}: terma baharu mulai {date}. Lihat perubahannya: {url}',
  'terms.line': 'Terma baharu berkuat kuasa mulai {date}',
  'social.unnamed': 'Penonton',
  'social.linked.subject': 'Kini anda boleh log masuk dengan {provider}',
  'social.linked.text':
    'Salam {name},\n\nAkaun {brand} anda kini disambungkan dengan {provider}: mulai sekarang anda juga boleh log masuk dengan cara itu.\n\nJika ini bukan anda, segera pilih kata laluan baharu dan tulis kepada khidmat bantuan kami.',
  'social.proof.text':
    'Salam {name},\n\nSeseorang mahu menyambungkan akaun {brand} anda dengan cara log masuk lain. Jika ini anda, masukkan kod ini dalam {minutes} minit:\n\n{code}\n\nJika bukan anda, abaikan mesej ini dan jangan beri kod itu kepada sesiapa.',
  'tv.done': '{device} telah log masuk. Telefon anda boleh diketepikan.',
  'tv.doneAt': '{device} di {place} telah log masuk. Telefon anda boleh diketepikan.',
  'tv.approved.subject': 'Sebuah televisyen log masuk ke akaun anda',
  'tv.approved.text':
    'Salam {name},\n\nKod sebuah televisyen dimasukkan dalam akaun {brand} anda, jadi televisyen itu kini telah log masuk.\n\n{rows}\n\nJika ini anda, selamat menonton. Jika bukan, buang peranti itu dalam tetapan dan tukar kata laluan anda.',
  'family.owner': 'Pemilik',
  'family.member': 'Ahli',
  'family.invite': 'Jemput seseorang',
  'family.free_other':
    'Masih ada tempat untuk {count} orang lagi. Buat pautan untuk setiap seorang; setiap pautan untuk satu orang.',
  'family.full':
    'Semua tempat dalam keluarga anda telah diisi. Jika ada yang keluar, atau anda keluarkan, akan ada tempat lagi.',
  'family.shared':
    '{name} berkongsi pelan keluarga dengan anda. Senarai dan tontonan anda kekal milik anda sendiri.',
  'family.ending':
    '{name} telah membatalkan pelan keluarga. Semua boleh menonton sehingga ia tamat pada {date}.',
  'family.ownEnding':
    'Anda telah membatalkan pelan anda. Semua boleh menonton sehingga ia tamat pada {date}; ahli baharu boleh menyertai apabila anda mengambil pelan keluarga semula.',
  'family.resting':
    'Pelan keluarga {name} tidak aktif buat masa ini. Anda kekal dalam keluarga ini, dan menonton semula sebaik sahaja pelannya aktif.',
  'family.invited.subject': '{owner} menjemput anda menonton di {brand}',
  'family.invited.text':
    'Salam,\n\n{owner} berkongsi pelan keluarga di {brand} dengan anda. Akaun, senarai dan tontonan anda kekal milik anda.\n\n{action}\n\nJemputan ini untuk seorang dan sah selama {days} hari.\n\nJika anda tidak mengenali {owner}, anda tidak perlu berbuat apa-apa.',
  'family.join.title': 'Jemputan ke sebuah keluarga',
  'family.join.message':
    '{name} menjemput anda menonton dengan pelan keluarganya. Akaun, senarai dan tontonan anda kekal milik anda; keluarga melihat nama dan gambar anda.',
  'family.join.guest': 'Log masuk atau daftar dahulu, kemudian sertai.',
  'family.join.paying':
    'Langganan anda sendiri diteruskan, dan dicaj, sehingga anda membatalkannya.',
  'family.join.dissolves':
    'Perkongsian keluarga anda sendiri, yang pelannya tidak aktif, tamat apabila anda menyertai.',
  'family.join.action': 'Sertai keluarga',
  'family.join.login': 'Log masuk',
  'family.join.other': 'Teruskan',
  'family.obstacle.OWN.title': 'Ini jemputan anda sendiri',
  'family.obstacle.OWN.text': 'Hantar pautan itu kepada orang yang anda mahu dalam keluarga anda.',
  'family.obstacle.HERE.title': 'Anda sudah berada dalam keluarga ini',
  'family.obstacle.HERE.text': 'Tiada apa-apa lagi yang perlu dibuat. Selamat menonton.',
  'family.obstacle.ELSEWHERE.title': 'Anda berada dalam keluarga lain',
  'family.obstacle.ELSEWHERE.text':
    'Satu akaun hanya boleh berada dalam satu keluarga. Jika anda mahu masuk keluarga {name}, keluar daripada yang lain dahulu, kemudian buka pautan ini semula.',
  'family.obstacle.OWNER.title': 'Anda ada pelan keluarga sendiri',
  'family.obstacle.OWNER.text':
    'Dengannya anda ada keluarga sendiri, dan satu akaun hanya boleh berada dalam satu keluarga. Setelah pelan anda tamat, {name} boleh menjemput anda semula.',
  'family.obstacle.CHILD.title': 'Hanya orang dewasa boleh menyertai',
  'family.obstacle.CHILD.text':
    'Keluar daripada profil kanak-kanak dahulu, kemudian buka pautan ini semula.',
  'family.obstacle.FULL.title': 'Semua tempat telah diisi',
  'family.obstacle.FULL.text':
    'Tiada tempat dalam keluarga {name} buat masa ini. Jika ada yang kosong, pautan ini boleh anda gunakan.',
  'family.done.joined': 'Selamat datang ke keluarga {name}.',
  'family.done.left': 'Anda telah keluar daripada keluarga ini.',
  'family.done.removed': 'Ahli itu telah dikeluarkan daripada keluarga anda.',
  'family.joined.subject': '{member} menyertai keluarga anda',
  'family.joined.text':
    'Salam {name},\n\n{member} menyertai keluarga anda di {brand} dengan salah satu jemputan anda, dan kini menonton dengan pelan anda.\n\nJika anda tidak mengenalinya, keluarkannya di halaman “Perkongsian keluarga” dan tukar kata laluan anda.',
  'family.welcome.subject': 'Anda kini dalam keluarga {owner}',
  'family.welcome.text':
    'Salam {name},\n\nSelamat datang ke keluarga {owner}: kini anda menonton {brand} dengan pelannya, selama pelan itu aktif. Akaun, senarai dan tontonan anda kekal milik anda.\n\nAnda boleh keluar bila-bila masa, di halaman “Perkongsian keluarga”.',
  'family.removed.subject': 'Anda tidak lagi dalam keluarga {owner}',
  'family.removed.text':
    'Salam {name},\n\n{owner} mengeluarkan anda daripada keluarganya di {brand}, jadi pelannya tidak lagi dikongsi dengan anda.\n\nAkaun anda kekal, dengan senarai dan semua yang anda tonton. Untuk terus menonton, anda boleh memilih pelan sendiri.',
  'family.left.subject': '{member} keluar daripada keluarga anda',
  'family.left.text':
    'Salam {name},\n\n{member} telah keluar daripada keluarga anda di {brand}. Tempatnya kosong, dan anda boleh menjemput orang lain.',
  'family.ended.subject': 'Perkongsian keluarga {owner} telah tamat',
  'family.ended.text':
    'Salam {name},\n\n{owner} meninggalkan {brand}, jadi pelannya tidak lagi dikongsi dengan anda.\n\nAkaun anda kekal, dengan senarai dan semua yang anda tonton. Untuk terus menonton, anda boleh memilih pelan sendiri.',
  'episodes.new.subject': '{series}: {news}',
  'episodes.new.text':
    'Salam {name},\n\nAda tontonan baharu untuk profil {profile}.\n\n{series}: {news}\n\n{action}',
  'episodes.new.action': 'Tonton',
  'push.film': 'Kini boleh ditonton.',
  'push.episode': 'Episod {episode} sudah tiba: {title}',
  'push.episodes_other': '{count} episod baharu',
  'support.subject.PLAYBACK': 'Menonton dan main balik',
  'support.subject.TITLE': 'Masalah dengan sebuah tajuk',
  'support.subject.PAYMENT': 'Bayaran dan pelan',
  'support.subject.ACCOUNT': 'Akaun dan log masuk',
  'support.subject.TELEVISION': 'Televisyen dan peranti',
  'support.subject.PRIVACY': 'Data dan privasi saya',
  'support.subject.SUGGESTION': 'Cadangan',
  'support.subject.OTHER': 'Perkara lain',
  'support.sent': 'Terima kasih. Mesej anda telah kami terima. Nombornya {number}.',
  'support.mail.subject': 'Mesej anda telah kami terima ({number})',
  'support.mail.text':
    'Salam,\n\nTerima kasih kerana menulis kepada kami. Mesej anda telah sampai ke khidmat bantuan kami.\n\n{rows}\n\nKami menjawab ke alamat ini, biasanya dalam dua hari bekerja. Untuk menambah sesuatu, balas mesej ini.',
  'support.received.text':
    'Helo,\n\nTerima kasih kerana menulis kepada kami. Mesej anda telah sampai kepada pasukan sokongan kami.\n\n{rows}\n\nKami biasanya membalas dalam dua hari bekerja dan akan menghantar e-mel apabila balasan sudah ada. Baca balasan kami atau tambah sesuatu di sini:\n\n{action}',
  'support.answer.subject': 'Kami telah membalas mesej anda ({number})',
  'support.answer.text':
    'Helo,\n\nKami telah membalas mesej anda.\n\n{rows}\n\nDemi privasi anda, balasan kami tiada dalam e-mel ini. Log masuk untuk membaca dan menjawabnya.\n\n{action}',
  'support.thread.action': 'Buka perbualan',
  'support.operator.subject': '{number}: {subject}',
  'support.operator.text': '{quote}\n\n{rows}',
  'support.operator.textWithFile':
    '{quote}\n\n{rows}\n\nFail dilampirkan: {file} ({kilobytes} KB). Pautan sah selama {days} hari. Jenis kandungannya telah diperiksa, tetapi tidak diimbas untuk virus.\n\n{action}',
  'support.operator.action': 'Muat turun fail',
  'support.operator.from': 'Daripada',
  'support.operator.account': 'Akaun',
  'support.operator.problem': 'Masalah',
  'support.operator.title': 'Tajuk',
  'support.operator.video': 'Video',
  'support.operator.channel': 'Saluran',
  'support.operator.position': 'Saat',
  'support.operator.languages': 'Bahasa',
  'support.operator.platform': 'Platform',
  'support.operator.version': 'Versi',
  'support.operator.browser': 'Pelayar',
  'support.operator.room': 'Bilik kawalan',
  'demo.member': 'Pelanggan',
  'demo.family': 'Keluarga',
  'demo.free': 'Belum ada pelan',
  'demo.suspended': 'Bayaran gagal',
  'demo.canceled': 'Dibatalkan',
  'content.channels.all': 'Semua',
  'watch.rest':
    'Cukup setakat ini. Kamu boleh menonton lagi dari pukul {time}. Selamat tidur, atau selamat bermain.',
  'watch.enough': 'Banyak yang kamu tonton hari ini! Esok kamu boleh menonton lagi. Jumpa lagi.',
  'watch.kids':
    'Ini tiada dalam dunia kanak-kanak. Orang dewasa boleh membukanya dengan profil sendiri.',
  'plans.period.MONTHLY': 'Bulanan',
  'plans.period.YEARLY': 'Tahunan',
  'plans.SOLO.title': 'Solo',
  'plans.SOLO.description': 'Untuk yang menonton sendiri, atau berdua.',
  'plans.FAMILY.title': 'Keluarga',
  'plans.FAMILY.description': 'Untuk seisi rumah, dengan dunia yang selamat bagi anak-anak.',
  'plans.MOBILE.title': 'Mudah alih',
  'plans.MOBILE.description': 'Untuk telefon atau tablet di tangan anda.',
  'plans.feature.everything': 'Semuanya, tanpa iklan',
  'plans.feature.screens-2': '2 skrin serentak',
  'plans.feature.full-hd': 'Full HD',
  'plans.feature.hd': 'HD',
  'plans.feature.languages': 'Antara muka dalam semua bahasa kami',
  'plans.feature.as-solo': 'Semua yang ada dalam pelan Solo',
  'plans.feature.screens-4': '4 skrin serentak',
  'plans.feature.family-sharing': 'Perkongsian keluarga, satu akaun untuk setiap orang',
  'plans.feature.scene-guard': 'Pengawal Babak Keluarga',
  'plans.feature.one-phone': '1 telefon atau tablet pada satu masa',
  'plans.receipts.note':
    'Kami mendermakan sebahagian daripada setiap bayaran; setiap resit menunjukkannya.',
};
