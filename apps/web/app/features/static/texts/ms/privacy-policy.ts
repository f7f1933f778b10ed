import { paths } from '#app/paths.ts';
import { link, list, mail, ofPart, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Dasar privasi',
  description:
    'Data peribadi apa yang disimpan {brand}, mengapa, berapa lama, dan siapa lagi yang melihatnya.',
  lead: 'Kami menyimpan apa yang diperlukan perkhidmatan untuk berjalan, dan sedikit sahaja selebihnya. Kami tidak menjual data peribadi, dan tidak menunjukkan kepada sesiapa apa yang ditonton keluarga anda.',
  updated: { text: 'Kemas kini terakhir {date}', day: '2026-11-29' },
  sections: [
    {
      id: 'controller',
      heading: 'Siapa yang bertanggungjawab',
      blocks: [
        paragraph([
          'Pengendali {brand} menentukan apa yang berlaku pada data yang diterangkan di sini dan bertanggungjawab atasnya. Tulis kepada ',
          mail('{email}'),
          ' tentang apa-apa yang berkaitan dengan data anda.',
        ]),
      ],
    },
    {
      id: 'data',
      heading: 'Apa yang kami simpan',
      blocks: [
        list(
          'Akaun anda: nama, alamat e-mel atau nombor telefon, negara, bahasa, dan kata laluan sebagai cincangan (hash) yang tidak boleh dikembalikan kepada bentuk asal.',
          'Profil anda: nama, gambar, bahasa, dan sama ada ia profil kanak-kanak.',
          'Apa yang anda tonton: kedudukan dalam setiap video, apa yang telah selesai, senarai anda, saluran kegemaran, serta apa yang anda suka atau tidak.',
          'Kelancaran main balik, juga tanpa akaun: berapa lama anda menunggu gambar, gangguan, ralat, jenis peranti (telefon, tablet, komputer atau televisyen), dan di mana sesebuah video ditinggalkan. Angka-angka ini tidak membawa nama, akaun atau nombor peranti anda, hanya nombor rawak untuk tontonan yang satu itu, yang kami padam selepas beberapa jam. Yang tinggal hanyalah jumlah bagi setiap judul.',
          'Apa yang dicari tetapi tidak ditemui, juga tanpa akaun, tetapi tidak sekali-kali pada profil kanak-kanak. Sehingga minggu itu tamat kami menyimpan cincangan (hash) bagi sesi dan perkataannya, yang tidak dapat dikembalikan kepada asalnya. Hanya yang dicari oleh sekurang-kurangnya lima sesi menjadi perkataan dengan bilangan; kami memadamnya pada akhir minggu berikutnya.',
          'Peranti anda: nombor rawak untuk setiap satunya, jenis pelayar, kali terakhir digunakan, dan alamat rangkaian semasa log masuk.',
          'Bayaran anda: pelan, tarikh, jumlah, get laluan pembayaran, nombor resit dan nama anda semasa membayar. Nombor kad ditaip di halaman get laluan pembayaran dan tidak pernah sampai kepada kami.',
          ofPart(
            'family',
            'Perkongsian keluarga anda: siapa yang anda jemput dan siapa yang menyertai.',
          ),
          'Mesej anda kepada khidmat bantuan, dengan fail yang anda lampirkan.',
          'Jika anda menghidupkan pemberitahuan: alamat dan kunci yang diberikan pelayar untuknya, zon waktunya, dan episod mana yang telah kami maklumkan.',
          'Jika anda menghidupkan e-mel tentang episod baharu: bahawa anda menghidupkannya, zon waktu anda, dan episod mana yang telah kami e-melkan.',
          'Peristiwa keselamatan: log masuk, penukaran kata laluan dan seumpamanya.',
          'E-mel mana yang kami hantar kepada anda, tanpa isinya, dan sama ada pelayan e-mel menerimanya.',
          'Bila kakitangan kami membuka akaun anda, dan dalam peranan apa. Setiap kali mesti ada sebabnya.',
        ),
        paragraph(
          'Jika anda log masuk dengan Google, Facebook atau Apple, kami menerima nama anda, alamat e-mel anda dan nombor yang mewakili anda di sana. Kami tidak menerima kata laluan mahupun kenalan anda, dan tidak menyiarkan apa-apa.',
        ),
        paragraph(
          ofPart(
            'prayer',
            'Jika anda menghidupkan waktu solat, pelayar anda yang mengiranya. Bandar yang anda pilih, atau lokasi anda yang dibundarkan, kekal pada peranti anda: ia tidak pernah dihantar kepada kami atau sesiapa. Mematikannya atau log keluar memadamnya.',
          ),
        ),
        paragraph(
          'Sesetengah judul hanya boleh ditayangkan di negara tertentu. Yang menentukannya ialah negara akaun anda; jika anda belum log masuk, negara yang diketahui rangkaian kami daripada alamat internet anda. Negara itu kami gunakan hanya pada saat permintaan dan tidak kami simpan.',
        ),
      ],
    },
    {
      id: 'purposes',
      heading: 'Untuk apa kami menggunakannya',
      blocks: [
        list(
          'Untuk memberikan apa yang anda daftarkan: log masuk, main balik, menyambung dari tempat anda berhenti, menerima bayaran, menjawab soalan.',
          'Untuk memenuhi kewajipan undang-undang, terutamanya menyimpan resit untuk pihak berkuasa cukai.',
          'Untuk melindungi akaun dan perkhidmatan: mengesan penyalahgunaan, mengehadkan percubaan, membaiki ralat.',
          'Dengan persetujuan anda: untuk mengira halaman mana yang membantu, dan memberitahu anda tentang tajuk baharu. Persetujuan boleh ditarik balik bila-bila masa.',
        ),
        paragraph(
          'Baris dan cadangan mengikut bahasa anda, senarai anda, dan apa yang telah ditonton pada sesebuah profil. Tiada keputusan yang membawa akibat undang-undang kepada anda dibuat oleh mesin sahaja.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Kanak-kanak',
      blocks: [
        paragraph(
          'Akaun adalah untuk orang dewasa. Profil kanak-kanak milik akaun ibu bapanya. Untuknya kami menyimpan nama, yang tidak semestinya nama sebenar, gambar, dan apa yang ditonton. Profil kanak-kanak tidak melihat iklan yang dibuat daripada tontonannya, dan tiada datanya diberikan kepada sesiapa.',
        ),
      ],
    },
    {
      id: 'family',
      heading: 'Apa yang dilihat keluarga anda',
      blocks: [
        paragraph('Profil dalam satu akaun terbuka kepada semua yang menggunakannya.'),
        paragraph(
          ofPart(
            'family',
            'Dalam perkongsian keluarga, ahli melihat nama dan gambar satu sama lain. Senarai dan sejarah kekal milik setiap ahli.',
          ),
        ),
      ],
    },
    {
      id: 'recipients',
      heading: 'Siapa lagi yang menerima data',
      blocks: [
        list(
          'Get laluan pembayaran seperti PayPal dan iyzico, atau operator mudah alih anda: apa yang diperlukan untuk bayaran.',
          'Mereka yang bekerja untuk kami dengan kontrak dan atas arahan kami: pusat data, penghantaran video, e-mel dan mesej teks.',
          'Perkhidmatan yang mengumpul laporan ralat untuk kami: apa yang gagal dan pada jenis halaman apa, serta berapa lama halaman dimuatkan. Tanpa nama, tanpa alamat, tanpa apa yang anda taip atau tonton, dan tanpa nombor yang mewakili anda.',
          'Jika anda menghidupkan pemberitahuan: perkhidmatan tolak pelayar anda, seperti milik Google, Mozilla, Apple atau Microsoft. Ia tahu bila kami menghantarnya, tetapi tidak dapat membacanya.',
          'Google, Facebook atau Apple: bahawa anda log masuk, jika anda memilih log masuk dengan mereka.',
          'Pihak berkuasa, jika undang-undang mewajibkan kami. Setiap permintaan kami semak, dan kami tidak memberi lebih daripada yang wajib.',
        ),
      ],
    },
    {
      id: 'transfers',
      heading: 'Di mana data berada',
      blocks: [
        paragraph(
          'Jika data meninggalkan Kawasan Ekonomi Eropah, ia pergi ke negara yang perlindungannya dianggap mencukupi oleh Suruhanjaya Eropah, atau dengan klausa kontrak standardnya. Salinannya kami hantar atas permintaan.',
        ),
      ],
    },
    {
      id: 'retention',
      heading: 'Berapa lama kami menyimpannya',
      blocks: [
        list(
          'Akaun, profil, senarai dan sejarah: sehingga anda memadamnya. Selepas pelan tamat, semuanya disimpan setahun supaya anda boleh kembali, kemudian dipadam; kami memberitahu anda 30 hari sebelumnya. Akaun itu sendiri kekal.',
          'Pendaftaran yang tidak pernah disahkan: 30 hari.',
          'Peranti yang log masuk: 60 hari selepas kali terakhir digunakan, paling lama setahun; sesi yang telah tamat, selama 30 hari lagi.',
          'Kod sekali guna: beberapa minit. Pautan yang kami hantar melalui e-mel: beberapa jam hingga hari, bergantung pada kegunaannya.',
          'Resit: sepuluh tahun, seperti dikehendaki undang-undang cukai; jika akaun dipadam sebelum itu, dengan salinan nama, alamat e-mel dan negara anda yang dimeterai.',
          'Percubaan membayar yang tidak selesai: 90 hari. Makluman daripada perkhidmatan pembayaran: 13 bulan.',
          'Laporan ralat: 90 hari.',
          'Pemberitahuan: sehingga anda mematikannya, log keluar, atau pelayar meninggalkan perkhidmatan tolaknya. Bila kami menghantarnya: 30 hari. Episod mana yang telah kami maklumkan: setahun.',
          'E-mel tentang episod baharu: bahawa anda mahukannya, sehingga anda mematikannya. Episod mana yang telah kami e-melkan: setahun.',
          'Mesej kepada khidmat bantuan: sehingga perkaranya selesai dan tiada tuntutan boleh timbul daripadanya.',
          'Peristiwa keselamatan: selama penyalahgunaan mungkin perlu dijelaskan, juga setelah akaun tiada lagi.',
          'E-mel mana yang kami hantar kepada anda: 90 hari. Bila kakitangan kami membuka akaun anda: tiga tahun.',
        ),
      ],
    },
    {
      id: 'security',
      heading: 'Cara kami melindunginya',
      blocks: [
        paragraph(
          'Semua sambungan disulitkan. Kata laluan dan bukti log masuk disimpan sebagai cincangan sahaja. Kakitangan kami hanya melihat apa yang diperlukan untuk kerja mereka. Jika kebocoran tetap membahayakan anda, kami memberitahu anda dan pihak berkuasa tanpa berlengah.',
        ),
      ],
    },
    {
      id: 'cookies',
      heading: 'Kuki',
      blocks: [
        paragraph([
          'Setiap kuki yang kami gunakan, dan butang untuk memilihnya, ada dalam ',
          link('dasar kuki', paths.cookiePreferences()),
          '.',
        ]),
      ],
    },
    {
      id: 'your-rights',
      heading: 'Hak anda',
      blocks: [
        paragraph([
          'Anda boleh melihat data anda, membetulkannya, membawanya, meminta pemadamannya dan membantah penggunaannya. Caranya diterangkan langkah demi langkah dalam ',
          link('perlindungan data', paths.dataProtection()),
          '.',
        ]),
      ],
    },
    {
      id: 'changes',
      heading: 'Perubahan dasar ini',
      blocks: [
        paragraph(
          'Jika kami mengubah sesuatu yang penting, kami memberitahu melalui e-mel atau pada lawatan anda yang seterusnya, sebelum ia berkuat kuasa. Tarikh di atas menyebut versi terbaharu.',
        ),
      ],
    },
  ],
};
