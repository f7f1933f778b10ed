import { paths } from '#app/paths.ts';
import { link, list, mail, names, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Dasar kuki',
  description:
    'Kuki mana yang digunakan {brand}, untuk apa setiap satunya, dan cara mengubah fikiran.',
  lead: 'Halaman ini menerangkan apa itu kuki, yang mana disimpan {brand} pada peranti anda, dan apa yang boleh anda lakukan.',
  updated: { text: 'Kemas kini terakhir {date}', day: '2022-03-29' },
  sections: [
    {
      id: 'what-are-cookies',
      heading: 'Apakah itu kuki?',
      blocks: [
        paragraph(
          'Kuki ialah cebisan teks kecil yang sebuah laman minta pelayar anda simpan dan hantar kembali pada lawatan seterusnya. Kuki tidak boleh menjalankan program dan tidak boleh membaca fail anda. Dengannya laman tahu bahawa dua lawatan datang dari pelayar yang sama, jadi anda tidak perlu log masuk, memilih bahasa atau melaras kelantangan setiap kali.',
        ),
        paragraph(
          'Sesetengah kuki tamat apabila pelayar ditutup, yang lain kekal sehingga hari tertentu. Selain kuki, kami menggunakan storan yang disediakan pelayar untuk laman, contohnya untuk perkataan yang terakhir anda cari. Apa yang dikatakan di sini tentang kuki terpakai juga untuknya.',
        ),
      ],
    },
    {
      id: 'necessary',
      heading: 'Kuki yang perlu',
      blocks: [
        paragraph(
          'Tanpa kuki ini perkhidmatan tidak berfungsi, jadi ia tidak memerlukan persetujuan dan tidak boleh dimatikan di sini.',
        ),
        names({
          kandil_token:
            'Menunjukkan bahawa anda telah log masuk. Tamat bersama pelayar melainkan anda meminta untuk kekal log masuk, dan selewat-lewatnya selepas 365 hari.',
          kandil_token_expiry: 'Bila bukti itu perlu diperbaharui.',
          '__Host-rt': 'Memperbaharuinya. Hanya pelayan kami boleh membacanya.',
          kandil_profile: 'Profil mana yang menonton. 365 hari.',
          kandil_device:
            'Nombor rawak untuk pelayar ini, yang digunakan untuk senarai peranti anda dan hadnya. 365 hari.',
          kandil_language: 'Bahasa yang anda pilih. 365 hari.',
          kandil_consent:
            'Jawapan anda kepada notis kuki, supaya kami tidak bertanya lagi. 365 hari.',
          kandil_webview:
            'Ditetapkan dalam aplikasi kami, tempat laman dipaparkan tanpa menunya. Tamat bersama aplikasi.',
          kandil_probe:
            'Ditulis dan terus dibuang, untuk melihat sama ada pelayar anda menyimpan kuki.',
          kandil_session:
            'Memberitahu tab lain bahawa anda telah log masuk atau log keluar. Sehingga anda mengosongkan data laman ini.',
          kandil_cache_config:
            'Tetapan perkhidmatan, untuk masa ia tidak dapat dimuatkan. Sehingga anda mengosongkan data laman ini.',
          kandil_cache_reports:
            'Sejauh mana anda telah menonton, sehingga pelayan kami menerimanya.',
          'kandil_cache_list-changes':
            'Perubahan pada Senarai Saya yang anda buat tanpa sambungan, sehingga ia dihantar. 7 hari.',
          kandil_cache_social:
            'Sama ada anda pernah log masuk di sini dengan Google, Facebook atau Apple, supaya mereka bertanya semula selepas anda log keluar. Sehingga anda mengosongkan data laman ini.',
          'kandil.social':
            'Log masuk dengan Google, Facebook atau Apple yang telah bermula. Tamat bersama tab.',
          'kandil.come-back': 'Halaman tempat anda kembali selepas membayar. Tamat bersama tab.',
          'kandil.offer':
            'Tawaran yang ditunjukkan kepada anda atau kod promo yang anda taip, sehingga harganya dipaparkan. Tamat bersama tab.',
          'kandil.invitation':
            'Jemputan keluarga yang anda buka, sehingga anda menyertainya. Tamat bersama tab.',
          'kandil.notification': 'Mesej untuk halaman seterusnya. Tamat bersama tab.',
          kandil_missed:
            'Menghalang halaman daripada dimuatkan berulang kali selepas kemas kini. Tamat bersama tab.',
          'kandil_cache_new-profile kandil_cache_support kandil_cache_reply kandil_cache_card-details':
            'Apa yang anda taip dalam borang, supaya ia tidak hilang. Tamat bersama tab, dan butiran kad selepas satu jam.',
          'shell assets':
            'Fail laman, supaya ia cepat dibuka dan memberitahu anda apabila tiada sambungan. 60 hari.',
        }),
      ],
    },
    {
      id: 'functionality',
      heading: 'Kuki kefungsian',
      blocks: [
        paragraph(
          'Kuki ini mengingati cara anda suka menonton. Tanpanya setiap video bermula dengan tetapan kami.',
        ),
        paragraph('Tanpa persetujuan anda, pilihan anda hanya diingati sehingga halaman ditutup.'),
        names({
          kandil_player_volume: 'Kelantangan pemain. 365 hari.',
          kandil_player_muted: 'Sama ada bunyinya dimatikan. 365 hari.',
          kandil_video_quality: 'Kualiti gambar yang anda pilih. 365 hari.',
          kandil_audio_language: 'Bahasa audio yang anda dengar. 365 hari.',
          kandil_subtitle_enabled: 'Sama ada sari kata ditunjukkan. 365 hari.',
          kandil_subtitle_language: 'Bahasa sari kata. 365 hari.',
          kandil_subtitle_look: 'Saiz sari kata, warnanya dan latarnya. 365 hari.',
          kandil_subtitle_second: 'Bahasa sari kata kedua. 365 hari.',
          kandil_player:
            'Apa yang dilakukan pemain dengan sendirinya: apa yang dilangkau, babak yang disembunyikan, bahasa sesebuah profil. 365 hari.',
          kandil_popups:
            'Notis bermusim mana yang telah anda lihat dan notis penyelenggaraan mana yang telah anda tutup, supaya ia tidak muncul lagi. 365 hari.',
          kandil_recent_searches:
            'Perkataan yang terakhir anda cari. Sehingga anda log keluar atau mengosongkannya.',
          kandil_cache_continues:
            'Sama ada laman utama anda mempunyai baris untuk terus menonton. Sehingga anda log keluar.',
          kandil_cache_offline:
            'Laman utama dan Senarai Saya seperti yang terakhir anda lihat, untuk masa tiada sambungan. 30 hari, atau sehingga anda log keluar.',
          kandil_cache_prayer:
            'Tetapan waktu solat anda, dengan tempat anda. Sehingga anda log keluar atau mematikannya.',
          kandil_cache_prayer_told: 'Solat mana yang telah diingatkan. 2 hari.',
          kandil_cache_prayer_banner: 'Bahawa anda menutup kiraan detik Ramadan. 1 hari.',
          'kandil_scroll kandil_lists': 'Kedudukan anda pada sesuatu halaman. Tamat bersama tab.',
          pictures:
            'Gambar tajuk yang anda lihat, untuk masa tiada sambungan. 30 hari, atau sehingga anda log keluar.',
        }),
      ],
    },
    {
      id: 'analytical',
      heading: 'Kuki analitik',
      blocks: [
        paragraph(
          'Dengan persetujuan anda kami mengira halaman mana yang dilawati, tajuk mana yang dibuka, dan di mana berlaku kegagalan, untuk membaiki yang rosak dan menambah apa yang ditonton. Yang dikira ialah orang ramai, bukan anda: kami tidak menjual angkanya dan tidak menggabungkannya dengan nama anda.',
        ),
        paragraph(
          'Tiada alat analitik dimuatkan sebelum anda membenarkannya. Alat itu tidak pernah dimuatkan di halaman tempat anda membayar, menetapkan semula kata laluan atau mengaktifkan televisyen.',
        ),
        names({
          'kandil.events kandil.told-payments':
            'Apa yang menunggu untuk dikira, jika anda membenarkannya. Tamat bersama tab.',
        }),
      ],
    },
    {
      id: 'social-media',
      heading: 'Kuki media sosial',
      blocks: [
        paragraph(
          'Dengan persetujuan anda, rangkaian seperti Facebook boleh mengetahui bahawa sesuatu lawatan datang dari halamannya, dan boleh menetapkan kukinya sendiri apabila anda log masuk dengan Google, Facebook atau Apple. Kuki itu tertakluk kepada dasar syarikat tersebut.',
        ),
        paragraph(
          'Butang untuk berkongsi tajuk ialah pautan biasa. Ia tidak memberitahu apa-apa kepada mana-mana rangkaian sebelum anda menekannya.',
        ),
      ],
    },
    {
      id: 'options',
      heading: 'Pilihan anda',
      blocks: [
        paragraph('Anda yang menentukan, dan boleh mengubah fikiran bila-bila masa:'),
        list(
          'Pilih di sini jenis kuki yang boleh kami gunakan. Pilihan itu sah selama 365 hari.',
          'Padam kuki dalam tetapan pelayar, atau biarkan pelayar menolaknya. Jika yang perlu pun ditolak, anda tidak dapat log masuk.',
          'Buka laman dalam tetingkap persendirian: semuanya dilupakan apabila anda menutupnya.',
        ),
        { kind: 'cookiePreferences', label: 'Buka pilihan kuki' },
      ],
    },
    {
      id: 'changes',
      heading: 'Perubahan dasar ini',
      blocks: [
        paragraph(
          'Apabila kami mula menggunakan kuki lain, atau kuki lama untuk perkara baharu, kami mengubah halaman ini dan tarikh di atas. Jika perubahan itu melibatkan kuki yang memerlukan persetujuan anda, kami bertanya semula dahulu.',
        ),
      ],
    },
    {
      id: 'acceptance',
      heading: 'Penerimaan',
      blocks: [
        paragraph(
          'Menekan “Terima semua” bermakna menerima keempat-empat jenis kuki. Menekan “Perlu sahaja” meninggalkan yang perlu sahaja. Sehingga anda menjawab, hanya yang perlu digunakan; meneruskan tanpa menjawab tidak dikira sebagai persetujuan.',
        ),
        paragraph([
          'Cara kami mengendalikan data peribadi selain kuki diterangkan dalam ',
          link('dasar privasi', paths.privacyPolicy()),
          '.',
        ]),
      ],
    },
    {
      id: 'contact',
      heading: 'Hubungi kami',
      blocks: [
        paragraph([
          'Ada yang tidak jelas, atau salah? Tulis kepada ',
          mail('{email}'),
          ' dan kami akan menjawab.',
        ]),
      ],
    },
  ],
};
