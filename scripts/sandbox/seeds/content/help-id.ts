/** Help articles in Indonesian. */
import type { HelpTexts } from './help-topics.ts'

export const helpTexts: HelpTexts = {
  topics: {
    account: 'Akun',
    deposits: 'Deposit',
    withdrawals: 'Penarikan',
    games: 'Permainan',
    bonuses: 'Bonus',
    'responsible-gaming': 'Bermain bertanggung jawab',
    technical: 'Bantuan teknis',
  },
  articles: {
    'log-in': [
      'Saya tidak bisa masuk',
      '<p>Pastikan Caps Lock mati dan yang Anda ketik adalah nama pengguna, bukan alamat email.</p><p>Setelah tiga kali salah, kami meminta huruf pada gambar. Ini melindungi akun Anda; gambar dapat diganti sekali setiap detik.</p>',
    ],
    'forgotten-password': [
      'Saya lupa kata sandi',
      '<p>Pilih <strong>{{Forgot password?}}</strong> di formulir masuk. Kami mengirim tautan ke email akun Anda; berlaku selama 30 menit.</p><p>Jika email tidak datang, periksa folder spam, lalu hubungi layanan pelanggan.</p>',
    ],
    verify: [
      'Verifikasi identitas saya',
      '<ol><li>Hubungi layanan pelanggan untuk memverifikasi identitas Anda.</li><li>Kirim kedua sisi kartu identitas, berwarna dan tidak terpotong.</li><li>Tunggu pemberitahuan, biasanya pada hari yang sama.</li></ol>',
    ],
    'how-to-deposit': [
      'Cara deposit',
      '<p>Buka <strong>{{Deposit}}</strong>, pilih metode dan jumlah, lalu ikuti langkah dari bank Anda. Dana masuk ke dompet dalam beberapa menit.</p><p>Bayarlah hanya dari rekening atas nama Anda sendiri.</p>',
    ],
    'deposit-missing': [
      'Deposit saya belum masuk',
      '<p>Tunggu dulu 30 menit. Setelah itu, kirim nomor transaksi dan foto bukti pembayaran ke layanan pelanggan. Jangan membayar lagi sebelum kami menjawab.</p>',
    ],
    'how-to-withdraw': [
      'Cara menarik dana',
      '<p>Buka <strong>{{Withdraw}}</strong>, pilih rekening, lalu isi jumlah dan PIN penarikan. Penarikan pertama memerlukan akun yang sudah diverifikasi.</p>',
    ],
    'withdrawal-refused': [
      'Mengapa penarikan saya ditolak?',
      '<ul><li>Rekening bank bukan atas nama Anda.</li><li>Masih ada bonus yang turnovernya belum terpenuhi.</li><li>Akun Anda belum diverifikasi.</li></ul><p>Dana sudah kembali ke dompet Anda, dan alasannya ada di pesan Anda.</p>',
    ],
    'game-stuck': [
      'Permainan berhenti di tengah ronde',
      '<p>Hasil setiap ronde ditentukan di server. Buka lagi permainannya: ronde berlanjut, atau hasilnya tampil di riwayat taruhan Anda.</p>',
    ],
    'void-bets': [
      'Kapan taruhan dibatalkan?',
      '<p>Jika pertandingan dibatalkan atau tidak selesai dalam waktu menurut aturannya, uang taruhan dikembalikan. Setiap olahraga memiliki aturan sendiri, tampil di samping pasarannya.</p>',
    ],
    'free-trial': [
      'Mencoba permainan gratis',
      '<p>Permainan dengan <strong>{{Try free}}</strong> memakai uang mainan. Tidak ada yang dimenangkan atau hilang, dan peluangnya sama dengan permainan asli.</p>',
    ],
    wagering: [
      'Apa itu syarat turnover?',
      '<p>Berapa kali bonus harus dipertaruhkan sebelum dapat ditarik. Bonus {money:100} dengan 12 kali berarti total taruhan {money:1200}. Anda dapat membatalkan bonus kapan saja.</p>',
    ],
    cashback: [
      'Cara menghitung cashback',
      '<p>Kekalahan bersih sepekan dikali persentase peringkat Anda. Dikreditkan pada hari Senin dan langsung dapat ditarik.</p>',
    ],
    'set-limits': [
      'Menetapkan batas saya',
      '<p>Mintalah layanan pelanggan membatasi deposit, kekalahan, atau waktu Anda per hari, minggu, atau bulan. Batas yang lebih rendah langsung berlaku, yang lebih tinggi setelah 24 jam.</p><p>Batas yang baik adalah uang yang tidak akan Anda sesali.</p>',
    ],
    'take-a-break': [
      'Beristirahat atau menutup akun',
      '<p>Jeda berlangsung satu hari hingga enam minggu. Pengecualian diri berlangsung enam bulan atau lebih dan tidak dapat dicabut lebih awal. Saldo Anda dibayarkan atas permintaan.</p>',
    ],
    'warning-signs': [
      'Saat bermain tidak lagi menyenangkan',
      '<ul><li>Anda mengejar kekalahan.</li><li>Anda bermain dengan uang sewa atau uang makan.</li><li>Anda menyembunyikan seberapa banyak Anda bermain.</li></ul><p>Jika salah satunya benar, berhentilah hari ini dan bicaralah dengan seseorang: teman, layanan pelanggan kami, atau saluran bantuan gratis di negara Anda. Percakapan dirahasiakan.</p>',
    ],
    'protect-children': [
      'Menjauhkan anak dari permainan',
      '<p>{name} untuk orang dewasa berusia 18 tahun ke atas. Keluarlah dari perangkat bersama, jangan simpan kata sandi di sana, dan gunakan kontrol orang tua.</p>',
    ],
    'slow-page': [
      'Halaman lambat',
      '<p>Tutup tab dan unduhan lain, lalu ganti dari data seluler ke Wi-Fi atau sebaliknya. Jika masih lambat, kirim masukan dengan nama halaman dan waktunya.</p>',
    ],
    'install-app': [
      'Memasang aplikasi',
      '<ol><li>Buka halaman <strong>{{Download the app}}</strong> di ponsel Anda, atau pindai kode QR-nya.</li><li>Izinkan pemasangan saat ponsel bertanya.</li><li>Masuk dengan nama pengguna Anda yang biasa.</li></ol>',
    ],
  },
}
