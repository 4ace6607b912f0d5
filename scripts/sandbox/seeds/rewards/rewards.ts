/** What rewards are given for, in each language. */
import { withRegions } from '../../site/merchant.ts'

export const REWARD_KINDS = ['birthday', 'red-envelope', 'vip-week', 'tournament'] as const
type RewardKind = (typeof REWARD_KINDS)[number]

type Text = readonly [title: string, description: string]

export const REWARD_TEXTS = withRegions<Readonly<Record<RewardKind, Text>>>({
  en: {
    birthday: ['Birthday present', 'Once a year, with our best wishes.'],
    'red-envelope': ['Red envelope', 'For the holiday.'],
    'vip-week': ['VIP of the week', 'For your level.'],
    tournament: ['Tournament prize', 'For your place in the slot race.'],
  },
  es: {
    birthday: ['Regalo de cumpleaños', 'Una vez al año, con nuestros mejores deseos.'],
    'red-envelope': ['Sobre rojo', 'Por la fiesta.'],
    'vip-week': ['VIP de la semana', 'Por tu nivel.'],
    tournament: ['Premio de torneo', 'Por tu puesto en la carrera de tragamonedas.'],
  },
  'zh-Hans': {
    birthday: ['生日礼金', '每年一次，祝您生日快乐。'],
    'red-envelope': ['节日红包', '节日专享。'],
    'vip-week': ['VIP 周礼金', '按您的等级发放。'],
    tournament: ['锦标赛奖金', '电子游戏竞赛名次奖励。'],
  },
  vi: {
    birthday: ['Quà sinh nhật', 'Mỗi năm một lần, chúc mừng sinh nhật bạn.'],
    'red-envelope': ['Lì xì', 'Dịp lễ.'],
    'vip-week': ['Quà VIP hằng tuần', 'Theo cấp của bạn.'],
    tournament: ['Giải thưởng đua top', 'Theo hạng của bạn trong cuộc đua nổ hũ.'],
  },
  id: {
    birthday: ['Hadiah ulang tahun', 'Setahun sekali, dengan ucapan selamat.'],
    'red-envelope': ['Angpao', 'Untuk hari raya.'],
    'vip-week': ['Hadiah VIP mingguan', 'Sesuai level Anda.'],
    tournament: ['Hadiah turnamen', 'Untuk peringkat Anda di balapan slot.'],
  },
  th: {
    birthday: ['ของขวัญวันเกิด', 'ปีละครั้ง สุขสันต์วันเกิด'],
    'red-envelope': ['อั่งเปา', 'สำหรับเทศกาล'],
    'vip-week': ['โบนัส VIP รายสัปดาห์', 'ตามระดับของคุณ'],
    tournament: ['รางวัลทัวร์นาเมนต์', 'ตามอันดับของคุณในการแข่งสล็อต'],
  },
})
