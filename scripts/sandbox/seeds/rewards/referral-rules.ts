/** How inviting friends works, in each language. */
import { withRegions, type ContentLanguage } from '../../site/merchant.ts'

const RULES = withRegions<readonly string[]>({
  en: [
    'Your friend registers by your link, or types your code.',
    'The reward is paid into your wallet once your friend’s first deposit is credited.',
    'One reward for each friend. Accounts of your own do not count.',
    'Invite adults only: 18 and over.',
  ],
  es: [
    'Tu amigo se registra con tu enlace o escribe tu código.',
    'La recompensa llega a tu billetera cuando se acredita el primer depósito de tu amigo.',
    'Una recompensa por amigo. Tus propias cuentas no cuentan.',
    'Solo se puede invitar a mayores de 18 años.',
  ],
  'zh-Hans': [
    '好友通过您的链接注册，或填写您的邀请码。',
    '好友首笔存款到账后，奖励发放到您的钱包。',
    '每位好友只奖励一次，本人账户不计。',
    '只邀请年满 18 岁的成年人。',
  ],
  vi: [
    'Bạn bè đăng ký qua liên kết hoặc nhập mã của bạn.',
    'Thưởng vào ví của bạn khi lần nạp đầu của họ được cộng.',
    'Mỗi người chỉ thưởng một lần. Tài khoản của chính bạn không tính.',
    'Chỉ mời người từ 18 tuổi.',
  ],
  id: [
    'Teman Anda mendaftar lewat tautan atau mengetik kode Anda.',
    'Hadiah masuk ke dompet Anda setelah deposit pertama teman masuk.',
    'Satu hadiah untuk setiap teman. Akun Anda sendiri tidak dihitung.',
    'Undang orang dewasa saja: 18 tahun ke atas.',
  ],
  th: [
    'เพื่อนสมัครผ่านลิงก์หรือกรอกรหัสของคุณ',
    'รางวัลเข้ากระเป๋าเมื่อเงินฝากครั้งแรกของเพื่อนเข้าแล้ว',
    'เพื่อนหนึ่งคนได้รางวัลหนึ่งครั้ง บัญชีของคุณเองไม่นับ',
    'ชวนเฉพาะผู้ที่อายุ 18 ปีขึ้นไป',
  ],
})

/** The rules as HTML. */
export const referralRules = (family: ContentLanguage): string =>
  `<ol>${RULES[family].map((rule) => `<li>${rule}</li>`).join('')}</ol>`
