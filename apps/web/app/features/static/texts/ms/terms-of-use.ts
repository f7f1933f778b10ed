import { paths } from '#app/paths.ts';
import { link, list, mail, paragraph, type TextDocument } from '../tree.ts';

export const text: TextDocument = {
  title: 'Terma penggunaan',
  description:
    'Apa yang boleh anda harapkan daripada {brand} dan apa yang {brand} harapkan daripada anda: akaun, pelan, bayaran, peranti dan perkongsian keluarga.',
  lead: 'Terma ini ialah perjanjian antara anda dan {brand}. Ia ditulis untuk dibaca. Jika salah satunya kelihatan mengurangkan hak yang diberikan undang-undang negara anda kepada pengguna, undang-undang itu yang terpakai.',
  updated: { text: 'Kemas kini terakhir {date}', day: '2026-11-29' },
  sections: [
    {
      id: 'agreement',
      heading: 'Perjanjian',
      blocks: [
        paragraph(
          '{brand} menayangkan siri, filem dan rancangan lain melalui internet. Anda bersetuju dengan terma ini apabila anda membuka akaun dan, setakat yang terpakai, juga apabila anda menonton sebagai tetamu. Jika anda tidak bersetuju, sila jangan gunakan perkhidmatan ini.',
        ),
      ],
    },
    {
      id: 'account',
      heading: 'Akaun anda',
      blocks: [
        list(
          'Anda mesti berumur 18 tahun untuk membuka akaun. Yang lebih muda menonton dengan akaun ibu bapa atau penjaga.',
          'Berikan nama sebenar anda dan alamat e-mel atau nombor telefon yang boleh kami hubungi. Kami mengesahkannya dengan kod sekali guna.',
          'Simpan kata laluan dan kod anda untuk diri sendiri. Kami tidak pernah memintanya melalui telefon, e-mel atau mesej. Jika anda rasa orang lain mengetahuinya, tukar kata laluan: peranti anda yang lain akan dilog keluar.',
          'Apa yang berlaku dalam akaun anda dikira sebagai perbuatan anda, melainkan anda telah memberitahu kami bahawa ia jatuh ke tangan orang lain.',
        ),
      ],
    },
    {
      id: 'profiles',
      heading: 'Profil dan kanak-kanak',
      blocks: [
        paragraph(
          'Satu akaun boleh ada beberapa profil, masing-masing dengan senarainya dan kedudukannya dalam filem dan episod. Profil kanak-kanak hanya menunjukkan apa yang dipilih untuk kanak-kanak. Ia membantu anda, dan tidak menggantikan anda: sila perhatikan had umur, dan tentukan apa yang ditonton anak anda.',
        ),
      ],
    },
    {
      id: 'plans',
      heading: 'Pelan, harga dan bayaran',
      blocks: [
        paragraph([
          'Sesetengah rancangan percuma. Untuk yang lain anda memerlukan pelan. ',
          link('Halaman pelan', paths.subscriptionPlans()),
          ' menyebut apa yang terkandung dalam setiap satunya, harganya termasuk cukai, dan tempohnya. Sebelum mengesahkan, anda melihat apa yang dibayar hari ini, serta bila dan berapa yang dibayar seterusnya.',
        ]),
        list(
          'Bayaran dibuat melalui get laluan pembayaran seperti PayPal atau iyzico, atau melalui bil operator mudah alih anda. Untuk bayaran itu sendiri terma mereka terpakai. Kami tidak pernah melihat nombor kad anda yang penuh.',
          'Pelan diperbaharui secara automatik pada akhir setiap tempoh, dengan harga semasa anda membelinya, sehingga anda membatalkannya.',
          'Jika bayaran gagal, pelan digantung dan kami memberitahu anda. Tiada apa-apa dipadam, dan semuanya dimainkan semula setelah bayaran diterima.',
          'Harga yang lebih tinggi kami umumkan sekurang-kurangnya 30 hari sebelum tempoh pertama ia terpakai. Sehingga itu anda boleh membatalkan.',
        ),
      ],
    },
    {
      id: 'promotions',
      heading: 'Kod promosi dan tawaran',
      blocks: [
        paragraph(
          'Kod promosi atau tawaran sah untuk pelan, masa dan bilangan penggunaan yang disebutnya. Dua tawaran tidak boleh digabungkan. Jika sesuatu kod tidak terpakai untuk anda, kami menyatakan sebabnya sebelum anda membayar. Kod tidak boleh ditukar dengan wang atau dijual.',
        ),
      ],
    },
    {
      id: 'cancelling',
      heading: 'Pembatalan',
      blocks: [
        paragraph(
          'Anda boleh membatalkan bila-bila masa, tanpa memberi alasan, dalam tetapan di bahagian “Pelan”. Anda terus menonton sehingga tempoh yang dibayar tamat, dan tidak dicaj lagi. Profil dan kegemaran anda disimpan selama setahun: jika anda mula semula dalam masa itu, semuanya ada di tempatnya.',
        ),
      ],
    },
    {
      id: 'refunds',
      heading: 'Penarikan diri dan bayaran balik',
      blocks: [
        paragraph([
          'Dalam 14 hari dari hari bayaran pertama sesebuah kontrak, anda boleh menarik diri daripadanya tanpa memberi alasan. Jika hari terakhir jatuh pada hujung minggu, anda ada masa sehingga Isnin. Anda menyatakannya di halaman ',
          link('Menarik diri daripada kontrak', paths.withdraw()),
          ' dan mengesahkannya di sana, juga tanpa log masuk. Kami mengesahkannya kepada anda dengan masa kami menerimanya, memulangkan semua yang anda bayar untuk kontrak ini, melalui cara bayaran yang sama dan dalam 14 hari, dan kontrak itu tamat. Pertukaran pelan ialah kontrak baharu; pembaharuan bukan.',
        ]),
        paragraph([
          'Kami juga memulangkan apa yang dicaj dua kali atau secara silap. Tulis kepada ',
          mail('{email}'),
          ' dan sebut resitnya.',
        ]),
      ],
    },
    {
      id: 'family-sharing',
      heading: 'Perkongsian keluarga',
      blocks: [
        paragraph(
          'Dengan pelan keluarga, pemilik boleh menjemput ahli keluarga yang sama. Pemilik membayar, melihat nama ahli dan boleh mengeluarkan mereka; setiap ahli boleh keluar. Setiap ahli ada akaun, senarai dan sejarah sendiri, yang tidak dilihat pemilik. Jika pelan keluarga tamat, ia tamat untuk semua.',
        ),
      ],
    },
    {
      id: 'devices',
      heading: 'Peranti',
      blocks: [
        paragraph(
          'Pelan menyebut pada berapa skrin ia boleh dimainkan serentak, dan sama ada ia hanya untuk telefon dan tablet. Bilangan peranti yang boleh menonton dengan satu akaun juga terhad; bilangannya ada dalam tetapan anda. Anda boleh membuang peranti daripada senarai. Kekerapannya juga terhad, supaya satu akaun tidak bertukar-tukar tangan.',
        ),
      ],
    },
    {
      id: 'use',
      heading: 'Apa yang dibenarkan dan apa yang tidak',
      blocks: [
        paragraph(
          'Anda boleh menonton sendiri serta bersama keluarga dan tetamu di rumah. Anda tidak boleh:',
        ),
        list(
          'menyalin, merakam, menjual semula atau menayangkan di khalayak ramai apa yang anda tonton;',
          'memintas perlindungan video, had peranti atau wilayah lesen sesebuah tajuk;',
          'membaca perkhidmatan ini dengan mesin, mencari kelemahannya tanpa izin kami, atau membebankannya hingga orang lain terjejas;',
          'berkongsi akaun dengan orang di luar keluarga anda.',
        ),
      ],
    },
    {
      id: 'catalogue',
      heading: 'Apa yang kami tawarkan',
      blocks: [
        paragraph(
          'Tajuk datang dan pergi bersama lesennya, dan berbeza dari negara ke negara. Kami memilihnya untuk keluarga, tetapi cita rasa berbeza-beza dan had umur bukan janji. Kualiti gambar bergantung pada pelan, sambungan dan peranti anda. Kami menjaga perkhidmatan ini dengan teliti. Ia tetap boleh terganggu; jika lama, kami melanjutkan tempoh anda selama itu.',
        ),
      ],
    },
    {
      id: 'giving',
      heading: 'Bahagian yang kami beri',
      blocks: [
        paragraph([
          'Kami mendermakan sebahagian daripada hasil kami. Kami memberikannya daripada milik kami: ia tidak menambah harga anda, dan bukan derma anda bagi tujuan cukai. Selanjutnya di halaman tentang ',
          link('derma', paths.socialResponsibility()),
          '.',
        ]),
      ],
    },
    {
      id: 'rights',
      heading: 'Hak ke atas kandungan',
      blocks: [
        paragraph(
          'Filem, siri, rancangan lain, teks, gambar dan perisian {brand} milik kami atau milik mereka yang membenarkan kami menggunakannya. Anda mendapat hak untuk menonton, tidak lebih daripada itu. Apa yang anda hantar kepada kami, seperti mesej atau fail untuk bantuan, kekal milik anda; kami menggunakannya hanya untuk membantu anda.',
        ),
      ],
    },
    {
      id: 'suspension',
      heading: 'Bila kami menutup akaun',
      blocks: [
        paragraph(
          'Jika seseorang melanggar terma ini secara serius, atau sekali lagi selepas amaran, kami boleh menyekat akaunnya atau menamatkan perjanjian. Kami menyatakan sebabnya, dan anda boleh membantah. Jika kami menamatkannya tanpa sebab seperti itu, baki tempoh kami pulangkan.',
        ),
      ],
    },
    {
      id: 'liability',
      heading: 'Liabiliti',
      blocks: [
        paragraph(
          'Kami bertanggungjawab tanpa had atas perbuatan sengaja, kecuaian melampau, dan kemudaratan pada nyawa, tubuh atau kesihatan. Atas kecuaian kecil kami bertanggungjawab hanya jika ia melanggar kewajipan utama perjanjian ini, dan setakat kerugian yang boleh dijangka. Hak di bawah undang-undang liabiliti produk tidak terjejas.',
        ),
      ],
    },
    {
      id: 'changes',
      heading: 'Perubahan terma ini',
      blocks: [
        paragraph(
          'Kami boleh mengubah terma ini atas sebab yang munasabah, seperti undang-undang baharu atau fungsi baharu. Kami memberitahu melalui e-mel sekurang-kurangnya 30 hari sebelumnya. Jika anda tidak bersetuju, anda boleh membatalkan, dan terma lama terpakai sehingga tempoh anda tamat.',
        ),
      ],
    },
    {
      id: 'law',
      heading: 'Undang-undang dan pertikaian',
      blocks: [
        paragraph(
          'Undang-undang negara tempat {brand} berpusat terpakai, bersama perlindungan pengguna negara tempat anda tinggal. Berbincanglah dengan kami dahulu: kebanyakan perkara selesai dengan satu mesej. Anda bebas pergi ke mahkamah atau badan penyelesaian pertikaian pengguna di tempat anda tinggal.',
        ),
      ],
    },
    {
      id: 'contact',
      heading: 'Hubungi kami',
      blocks: [
        paragraph([
          'Soalan tentang terma ini dihantar kepada ',
          mail('{email}'),
          '. Banyak yang terjawab di ',
          link('pusat bantuan', paths.helpCenter()),
          '.',
        ]),
      ],
    },
  ],
};
