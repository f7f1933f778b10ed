import { paths } from '#app/paths.ts';
import { link, list, mail, names, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Kebijakan cookie',
  description:
    'Cookie mana yang dipakai {brand}, untuk apa masing-masing, dan cara berubah pikiran.',
  lead: 'Halaman ini menjelaskan apa itu cookie, mana yang disimpan {brand} di perangkat Anda, dan apa yang dapat Anda lakukan.',
  updated: { text: 'Terakhir diperbarui {date}', day: '2022-03-29' },
  sections: [
    {
      id: 'what-are-cookies',
      heading: 'Apa itu cookie?',
      blocks: [
        paragraph(
          'Cookie adalah potongan teks kecil yang diminta sebuah situs agar disimpan peramban Anda dan dikirim kembali pada kunjungan berikutnya. Cookie tidak dapat menjalankan program dan tidak dapat membaca berkas Anda. Dengannya situs tahu bahwa dua kunjungan berasal dari peramban yang sama, sehingga Anda tidak perlu masuk, memilih bahasa, atau mengatur volume setiap kali.',
        ),
        paragraph(
          'Sebagian cookie berakhir saat peramban ditutup, yang lain bertahan sampai hari tertentu. Selain cookie kami memakai penyimpanan yang disediakan peramban untuk situs, misalnya untuk kata yang terakhir Anda cari. Yang dikatakan di sini tentang cookie berlaku pula untuk itu.',
        ),
      ],
    },
    {
      id: 'necessary',
      heading: 'Cookie yang perlu',
      blocks: [
        paragraph(
          'Tanpa cookie ini layanan tidak berfungsi, jadi tidak perlu persetujuan dan tidak dapat dimatikan di sini.',
        ),
        names({
          kandil_token:
            'Menunjukkan bahwa Anda sudah masuk. Berakhir bersama peramban kecuali Anda meminta tetap masuk, dan paling lama setelah 365 hari.',
          kandil_token_expiry: 'Kapan bukti itu harus diperbarui.',
          '__Host-rt': 'Memperbaruinya. Hanya server kami yang dapat membacanya.',
          kandil_profile: 'Profil mana yang menonton. 365 hari.',
          kandil_device:
            'Nomor acak untuk peramban ini, yang dipakai untuk daftar perangkat Anda dan batasnya. 365 hari.',
          kandil_language: 'Bahasa yang Anda pilih. 365 hari.',
          kandil_consent:
            'Jawaban Anda atas pemberitahuan cookie, agar kami tidak bertanya lagi. 365 hari.',
          kandil_webview:
            'Dipasang di dalam aplikasi kami, tempat situs tampil tanpa menunya. Berakhir bersama aplikasi.',
          kandil_probe:
            'Ditulis lalu langsung dihapus, untuk melihat apakah peramban Anda menyimpan cookie.',
          kandil_session:
            'Memberi tahu tab lain bahwa Anda masuk atau keluar. Sampai Anda menghapus data situs ini.',
          kandil_cache_config:
            'Pengaturan layanan, untuk saat pengaturan tidak dapat dimuat. Sampai Anda menghapus data situs ini.',
          kandil_cache_reports: 'Sampai mana Anda menonton, sampai server kami menerimanya.',
          'kandil_cache_list-changes':
            'Perubahan Daftar Saya yang Anda buat tanpa koneksi, sampai terkirim. 7 hari.',
          kandil_cache_social:
            'Apakah Anda pernah masuk di sini dengan Google, Facebook, atau Apple, agar mereka bertanya lagi setelah Anda keluar. Sampai Anda menghapus data situs ini.',
          'kandil.social':
            'Proses masuk dengan Google, Facebook, atau Apple yang sedang berjalan. Berakhir bersama tab.',
          'kandil.come-back': 'Halaman tempat Anda kembali setelah membayar. Berakhir bersama tab.',
          'kandil.offer':
            'Penawaran yang ditampilkan kepada Anda atau kode promo yang Anda ketik, sampai harganya tampil. Berakhir bersama tab.',
          'kandil.invitation':
            'Undangan keluarga yang Anda buka, sampai Anda bergabung. Berakhir bersama tab.',
          'kandil.notification': 'Pesan untuk halaman berikutnya. Berakhir bersama tab.',
          kandil_missed:
            'Mencegah halaman dimuat berulang kali setelah pembaruan. Berakhir bersama tab.',
          'kandil_cache_new-profile kandil_cache_support kandil_cache_reply kandil_cache_card-details':
            'Yang Anda ketik di formulir, agar tidak hilang. Berakhir bersama tab, dan data kartu setelah satu jam.',
          'shell assets':
            'Berkas situs, agar situs cepat terbuka dan memberi tahu Anda saat tidak ada koneksi. 60 hari.',
        }),
      ],
    },
    {
      id: 'functionality',
      heading: 'Cookie fungsional',
      blocks: [
        paragraph(
          'Cookie ini mengingat cara Anda suka menonton. Tanpanya setiap video mulai dengan pengaturan kami.',
        ),
        paragraph('Tanpa persetujuan Anda, pilihan Anda hanya diingat sampai halaman ditutup.'),
        names({
          kandil_player_volume: 'Volume pemutar. 365 hari.',
          kandil_player_muted: 'Apakah suaranya mati. 365 hari.',
          kandil_video_quality: 'Kualitas gambar yang Anda pilih. 365 hari.',
          kandil_audio_language: 'Bahasa suara yang Anda dengar. 365 hari.',
          kandil_subtitle_enabled: 'Apakah subtitel ditampilkan. 365 hari.',
          kandil_subtitle_language: 'Bahasa subtitel. 365 hari.',
          kandil_subtitle_look: 'Ukuran subtitel, warnanya, dan latarnya. 365 hari.',
          kandil_subtitle_second: 'Bahasa subtitel kedua. 365 hari.',
          kandil_player:
            'Yang dilakukan pemutar dengan sendirinya: yang dilewati, adegan yang disembunyikan, bahasa sebuah profil. 365 hari.',
          kandil_popups:
            'Pemberitahuan musiman mana yang sudah Anda lihat dan pemberitahuan pemeliharaan mana yang sudah Anda tutup, agar tidak muncul lagi. 365 hari.',
          kandil_recent_searches:
            'Kata yang terakhir Anda cari. Sampai Anda keluar atau menghapusnya.',
          kandil_cache_continues:
            'Apakah beranda Anda memiliki baris untuk lanjut menonton. Sampai Anda keluar.',
          kandil_cache_offline:
            'Beranda dan Daftar Saya seperti terakhir Anda lihat, untuk saat tidak ada koneksi. 30 hari, atau sampai Anda keluar.',
          kandil_cache_prayer:
            'Pengaturan waktu salat Anda, dengan tempat Anda. Sampai Anda keluar atau mematikannya.',
          kandil_cache_prayer_told: 'Salat mana yang sudah diingatkan. 2 hari.',
          kandil_cache_prayer_banner: 'Bahwa Anda menutup hitung mundur Ramadan. 1 hari.',
          'kandil_scroll kandil_lists': 'Posisi Anda di sebuah halaman. Berakhir bersama tab.',
          pictures:
            'Gambar judul yang Anda lihat, untuk saat tidak ada koneksi. 30 hari, atau sampai Anda keluar.',
        }),
      ],
    },
    {
      id: 'analytical',
      heading: 'Cookie analitik',
      blocks: [
        paragraph(
          'Dengan persetujuan Anda kami menghitung halaman mana yang dikunjungi, judul mana yang dibuka, dan di mana ada yang gagal, untuk memperbaiki yang rusak dan menambah judul seperti yang banyak ditonton. Yang dihitung adalah keseluruhan, bukan Anda: kami tidak menjual angkanya dan tidak menggabungkannya dengan nama Anda.',
        ),
        paragraph(
          'Tidak ada alat ukur yang dimuat sebelum Anda mengizinkannya. Alat itu tidak pernah dimuat di halaman tempat Anda membayar, mengatur ulang kata sandi, atau mengaktifkan televisi.',
        ),
        names({
          'kandil.events kandil.told-payments':
            'Yang menunggu dihitung, jika Anda mengizinkannya. Berakhir bersama tab.',
        }),
      ],
    },
    {
      id: 'social-media',
      heading: 'Cookie media sosial',
      blocks: [
        paragraph(
          'Dengan persetujuan Anda, jejaring seperti Facebook dapat mengenali bahwa sebuah kunjungan datang dari halamannya, dan dapat memasang cookie mereka sendiri saat Anda masuk dengan Google, Facebook, atau Apple. Cookie itu tunduk pada kebijakan perusahaan tersebut.',
        ),
        paragraph(
          'Tombol untuk membagikan judul adalah tautan biasa. Tombol itu tidak memberi tahu jejaring apa pun sebelum Anda menekannya.',
        ),
      ],
    },
    {
      id: 'options',
      heading: 'Pilihan Anda',
      blocks: [
        paragraph('Anda yang memutuskan, dan boleh berubah pikiran kapan saja:'),
        list(
          'Pilih di sini jenis cookie mana yang boleh kami pakai. Pilihan berlaku 365 hari.',
          'Hapus cookie di pengaturan peramban, atau biarkan peramban menolaknya. Jika yang perlu pun ditolak, Anda tidak dapat masuk.',
          'Buka situs di jendela pribadi: semuanya dilupakan saat Anda menutupnya.',
        ),
        { kind: 'cookiePreferences', label: 'Buka preferensi cookie' },
      ],
    },
    {
      id: 'changes',
      heading: 'Perubahan kebijakan ini',
      blocks: [
        paragraph(
          'Saat kami mulai memakai cookie lain, atau cookie lama untuk hal baru, kami mengubah halaman ini dan tanggal di atas. Jika perubahan menyangkut cookie yang perlu persetujuan Anda, kami bertanya lagi lebih dulu.',
        ),
      ],
    },
    {
      id: 'acceptance',
      heading: 'Persetujuan',
      blocks: [
        paragraph(
          'Menekan “Izinkan semua” berarti menerima keempat jenis cookie. Menekan “Yang perlu” menyisakan yang perlu saja. Sampai Anda menjawab, hanya yang perlu dipakai; melanjutkan tanpa menjawab tidak dihitung sebagai persetujuan.',
        ),
        paragraph([
          'Cara kami memperlakukan data pribadi di luar cookie dijelaskan dalam ',
          link('kebijakan privasi', paths.privacyPolicy()),
          '.',
        ]),
      ],
    },
    {
      id: 'contact',
      heading: 'Kontak',
      blocks: [
        paragraph([
          'Ada yang tidak jelas, atau salah? Tulis ke ',
          mail('{email}'),
          ' dan petugas kami akan menjawab.',
        ]),
      ],
    },
  ],
};
