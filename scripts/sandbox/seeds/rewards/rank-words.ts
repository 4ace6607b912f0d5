/** What the ranks of a club are called in each language; the store keeps the English name. */
import { withRegions, type ContentLanguage } from '../../site/merchant.ts'

/** From the lowest, which is rank level 0. */
export const RANKS = ['Bronze', 'Silver', 'Gold', 'Platinum', 'Diamond', 'Royal', 'Legend'] as const

const WORDS = withRegions<readonly string[]>({
  en: RANKS,
  es: ['Bronce', 'Plata', 'Oro', 'Platino', 'Diamante', 'Corona', 'Leyenda'],
  vi: ['Đồng', 'Bạc', 'Vàng', 'Bạch kim', 'Kim cương', 'Hoàng gia', 'Huyền thoại'],
  id: ['Perunggu', 'Perak', 'Emas', 'Platinum', 'Berlian', 'Mahkota', 'Legenda'],
  th: ['บรอนซ์', 'ซิลเวอร์', 'โกลด์', 'แพลทินัม', 'เพชร', 'มงกุฎ', 'ตำนาน'],
  'zh-Hans': ['青铜', '白银', '黄金', '铂金', '钻石', '皇冠', '传奇'],
})

/** A rank's name as a language says it. */
export function rankWord(name: string, family: ContentLanguage): string {
  const at = RANKS.findIndex((rank) => rank === name)
  return WORDS[family][at] ?? name
}
