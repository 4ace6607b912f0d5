/** The platform's messages to members in each language: `{name}` is the brand's, `{amount}` and `{reference}` an order's; `fill.ts` says what else. */
import { NOTIFICATION_KINDS } from '../../../src/rules/messages/notification-kinds.ts'
import { escapeHtml } from '../../build/page/escape-html.ts'
import { withRegions, type ContentLanguage } from '../site/merchant.ts'
import { fillIn, type Currency } from './fill.ts'

export const LETTER_KINDS = ['welcome', 'limits', 'deposits', ...NOTIFICATION_KINDS] as const
export type LetterKind = (typeof LETTER_KINDS)[number]

type Text = readonly [title: string, html: string]

const TEXTS = withRegions<Readonly<Record<LetterKind, Text>>>({
  en: {
    welcome: [
      'Welcome to {name}',
      '<p>Your account is ready. <a href="/help">{{Help centre}}</a> answers first questions.</p>',
    ],
    limits: [
      'Set your own limits',
      '<p>Customer service can limit your deposits and losses for you.</p><ul><li>Daily</li><li>Weekly</li><li>Monthly</li></ul><p>Write at any hour.</p>',
    ],
    deposits: [
      'How deposits work',
      '<p>Choose a way to pay, then follow its steps. Most are credited within minutes.</p>',
    ],
    'deposit-credited': [
      'Deposit credited',
      '<p>Your deposit of <b>{amount}</b> has been credited. Reference: {reference}</p>',
    ],
    'deposit-failed': [
      'Deposit failed',
      '<p>Your deposit of <b>{amount}</b> was not credited. Reference: {reference}</p>',
    ],
    'withdrawal-approved': [
      'Withdrawal approved',
      '<p>Your withdrawal of <b>{amount}</b> is on its way. Reference: {reference}</p>',
    ],
    'withdrawal-rejected': [
      'Withdrawal rejected',
      '<p>Your withdrawal of <b>{amount}</b> was rejected, and the money is back in your wallet. Reference: {reference}</p>',
    ],
  },
  es: {
    welcome: [
      'Te damos la bienvenida a {name}',
      '<p>Tu cuenta está lista. El <a href="/help">{{Help centre}}</a> responde a las primeras preguntas.</p>',
    ],
    limits: [
      'Pon tus propios límites',
      '<p>Atención al cliente puede limitar tus depósitos y pérdidas.</p><ul><li>Por día</li><li>Por semana</li><li>Por mes</li></ul><p>Escribe a cualquier hora.</p>',
    ],
    deposits: [
      'Cómo funcionan los depósitos',
      '<p>Elige una forma de pago y sigue sus pasos. La mayoría se acredita en minutos.</p>',
    ],
    'deposit-credited': [
      'Depósito acreditado',
      '<p>Se acreditó tu depósito de <b>{amount}</b>. Referencia: {reference}</p>',
    ],
    'deposit-failed': [
      'Depósito fallido',
      '<p>Tu depósito de <b>{amount}</b> no se acreditó. Referencia: {reference}</p>',
    ],
    'withdrawal-approved': [
      'Retiro aprobado',
      '<p>Tu retiro de <b>{amount}</b> está en camino. Referencia: {reference}</p>',
    ],
    'withdrawal-rejected': [
      'Retiro rechazado',
      '<p>Tu retiro de <b>{amount}</b> fue rechazado y el dinero volvió a tu billetera. Referencia: {reference}</p>',
    ],
  },
  'es-AR': {
    limits: [
      'Poné tus propios límites',
      '<p>Atención al cliente puede limitar tus depósitos y pérdidas.</p><ul><li>Por día</li><li>Por semana</li><li>Por mes</li></ul><p>Escribí a cualquier hora.</p>',
    ],
    deposits: [
      'Cómo funcionan los depósitos',
      '<p>Elegí una forma de pago y seguí sus pasos. La mayoría se acredita en minutos.</p>',
    ],
  },
  'zh-Hans': {
    welcome: ['欢迎来到 {name}', '<p>您的账户已开通。初次使用请看<a href="/help">{{Help centre}}</a>。</p>'],
    limits: [
      '设定您自己的限额',
      '<p>客服可以为您设置存款和亏损限额。</p><ul><li>每日</li><li>每周</li><li>每月</li></ul><p>全天均可联系。</p>',
    ],
    deposits: ['如何存款', '<p>选择付款方式并按步骤操作，多数几分钟内到账。</p>'],
    'deposit-credited': ['存款已到账', '<p>您的存款 <b>{amount}</b> 已到账。参考编号：{reference}</p>'],
    'deposit-failed': ['存款失败', '<p>您的存款 <b>{amount}</b> 未到账。参考编号：{reference}</p>'],
    'withdrawal-approved': ['提款已批准', '<p>您的提款 <b>{amount}</b> 正在汇出。参考编号：{reference}</p>'],
    'withdrawal-rejected': [
      '提款已拒绝',
      '<p>您的提款 <b>{amount}</b> 已拒绝，款项已退回钱包。参考编号：{reference}</p>',
    ],
  },
  vi: {
    welcome: [
      'Chào mừng đến với {name}',
      '<p>Tài khoản của bạn đã sẵn sàng. <a href="/help">{{Help centre}}</a> giải đáp những câu hỏi đầu tiên.</p>',
    ],
    limits: [
      'Đặt hạn mức của riêng bạn',
      '<p>Chăm sóc khách hàng có thể đặt hạn mức nạp tiền và thua lỗ giúp bạn.</p><ul><li>Theo ngày</li><li>Theo tuần</li><li>Theo tháng</li></ul><p>Hãy liên hệ bất cứ lúc nào.</p>',
    ],
    deposits: [
      'Nạp tiền như thế nào',
      '<p>Chọn cách thanh toán rồi làm theo các bước. Phần lớn được cộng trong vài phút.</p>',
    ],
    'deposit-credited': [
      'Tiền nạp đã được cộng',
      '<p>Khoản nạp <b>{amount}</b> của bạn đã được cộng. Mã tham chiếu: {reference}</p>',
    ],
    'deposit-failed': [
      'Nạp tiền thất bại',
      '<p>Khoản nạp <b>{amount}</b> của bạn chưa được cộng. Mã tham chiếu: {reference}</p>',
    ],
    'withdrawal-approved': [
      'Rút tiền được duyệt',
      '<p>Khoản rút <b>{amount}</b> của bạn đang được chuyển. Mã tham chiếu: {reference}</p>',
    ],
    'withdrawal-rejected': [
      'Rút tiền bị từ chối',
      '<p>Khoản rút <b>{amount}</b> của bạn bị từ chối, tiền đã về ví. Mã tham chiếu: {reference}</p>',
    ],
  },
  id: {
    welcome: [
      'Selamat datang di {name}',
      '<p>Akun Anda sudah siap. <a href="/help">{{Help centre}}</a> menjawab pertanyaan pertama.</p>',
    ],
    limits: [
      'Tetapkan batas Anda sendiri',
      '<p>Layanan pelanggan dapat membatasi deposit dan kekalahan Anda.</p><ul><li>Harian</li><li>Mingguan</li><li>Bulanan</li></ul><p>Hubungi kapan saja.</p>',
    ],
    deposits: [
      'Cara deposit',
      '<p>Pilih cara bayar, lalu ikuti langkahnya. Sebagian besar masuk dalam beberapa menit.</p>',
    ],
    'deposit-credited': [
      'Deposit sudah masuk',
      '<p>Deposit Anda sebesar <b>{amount}</b> sudah masuk. Nomor referensi: {reference}</p>',
    ],
    'deposit-failed': [
      'Deposit gagal',
      '<p>Deposit Anda sebesar <b>{amount}</b> tidak masuk. Nomor referensi: {reference}</p>',
    ],
    'withdrawal-approved': [
      'Penarikan disetujui',
      '<p>Penarikan Anda sebesar <b>{amount}</b> sedang dikirim. Nomor referensi: {reference}</p>',
    ],
    'withdrawal-rejected': [
      'Penarikan ditolak',
      '<p>Penarikan Anda sebesar <b>{amount}</b> ditolak dan uangnya kembali ke dompet. Nomor referensi: {reference}</p>',
    ],
  },
  th: {
    welcome: ['ยินดีต้อนรับสู่ {name}', '<p>บัญชีของคุณพร้อมใช้งานแล้ว <a href="/help">{{Help centre}}</a> ตอบคำถามแรก ๆ ได้</p>'],
    limits: [
      'ตั้งวงเงินของคุณเอง',
      '<p>ฝ่ายบริการลูกค้าจำกัดวงเงินฝากและยอดเสียให้คุณได้</p><ul><li>รายวัน</li><li>รายสัปดาห์</li><li>รายเดือน</li></ul><p>ติดต่อได้ตลอดเวลา</p>',
    ],
    deposits: ['วิธีฝากเงิน', '<p>เลือกวิธีชำระแล้วทำตามขั้นตอน ส่วนใหญ่เข้าภายในไม่กี่นาที</p>'],
    'deposit-credited': ['ฝากเงินสำเร็จ', '<p>เงินฝาก <b>{amount}</b> ของคุณเข้าแล้ว รหัสอ้างอิง: {reference}</p>'],
    'deposit-failed': ['ฝากเงินไม่สำเร็จ', '<p>เงินฝาก <b>{amount}</b> ของคุณไม่เข้า รหัสอ้างอิง: {reference}</p>'],
    'withdrawal-approved': ['อนุมัติการถอนแล้ว', '<p>เงินถอน <b>{amount}</b> ของคุณกำลังโอน รหัสอ้างอิง: {reference}</p>'],
    'withdrawal-rejected': [
      'ปฏิเสธการถอน',
      '<p>การถอน <b>{amount}</b> ของคุณถูกปฏิเสธ เงินกลับเข้ากระเป๋าแล้ว รหัสอ้างอิง: {reference}</p>',
    ],
  },
})

const isLetterKind = (kind: string): kind is LetterKind => LETTER_KINDS.some((one) => one === kind)

/** A message's title, and its HTML, in one language. */
export function letterText(
  kind: string,
  family: ContentLanguage,
  currency: Currency,
  words: Readonly<Record<string, string>>,
): Text {
  const [title, html] = isLetterKind(kind) ? TEXTS[family][kind] : [kind, '']
  const fill = (text: string, escape: (word: string) => string): string =>
    text.replaceAll(/\{(\w+)\}/g, (_, key: string) => escape(words[key] ?? ''))
  return [fill(title, (word) => word), fill(fillIn(html, family, currency), escapeHtml)]
}
