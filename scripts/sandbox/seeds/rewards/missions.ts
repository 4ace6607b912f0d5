/** The missions of every merchant, in each language. */
import { withRegions } from '../../site/merchant.ts'

export const MISSION_KINDS = ['rounds-of-the-day', 'bets-of-the-week', 'deposit-of-the-week'] as const
export type MissionKind = (typeof MISSION_KINDS)[number]

interface Plan {
  readonly period: 'day' | 'week'
  readonly unit: 'count' | 'money'
  /** A number of things, or whole units of the currency. */
  readonly goal: number
  /** In whole units of the currency. */
  readonly reward: number
}

export const MISSIONS: Readonly<Record<MissionKind, Plan>> = {
  'rounds-of-the-day': { period: 'day', unit: 'count', goal: 20, reward: 2 },
  'bets-of-the-week': { period: 'week', unit: 'money', goal: 500, reward: 15 },
  'deposit-of-the-week': { period: 'week', unit: 'count', goal: 1, reward: 5 },
}

type Text = readonly [title: string, description: string]

export const MISSION_TEXTS = withRegions<Readonly<Record<MissionKind, Text>>>({
  en: {
    'rounds-of-the-day': ['Twenty rounds today', 'Every round for money counts, whatever the game.'],
    'bets-of-the-week': ['Valid bets of the week', 'What was at risk in settled rounds since Monday.'],
    'deposit-of-the-week': ['One deposit this week', 'Any amount, once it is credited.'],
  },
  es: {
    'rounds-of-the-day': ['Veinte rondas hoy', 'Cuenta cada ronda con dinero, en cualquier juego.'],
    'bets-of-the-week': ['Apuestas válidas de la semana', 'Lo arriesgado en rondas resueltas desde el lunes.'],
    'deposit-of-the-week': ['Un depósito esta semana', 'De cualquier monto, una vez acreditado.'],
  },
  'zh-Hans': {
    'rounds-of-the-day': ['今日二十局', '任何真钱游戏的每一局都计入。'],
    'bets-of-the-week': ['本周有效投注', '周一以来已结算局的有效投注额。'],
    'deposit-of-the-week': ['本周存款一次', '金额不限，到账即可。'],
  },
  vi: {
    'rounds-of-the-day': ['Hai mươi ván hôm nay', 'Mọi ván chơi tiền thật đều tính, bất kể trò nào.'],
    'bets-of-the-week': ['Cược hợp lệ trong tuần', 'Tiền cược của các ván đã kết toán từ thứ Hai.'],
    'deposit-of-the-week': ['Một lần nạp trong tuần', 'Số tiền bất kỳ, sau khi được cộng.'],
  },
  id: {
    'rounds-of-the-day': ['Dua puluh ronde hari ini', 'Setiap ronde dengan uang dihitung, game apa pun.'],
    'bets-of-the-week': ['Taruhan valid minggu ini', 'Taruhan dari ronde yang sudah dihitung sejak Senin.'],
    'deposit-of-the-week': ['Satu deposit minggu ini', 'Jumlah berapa pun, setelah masuk.'],
  },
  th: {
    'rounds-of-the-day': ['เล่นยี่สิบรอบวันนี้', 'นับทุกรอบที่เล่นด้วยเงินจริง ไม่ว่าเกมใด'],
    'bets-of-the-week': ['ยอดเดิมพันที่มีผลของสัปดาห์', 'ยอดเดิมพันของรอบที่คิดผลแล้วตั้งแต่วันจันทร์'],
    'deposit-of-the-week': ['ฝากเงินหนึ่งครั้งในสัปดาห์', 'จำนวนเท่าใดก็ได้ เมื่อเงินเข้าแล้ว'],
  },
})
