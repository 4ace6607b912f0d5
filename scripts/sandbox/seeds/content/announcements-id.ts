/** Announcements in Indonesian. */
import type { AnnouncementTexts } from './announcement-plans.ts'

export const announcementTexts: AnnouncementTexts = {
  'welcome-banner': [
    'Selamat datang di {name}',
    '<p>Slot, live casino, dan olahraga di satu tempat, di semua perangkat Anda.</p>',
  ],
  'live-banner': [
    'Meja live, siang dan malam',
    '<p>Lebih dari tiga ratus meja dengan dealer yang paham permainannya.</p>',
  ],
  'weekend-banner': [
    'Jadwal akhir pekan',
    '<p>Semua pertandingan akhir pekan dengan odds dari tiga penyedia olahraga.</p>',
  ],
  'draws-banner': [
    'Undian berikutnya tinggal hitungan menit',
    '<p>Lima keluarga togel, masing-masing dengan hitung mundur, dan hasilnya langsung tampil.</p>',
  ],
  'slots-banner': [
    'Sembilan ribu slot',
    '<p>Sebagian besar bisa dicoba gratis, jadi Anda kenal gamenya sebelum bertaruh.</p>',
  ],
  'app-banner': [
    '{name} di saku Anda',
    '<p>Satu aplikasi untuk iOS dan Android, dan versi ringan untuk ponsel lama.</p>',
  ],
  'new-start': [
    'Baru di sini? Tiga hal yang perlu diketahui',
    '<p>Cukup lima menit untuk memulai dengan baik:</p><ol><li><strong>Lihat-lihat dulu.</strong> Semua lobi bisa dilihat tanpa akun.</li><li><strong>Daftar dengan data Anda sendiri.</strong> Data harus sama dengan rekening penarikan Anda.</li><li><strong>Tentukan batas dulu.</strong> Putuskan berapa yang sanggup Anda relakan; layanan pelanggan memasangnya untuk Anda.</li></ol><p>Selebihnya dijawab di pusat bantuan.</p>',
  ],
  'welcome-back': [
    'Minggu ini di {name}',
    '<p>Senang bertemu lagi. Minggu ini ada dua belas slot baru, dua meja roulette tambahan, dan <em>balapan slot</em> dengan hadiah bersama.</p><p>Hadiah yang bisa Anda klaim ada di pusat hadiah.</p>',
  ],
  limits: [
    'Batas Anda, permainan Anda',
    '<p>Bermain menyenangkan selama tetap menjadi pilihan. Mintalah layanan pelanggan membatasi deposit, kekalahan, atau waktu Anda, atau beristirahatlah kapan saja.</p><ul><li>Batas yang <strong>lebih rendah</strong> langsung berlaku.</li><li>Batas yang <strong>lebih tinggi</strong> berlaku setelah 24 jam.</li></ul><p>Khusus orang dewasa. Jika tidak lagi menyenangkan, bicaralah dengan kami: layanan pelanggan selalu siap.</p>',
  ],
  'first-steps': [
    'Langkah pertama Anda',
    '<p>Terima kasih sudah bergabung dengan {name}. Sebelum deposit pertama:</p><ol><li>Periksa alamat email di <strong>{{My account}}</strong>.</li><li>Pilih kata sandi yang tidak dipakai di tempat lain.</li><li>Tentukan berapa yang sanggup Anda relakan, lalu jadikan batas.</li></ol>',
  ],
  'weekly-cashback': [
    'Cashback slot mingguan',
    '<p>Setiap Senin, 5% dari kekalahan bersih slot minggu lalu kembali ke dompet Anda.</p><table><thead><tr><th>Kekalahan bersih</th><th>Cashback</th></tr></thead><tbody><tr><td>mulai {money:100}</td><td>5%</td></tr><tr><td>mulai {money:5000}</td><td>6%</td></tr></tbody></table><p>Masuk sebelum siang, tanpa syarat turnover. Taruhan bonus tidak dihitung.</p>',
  ],
  'slot-race': [
    'Balapan slot: dua puluh peringkat berbagi hadiah',
    '<p>Kumpulkan poin di slot bertanda dari Kamis 00.00 sampai Minggu 23.59. Satu poin untuk setiap unit kemenangan, berapa pun taruhannya.</p><p>Papan peringkat diperbarui setiap lima menit. Hadiah dibagikan hari Senin.</p>',
  ],
  friends: [
    'Ajak teman',
    '<p>Bagikan kode Anda dari <strong>{{Invite friends}}</strong>. Setelah teman memverifikasi akun dan bermain selama seminggu, Anda berdua mendapat hadiah.</p><p>Satu hadiah per rumah. Teman harus sudah dewasa.</p>',
  ],
  'vip-month': [
    'Bulan VIP: layanan pribadi untuk Anda',
    '<p>Mulai peringkat lima, staf pribadi menjawab dalam dua menit, penarikan didahulukan, dan ulang tahun Anda tidak terlupakan.</p><p>Peringkat dan sisa menuju peringkat berikutnya ada di area VIP.</p>',
  ],
  'welcome-offer': [
    'Penawaran sambutan: deposit pertama digandakan',
    '<p>Deposit pertama digandakan hingga {money:500}. Bonus harus dipertaruhkan <strong>12 kali</strong> di slot dalam 30 hari.</p><p>Anda boleh menolaknya dan menarik dana kapan saja. Syarat lengkap ada di halaman promosi.</p>',
  ],
  'maintenance-night': [
    'Pemeliharaan singkat Rabu dini hari',
    '<p>Dompet dipelihara pada hari Rabu pukul 04.00–04.30 UTC. Game tetap buka; deposit dan penarikan menunggu sampai selesai.</p>',
  ],
  'support-hours': [
    'Bantuan setiap saat',
    '<p>Live chat menjawab siang dan malam, dalam bahasa Indonesia pukul 08.00–24.00. Siapkan nama pengguna, dan jangan beri tahu kata sandi kepada siapa pun.</p>',
  ],
  'new-tables': [
    'Empat meja baccarat baru',
    '<p>Hari ini dibuka dua ruang speed baccarat dan dua ruang squeeze. Taruhan dari {money:1} sampai {money:20000}.</p>',
  ],
  'withdrawal-times': [
    'Berapa lama penarikan sekarang',
    '<p>Sebagian besar penarikan dibayar dalam 30 menit. Bank bisa menambah hingga satu hari kerja; akhir pekan dan hari libur lebih lama.</p><ul><li>Dompet digital: beberapa menit</li><li>Transfer bank: hari yang sama atau hari kerja berikutnya</li></ul>',
  ],
  'verify-account': [
    'Mohon verifikasi akun Anda',
    '<p>Hukum meminta kami mengetahui siapa yang bermain. Layanan pelanggan memberi tahu dokumen yang perlu dikirim, dan memeriksanya dalam sehari.</p><p>Penarikan di atas {money:1000} memerlukan akun terverifikasi.</p>',
  ],
  'safe-password': [
    'Kata sandi lebih baik dalam semenit',
    '<p>Gunakan empat kata yang tidak berkaitan dan satu angka. Jangan pakai kata sandi dari situs lain. Kami tidak pernah memintanya, lewat chat maupun telepon.</p>',
  ],
  'false-mails': [
    'Waspada email palsu',
    '<p>Beberapa pemain menerima pesan yang mengaku dari {name} dan menjanjikan hadiah. Kami tidak pernah meminta pembayaran untuk mencairkan kemenangan.</p><p>Jangan buka tautan di dalamnya. Ketik sendiri alamat kami, dan laporkan ke layanan pelanggan.</p>',
  ],
  'app-update': [
    'Aplikasi 4.2: lobi lebih cepat',
    '<p>Versi baru membuka lobi dua kali lebih cepat dan mengingat filter Anda. Pembaruan berjalan otomatis; bisa juga diunduh dari halaman aplikasi.</p>',
  ],
  'draw-calendar': [
    'Jadwal undian hari libur',
    '<p>Pada hari libur nasional, undian malam pindah ke pukul 21.30. Undian cepat tetap setiap tiga menit.</p>',
  ],
  'rule-change': [
    'Perubahan syarat umum',
    '<p>Mulai tanggal satu bulan depan, butir 7.3 menjelaskan dengan lebih terang kapan taruhan dibatalkan. Ringkasan dan teks lengkap ada di halaman syarat umum.</p>',
  ],
  'new-slots': [
    'Dua belas slot baru bulan ini',
    '<p>Dari laut dalam hingga luar angkasa: dua belas judul dari lima studio, sembilan bisa dicoba gratis. Temukan di <strong>{{New}}</strong>.</p>',
  ],
  'time-out': [
    'Beristirahat itu mudah',
    '<p>Beri tahu layanan pelanggan berapa lama Anda ingin istirahat, satu hari sampai enam minggu. Selama itu Anda bisa menarik dana, tetapi tidak bisa deposit atau bermain, dan kami tidak mengirim promosi.</p>',
  ],
}
