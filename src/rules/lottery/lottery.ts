/** Lottery families, how their draws look, and their icons (spec 3, "Icon names", "Prize modes"). */

/** The prize modes that a merchant's lotteries may be asked for in (spec 3). */
export const PRIZE_MODES = ['Lott', 'ZY', 'Elott', 'SEA'] as const
export type PrizeMode = (typeof PRIZE_MODES)[number]

/**
 * What a draw is made of. The first five are the spec's families; K3 (three dice) and PCB (three digits) are implied
 * by its icons, VN by its Vietnamese lotteries. `OTHER` is a family of the server's that is not known here.
 */
export const LOTTERY_FAMILIES = ['11X5', 'LF', 'LHC', 'PK10', 'SSC', 'K3', 'PCB', 'VN', 'OTHER'] as const
export type LotteryFamily = (typeof LOTTERY_FAMILIES)[number]

/** The spec's lottery icons. */
export type LotteryIcon = 'PK10' | 'LF' | 'CHAIN' | 'K3' | 'PCB'

interface FamilyFacts {
  readonly icon: LotteryIcon
  /** The place of the ball that is drawn apart from the others, from 0. */
  readonly special?: number
}

// Spec: not shown which icon belongs to which family beyond those of one name. CHAIN is a row of plain numbers.
const FACTS: Readonly<Record<LotteryFamily, FamilyFacts>> = {
  '11X5': { icon: 'CHAIN' },
  LF: { icon: 'LF' },
  LHC: { icon: 'PCB', special: 6 },
  PK10: { icon: 'PK10' },
  SSC: { icon: 'CHAIN' },
  K3: { icon: 'K3' },
  PCB: { icon: 'PCB' },
  VN: { icon: 'CHAIN' },
  OTHER: { icon: 'CHAIN' },
}

const known: ReadonlySet<string> = new Set(LOTTERY_FAMILIES)
const isFamily = (text: string): text is LotteryFamily => known.has(text)

/** Reads the server's family; `OTHER` for one that is not known, whose balls are then plain. */
export function readFamily(text: string): LotteryFamily {
  return isFamily(text) ? text : 'OTHER'
}

/** The icon of a family (spec 3, "Lottery icons"). */
export function lotteryIcon(family: LotteryFamily): LotteryIcon {
  return FACTS[family].icon
}

/** Whether the ball at a place (from 0) is the one that is drawn apart, such as the seventh of LHC. */
export function isSpecialBall(family: LotteryFamily, place: number): boolean {
  return FACTS[family].special === place
}
