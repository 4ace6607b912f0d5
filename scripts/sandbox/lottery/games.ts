/** The sandbox's lotteries: the families of the spec, and Vietnam's by province. */
import type { LotteryFamily } from '../../../src/rules/lottery/lottery.ts'
import { numberOf } from '../seeds/random.ts'
import type { Schedule } from './clock.ts'
import type { Kind } from './results.ts'
import { PROVINCES, type Region } from './provinces.ts'

export interface Lottery {
  readonly code: string
  readonly family: LotteryFamily
  readonly kind: Kind
  readonly schedule: Schedule
  /** Hours ahead of UTC in which it counts its days. */
  readonly zone: number
  /** LOTT is drawn by others and shown here, ELOTT is drawn by a machine. */
  readonly gameType: 'LOTT' | 'ELOTT'
  readonly playType: string
  /** Where it is a province's: its region and its own name. */
  readonly region?: Region
  readonly place?: string
}

const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6]

/** Not all of them at the same second: each has its own, the same on every day. */
const startOf = (code: string, every: number): number => numberOf(code) % every

const quick = (
  kind: Exclude<Kind, 'VN-NORTH' | 'VN-SOUTH'>,
  name: string,
  every: number,
  playType: string,
): Lottery => ({
  code: `${kind}_${name}`,
  family: kind,
  kind,
  // The faster it goes, the later it closes.
  schedule: {
    every,
    from: startOf(`${kind}_${name}`, every),
    closesBefore: Math.min(60, Math.max(5, Math.round(every / 12))),
  },
  // All that are drawn all day count by one clock: two draws of one minute have about the same place in the day.
  zone: 7,
  gameType: 'ELOTT',
  playType,
})

const evening = (code: string, at: number, weekdays: readonly number[]): Lottery => ({
  ...quick('LHC', code, 86_400, 'SPECIAL'),
  schedule: { at, weekdays, closesBefore: 300 },
  zone: 8,
  gameType: 'LOTT',
})

/** The lotteries of every merchant, by family. A day holds a whole number of each interval. */
export const LOTTERIES: readonly Lottery[] = [
  quick('PK10', '75S', 75, 'CHAMPION'),
  quick('PK10', '3M', 180, 'CHAMPION'),
  quick('PK10', 'AIRSHIP', 300, 'CHAMPION'),
  quick('SSC', '1M', 60, 'FIVE_STAR'),
  quick('SSC', '3M', 180, 'FIVE_STAR'),
  quick('SSC', '10M', 600, 'FIVE_STAR'),
  quick('11X5', '1M', 60, 'ANY_FIVE'),
  quick('11X5', '5M', 300, 'ANY_FIVE'),
  quick('11X5', '20M', 1200, 'ANY_FIVE'),
  quick('LF', '3M', 180, 'BALL_ONE'),
  quick('LF', '10M', 600, 'BALL_ONE'),
  quick('LHC', '5M', 300, 'SPECIAL'),
  evening('EVENING', 21 * 60 + 30, EVERY_DAY),
  evening('CLASSIC', 21 * 60 + 30, [2, 4, 6]),
  quick('K3', '1M', 60, 'SUM'),
  quick('K3', '5M', 300, 'SUM'),
  quick('PCB', '90S', 90, 'SUM'),
  quick('PCB', '3M', 180, 'SUM'),
]

/** When the regions of Vietnam draw, in minutes after midnight there. */
const DRAWN_AT: Readonly<Record<Region, number>> = { NORTH: 18 * 60 + 15, CENTRE: 17 * 60 + 15, SOUTH: 16 * 60 + 15 }

const vnQuick = (code: string, every: number): Lottery => ({
  code,
  family: 'VN',
  kind: 'VN-NORTH',
  schedule: { every, from: startOf(code, every), closesBefore: Math.round(every / 12) },
  zone: 7,
  gameType: 'ELOTT',
  playType: 'LO_2',
})

/** Vietnam's: every province on its days of the week, and three that are drawn all day. */
export const VN_LOTTERIES: readonly Lottery[] = [
  ...PROVINCES.map(({ code, region, place, weekdays }): Lottery => ({
    code: `VN_${code}`,
    family: 'VN',
    kind: region === 'NORTH' ? 'VN-NORTH' : 'VN-SOUTH',
    schedule: { at: DRAWN_AT[region], weekdays, closesBefore: 900 },
    zone: 7,
    gameType: 'LOTT',
    playType: 'LO_2',
    region,
    place,
  })),
  vnQuick('VN_QUICK_1M', 60),
  vnQuick('VN_QUICK_5M', 300),
  vnQuick('VN_QUICK_15M', 900),
]

const byCode = new Map([...LOTTERIES, ...VN_LOTTERIES].map((lottery) => [lottery.code, lottery]))

/** A lottery by its code. */
export const lotteryOf = (code: string): Lottery | undefined => byCode.get(code)
