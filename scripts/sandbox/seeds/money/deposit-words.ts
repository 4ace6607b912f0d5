/** What the operator calls ways to pay and bonuses, in each language. */
import type { DepositKind } from '../../../../src/rules/money/deposit.ts'
import { withRegions } from '../../site/merchant.ts'

export interface DepositWords {
  readonly methods: Readonly<Record<DepositKind, string>>
  readonly bonuses: Readonly<Record<'welcome' | 'reload', string>>
  /** Channels whose names are words; the others are called alike everywhere. */
  readonly channels: Readonly<Partial<Record<string, string>>>
  /** What the operator says where a payment is refused. */
  readonly rejected: string
}

export const DEPOSIT_WORDS = withRegions<DepositWords>({
  en: {
    methods: { bank: 'Bank transfer', redirect: 'Card', wallet: 'E-wallet', crypto: 'Crypto', voucher: 'Voucher' },
    bonuses: { welcome: 'Welcome bonus', reload: 'Reload bonus' },
    channels: { VOUCHER: 'Gift voucher' },
    rejected: 'No payment of this amount has reached us.',
  },
  es: {
    methods: {
      bank: 'Transferencia bancaria',
      redirect: 'Tarjeta',
      wallet: 'Billetera digital',
      crypto: 'Cripto',
      voucher: 'Cupón',
    },
    bonuses: { welcome: 'Bono de bienvenida', reload: 'Bono de recarga' },
    channels: { VOUCHER: 'Cupón de regalo' },
    rejected: 'No recibimos ningún pago por este monto.',
  },
  vi: {
    methods: {
      bank: 'Chuyển khoản ngân hàng',
      redirect: 'Thẻ',
      wallet: 'Ví điện tử',
      crypto: 'Tiền mã hóa',
      voucher: 'Voucher (mã nạp)',
    },
    bonuses: { welcome: 'Thưởng chào mừng', reload: 'Thưởng nạp lại' },
    channels: { VOUCHER: 'Phiếu quà tặng' },
    rejected: 'Chúng tôi chưa nhận được khoản thanh toán nào với số tiền này.',
  },
  th: {
    methods: {
      bank: 'โอนผ่านธนาคาร',
      redirect: 'บัตร',
      wallet: 'กระเป๋าเงินอิเล็กทรอนิกส์',
      crypto: 'คริปโต',
      voucher: 'บัตรเติมเงิน',
    },
    bonuses: { welcome: 'โบนัสต้อนรับ', reload: 'โบนัสเติมเงิน' },
    channels: { VOUCHER: 'บัตรของขวัญ' },
    rejected: 'เรายังไม่ได้รับเงินตามจำนวนนี้',
  },
  id: {
    methods: {
      bank: 'Transfer bank',
      redirect: 'Kartu',
      wallet: 'Dompet digital',
      crypto: 'Kripto',
      voucher: 'Voucher',
    },
    bonuses: { welcome: 'Bonus selamat datang', reload: 'Bonus isi ulang' },
    channels: { VOUCHER: 'Voucher hadiah' },
    rejected: 'Kami belum menerima pembayaran sejumlah ini.',
  },
  'zh-Hans': {
    methods: { bank: '银行转账', redirect: '银行卡', wallet: '电子钱包', crypto: '加密货币', voucher: '充值券' },
    bonuses: { welcome: '迎新红利', reload: '续存红利' },
    channels: { VOUCHER: '礼品券' },
    rejected: '我们没有收到这笔金额的付款。',
  },
})
