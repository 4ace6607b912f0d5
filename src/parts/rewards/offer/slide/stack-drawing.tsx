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
}

/** The three sides of a block between two heights. */
export function Block({ of, from, to, x = X, y = Y }: BlockProps) {
  const [low, high] = [y - from, y - to]
  return (
    <>
      <path className={of.start} d={`M${x} ${low}l${-W} ${-D}V${high - D}L${x} ${high}z`} />
      <path className={of.end} d={`M${x} ${low}l${W} ${-D}V${high - D}L${x} ${high}z`} />
      <path className={of.top} d={`M${x} ${high}l${-W} ${-D}l${W} ${-D}l${W} ${D}z`} />
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
    <svg viewBox="0 0 252 240" className={css.fill} preserveAspectRatio="xMidYMax meet" aria-hidden>
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
      <rect
        className={css.ground}
        x={176}
        y={middle - 21}
        width={Math.max(sum.length, t`to play`.length) * 10.4 + 10}
        height={48}
        rx={4}
      />
      <text className={css.total} x={182} y={middle}>
        {sum}
      </text>
      <text className={`${css.total} ${css.from}`} x={182} y={middle + 18}>{t`to play`}</text>
    </svg>
  )
}

/** The first three places, each as high as it ranks. */
export function PodiumDrawing() {
  const places = [
    { rank: 2, x: 70, y: 168, to: 78 },
    { rank: 3, x: 170, y: 204, to: 44 },
    { rank: 1, x: 120, y: 196, to: 112 },
  ].toSorted((a, b) => a.y - b.y)
  return (
    <svg viewBox="0 0 240 224" className={css.fill} preserveAspectRatio="xMidYMax meet" aria-hidden>
      {places.map(({ rank, x, y, to }) => (
        <g key={rank} transform={`translate(${x} ${y}) scale(.62) translate(${-X} ${-Y})`}>
          <Block of={rank === 1 ? css.ours : css.theirs} from={0} to={to * 1.4} />
          <text className={css.rank} x={X} y={Y - to * 1.4 - D + 8} fontSize={34}>
            {rank}
          </text>
        </g>
      ))}
    </svg>
  )
}
