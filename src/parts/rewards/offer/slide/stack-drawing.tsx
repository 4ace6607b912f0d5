import { useLingui } from '@lingui/react/macro'
import type { WorkedExample } from '../../../../rules/rewards/worked-example.ts'
import { useFormatPlain } from '../../../money/money-form/use-format-money.ts'
import * as css from './slide-drawing.css.ts'

/** Half the width and half the depth of a block, and where its front corner stands. */
const [W, D, X, Y] = [78, 42, 84, 232]
/** How high the whole stack is. */
const HIGH = 140
/** The least that a block may be to hold its words. */
const LEAST = 50

interface BlockProps {
  readonly of: typeof css.ours
  readonly from: number
  readonly to: number
  readonly x?: number
  readonly y?: number
  readonly w?: number
  readonly d?: number
}

/** The three sides of a block between two heights. */
export function Block({ of, from, to, x = X, y = Y, w = W, d = D }: BlockProps) {
  const [low, high] = [y - from, y - to]
  return (
    <>
      <path className={of.start} d={`M${x} ${low}l${-w} ${-d}V${high - d}L${x} ${high}z`} />
      <path className={of.end} d={`M${x} ${low}l${w} ${-d}V${high - d}L${x} ${high}z`} />
      <path className={of.top} d={`M${x} ${high}l${-w} ${-d}l${w} ${-d}l${w} ${d}z`} />
    </>
  )
}

/** On the side of a block that faces the reader's left. */
const onSide = (height: number): string => `matrix(.866 .49 0 1 ${X - W + 9} ${Y - D - height})`

/** A deposit and what is put on it, each as high as its sum, with the line that measures both. */
export function StackDrawing({ base, bonus }: { readonly base: bigint; readonly bonus: WorkedExample['bonus'] }) {
  const { t } = useLingui()
  const money = useFormatPlain()
  const own = Math.max(LEAST, Math.min(HIGH - LEAST, Number((base * BigInt(HIGH)) / (base + bonus))))
  const [top, bottom] = [Y - HIGH - D, Y - D]
  const middle = (top + bottom) / 2
  const sum = money(base + bonus)
  return (
    <svg viewBox="-20 0 272 262" className={css.fill} preserveAspectRatio="xMidYMax meet" aria-hidden>
      <Block of={css.plinth} from={-20} to={-8} w={W + 18} d={D + 10} />
      <Block of={css.theirs} from={0} to={own} />
      <Block of={css.ours} from={own} to={HIGH} />
      <g transform={onSide(HIGH - 24)}>
        <text className={css.sum}>+ {money(bonus)}</text>
        <text y={17} className={`${css.sum} ${css.from}`}>{t`from us`}</text>
      </g>
      <g transform={onSide(own - 24)}>
        <text className={css.sumTheirs}>{money(base)}</text>
        <text y={17} className={`${css.sumTheirs} ${css.from}`}>{t`from you`}</text>
      </g>
      <path className={css.dimension} d={`M174 ${top}V${bottom}M168 ${top}h12M168 ${bottom}h12`} />
      <text className={css.total} x={184} y={middle - 4}>
        {sum}
      </text>
      <text className={`${css.total} ${css.totalNote}`} x={184} y={middle + 18}>{t`to play`}</text>
    </svg>
  )
}

/** Half the width and half the depth of a place. */
const [PW, PD] = [44, 24]
/** From the back to the front: their faces to the start lie in one plane, so that none hides another's rank. */
const PLACES = [
  { rank: 2, high: 78 },
  { rank: 1, high: 108 },
  { rank: 3, high: 50 },
] as const

/** The first three places, each as high as it ranks, and the largest prize above the first. */
export function PodiumDrawing({ largest }: { readonly largest: bigint | null }) {
  const money = useFormatPlain()
  return (
    <svg viewBox="-6 -30 232 256" className={css.fill} preserveAspectRatio="xMidYMax meet" aria-hidden>
      {largest !== null && (
        <text className={css.prize} x={62 + PW} y={-6}>
          {money(largest)}
        </text>
      )}
      <path className={css.plinth.start} d="M-4 119v10l160 88v-10z" />
      <path className={css.plinth.end} d="M156 207v10l66-36v-10z" />
      <path className={css.plinth.top} d="M-4 119 62 83l160 88-66 36z" />
      {PLACES.map(({ rank, high }, place) => {
        const [x, y] = [62 + place * PW, 145 + place * PD]
        return (
          <g key={rank}>
            <Block of={rank === 1 ? css.ours : css.theirs} from={0} to={high} x={x} y={y} w={PW} d={PD} />
            <text
              className={rank === 1 ? css.rankFirst : css.rank}
              transform={`matrix(.88 .48 0 1 ${x - PW / 2} ${y - PD / 2 - high / 2 + 9})`}
            >
              {rank}
            </text>
          </g>
        )
      })}
    </svg>
  )
}
