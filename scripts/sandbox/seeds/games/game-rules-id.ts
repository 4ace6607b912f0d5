import type { GameRules } from './game-rules-texts.ts'

export const id: GameRules = {
  played: {
    slot: [
      'Pilih taruhan lalu putar. Simbol sama yang berderet dari gulungan kiri membayar di setiap garis.',
      'Simbol wild menggantikan semua simbol kecuali scatter.',
      'Tiga scatter atau lebih di mana saja memulai putaran gratis dengan taruhan yang sama.',
    ],
    table: [
      'Pasang chip selama meja menerima taruhan. Yang menang dibayar sesuai tabel meja.',
      'Setelah taruhan ditutup, tidak ada yang bisa dipasang atau ditarik.',
      'Hasil seri mengembalikan taruhan, kecuali meja menyatakan lain.',
    ],
    fish: [
      'Bidik dan tembak. Setiap tembakan memakai satu taruhan, dan tangkapan membayar kelipatannya.',
      'Ikan yang lebih besar membayar lebih banyak dan lebih sulit ditangkap.',
      'Tembakan yang meleset hilang.',
    ],
    cards: [
      'Anda bermain melawan pemain lain di meja, bukan melawan bandar. Kartu terbaik memenangkan pot.',
      'Bandar mengambil sebagian kecil dari setiap pot.',
      'Permainan yang Anda tinggalkan disimpan. Anda melanjutkannya saat kembali.',
    ],
    draw: [
      'Pilih angka dan pasang untuk undian berikutnya. Hasilnya dihitung begitu undian selesai.',
      'Taruhan ditutup sesaat sebelum undian; yang datang setelahnya tidak ikut.',
      'Undian yang tidak berlangsung dibatalkan dan taruhannya dikembalikan.',
    ],
    coupon: [
      'Pilih hasil dan pasang satu per satu atau sekaligus. Odds yang berlaku adalah saat taruhan diterima.',
      'Semua hasil dalam taruhan gabungan harus benar; odds-nya dikalikan.',
      'Acara yang dibatalkan mengembalikan taruhannya.',
    ],
    mini: ['Pilih taruhan dan main. Hasilnya langsung keluar.', 'Makin tinggi bayarannya, makin jarang keluar.'],
  },
  limits: 'Taruhan terkecil {min}, terbesar {max}.',
  lines: 'Dimainkan pada {lines} garis.',
  fair: 'Setiap hasil ditentukan secara acak dan dapat diperiksa sesudahnya. Gangguan membatalkan ronde dan mengembalikan taruhan.',
}
