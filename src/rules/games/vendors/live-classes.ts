/**
 * What is played at live tables (spec 3, "Live game classes"), in the spec's order. Spec: how the server writes them is
 * not shown; these codes are ours, and their names belong to the catalogues.
 */
export const LIVE_CLASSES = [
  'BACCARAT',
  'SICBO',
  'ROULETTE',
  'DRAGON_TIGER',
  'BLACKJACK',
  'HOLDEM',
  'MAHJONG_TILES',
  'CARD_POKER',
  'WENZHOU_PAI_GOW',
  'SE_DIE',
  'FAN_TAN',
  'NIUNIU',
  'YU_SIA_XIE',
  'ZJH',
  'MAHJONG',
] as const
export type LiveClass = (typeof LIVE_CLASSES)[number]

const known: ReadonlySet<string> = new Set(LIVE_CLASSES)

/** Whether a code from the server, or of an address, is a class that this site has. */
export function isLiveClass(code: string): code is LiveClass {
  return known.has(code)
}
