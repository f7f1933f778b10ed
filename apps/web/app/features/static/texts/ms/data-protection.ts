import { paths } from '#app/paths.ts';
import { link, list, mail, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Peraturan Perlindungan Data Umum',
  description:
    'Hak anda menurut GDPR dan cara menggunakannya di {brand}: melihat, membetulkan, mengeksport, memadam, membantah.',
  lead: 'Peraturan Perlindungan Data Umum (GDPR) Kesatuan Eropah memberi anda hak atas data anda. Kami memberikan hak itu kepada semua orang, di mana pun anda tinggal.',
  updated: { text: 'Kemas kini terakhir {date}', day: '2026-11-20' },
  sections: [
    {
      id: 'how',
      heading: 'Cara menggunakan hak anda',
      blocks: [
        paragraph([
          'Kebanyakannya boleh anda lakukan sendiri, serta-merta, dalam ',
          link('tetapan', paths.settings()),
          ' di bahagian kuki dan privasi. Untuk yang lain tulis kepada ',
          mail('{email}'),
          '.',
        ]),
        list(
          'Ia percuma.',
          'Kami menjawab dalam sebulan. Jika permintaan itu sangat luas, ia mungkin mengambil dua bulan lagi; itu kami beritahu dalam bulan pertama.',
          'Tulislah dari alamat akaun anda. Jika kami tidak pasti itu anda, kami meminta kod sekali guna, tidak sekali-kali salinan kad pengenalan.',
          'Jika sesuatu permintaan tidak dapat kami penuhi, kami menyatakan sebabnya dan apa yang boleh anda lakukan.',
        ),
      ],
    },
    {
      id: 'bases',
      heading: 'Atas dasar apa kami menggunakan data',
      blocks: [
        list(
          'Kontrak (Perkara 6(1)(b)): akaun, profil, main balik, bayaran, bantuan.',
          'Kewajipan undang-undang (Perkara 6(1)(c)): resit dan simpan kira.',
          'Kepentingan sah (Perkara 6(1)(f)): perlindungan daripada penyalahgunaan, had peranti dan percubaan, pembaikan ralat.',
          'Persetujuan (Perkara 6(1)(a)): kuki kefungsian, analitik dan media sosial, serta berita melalui e-mel.',
        ),
        paragraph([
          'Data yang mana, dan berapa lama, diterangkan dalam ',
          link('dasar privasi', paths.privacyPolicy()),
          '.',
        ]),
      ],
    },
    {
      id: 'access',
      heading: 'Melihat data anda (Perkara 15)',
      blocks: [
        paragraph(
          'Anda boleh bertanya sama ada kami menyimpan data tentang anda, data apa, dari mana asalnya, siapa yang menerimanya, dan mendapat salinannya. Eksport dalam tetapan anda mengandungi akaun, profil, senarai, sejarah, peranti dan resit.',
        ),
      ],
    },
    {
      id: 'rectification',
      heading: 'Membetulkannya (Perkara 16)',
      blocks: [
        paragraph(
          'Nama, alamat e-mel, nombor telefon, bahasa dan profil boleh diubah dalam tetapan anda. Alamat e-mel baharu disahkan sebelum berkuat kuasa.',
        ),
      ],
    },
    {
      id: 'erasure',
      heading: 'Meminta pemadaman (Perkara 17)',
      blocks: [
        paragraph(
          'Memadam akaun dalam tetapan menghapuskan akaun, profil, senarai dan sejarahnya. Kami bertanya sekali lagi sebelum itu, dan menyebut apa yang kekal disimpan: resit, yang wajib kami simpan menurut undang-undang cukai, dan peristiwa keselamatan. Pelan yang masih berjalan tamat bersamanya.',
        ),
      ],
    },
    {
      id: 'restriction',
      heading: 'Menyekat penggunaannya (Perkara 18)',
      blocks: [
        paragraph(
          'Sementara dijelaskan sama ada data itu betul atau sama ada kami boleh menggunakannya, anda boleh meminta kami menyimpannya tanpa menggunakannya. Untuk memintanya, tulis kepada kami. Kami kemudian menghantar e-mel kepada anda, dan satu lagi sekurang-kurangnya tujuh hari sebelum data itu digunakan semula.',
        ),
      ],
    },
    {
      id: 'portability',
      heading: 'Membawanya (Perkara 20)',
      blocks: [
        paragraph(
          'Eksport ialah fail yang boleh dibaca program lain. Atas permintaan, kami menghantarnya terus kepada penyedia lain jika boleh.',
        ),
      ],
    },
    {
      id: 'objection',
      heading: 'Membantah (Perkara 21)',
      blocks: [
        paragraph(
          'Jika kami bergantung pada kepentingan sah, anda boleh membantah atas sebab keadaan anda sendiri. Kami lalu berhenti, melainkan ada sebab kukuh yang sebaliknya. Berita dan iklan boleh anda bantah bila-bila masa, tanpa memberi alasan.',
        ),
      ],
    },
    {
      id: 'consent',
      heading: 'Menarik balik persetujuan (Perkara 7)',
      blocks: [
        paragraph(
          'Apa yang telah anda benarkan boleh anda larang semula, semudah membenarkannya. Larangan itu berkuat kuasa serta-merta.',
        ),
        { kind: 'cookiePreferences', label: 'Buka pilihan kuki' },
      ],
    },
    {
      id: 'automated',
      heading: 'Keputusan oleh mesin (Perkara 22)',
      blocks: [
        paragraph(
          'Cadangan disusun oleh mesin. Tiada keputusan yang membawa akibat undang-undang kepada anda, atau kesan yang serupa, dibuat oleh mesin sahaja. Jika sesebuah akaun disekat secara automatik, contohnya selepas banyak kata laluan salah, kakitangan kami memeriksanya apabila anda menulis kepada kami.',
        ),
      ],
    },
    {
      id: 'children',
      heading: 'Kanak-kanak (Perkara 8)',
      blocks: [
        paragraph(
          'Akaun adalah untuk orang dewasa. Ibu bapa menggunakan hak anak mereka untuk profil dalam akaun mereka. Jika anda rasa seorang kanak-kanak telah membuka akaun, beritahu kami dan kami akan memadamnya.',
        ),
      ],
    },
    {
      id: 'breach',
      heading: 'Jika ada yang tidak kena (Perkara 33 dan 34)',
      blocks: [
        paragraph(
          'Pelanggaran data peribadi kami laporkan kepada pihak berkuasa dalam 72 jam selepas kami mengetahuinya, melainkan ia tidak membawa risiko. Jika risikonya tinggi bagi anda, kami memberitahu anda juga: apa yang berlaku, dan apa yang patut anda lakukan.',
        ),
      ],
    },
    {
      id: 'complaint',
      heading: 'Membuat aduan (Perkara 77)',
      blocks: [
        paragraph(
          'Anda boleh mengadu kepada pihak berkuasa perlindungan data, di tempat anda tinggal, bekerja, atau di mana pada pandangan anda undang-undang dilanggar. Kami gembira jika anda memberi kami peluang membetulkannya dahulu, tetapi itu tidak wajib.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Hubungi kami',
      blocks: [
        paragraph([
          'Kakitangan {brand} yang bertanggungjawab atas perlindungan data membaca ',
          mail('{email}'),
          '. Mulakan subjeknya dengan “Perlindungan data”.',
        ]),
      ],
    },
  ],
};
