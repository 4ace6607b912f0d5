import { useEffect, useRef, type ReactNode } from 'react'
import type { Drawn, Raffle } from '../../../state/rewards/raffle.ts'
import { REST_MS } from './rest.ts'
import { usePrizeName } from './use-prize-name.ts'
import * as css from './wheel.css.ts'

interface WheelProps extends Pick<Raffle, 'prizes'> {
  /** What the platform has drawn; the wheel turns to it. */
  readonly drawn: Drawn | null
  /** It stands where it was to stop: at once for who wants less motion. @param reference of the draw */
  readonly onStill: (reference: string) => void
  /** What turns it. */
  readonly children: ReactNode
}

/** How often it goes round before it stops. */
const TURNS = 5
const SPIN_MS = 4000
const RADIUS = 100

/** A wheel of prizes, which shows what was drawn and decides nothing. Its prizes stand in the table below it as text. */
export function Wheel({ prizes, drawn, onStill, children }: WheelProps) {
  const disc = useRef<SVGGElement>(null)
  const at = useRef(0)
  const prizeName = usePrizeName()
  const part = 360 / Math.max(1, prizes.length)
  const reference = drawn?.reference
  const index = prizes.findIndex(({ id }) => id === drawn?.prize)
  useEffect(() => {
    const element = disc.current
    if (reference === undefined || !element) return
    // The middle of the prize comes to the top.
    const goal = -(index + 0.5) * part
    const from = at.current % 360
    const to = goal - 360 * TURNS
    // A prize that is not on the wheel is said below it: the wheel shows no other one in its place.
    const isElsewhere = index === -1
    const still =
      isElsewhere || matchMedia('(prefers-reduced-motion: reduce)').matches || typeof element.animate !== 'function'
    if (!isElsewhere) {
      at.current = goal
      element.style.transform = `rotate(${goal}deg)`
    }
    const stop = (): void => onStill(reference)
    if (still) {
      // A second tap of a hasty hand is not a second draw.
      const rest = setTimeout(stop, REST_MS)
      return () => clearTimeout(rest)
    }
    const spin = element.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], {
      duration: SPIN_MS,
      easing: 'cubic-bezier(0.15, 0.6, 0.2, 1)',
    })
    spin.finished.then(stop, stop)
    // The draw is the draw's own: neither its prizes nor who listens change while it turns.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [reference])
  const point = (degrees: number, radius: number): string => {
    const turned = ((degrees - 90) * Math.PI) / 180
    return `${(Math.cos(turned) * radius).toFixed(2)} ${(Math.sin(turned) * radius).toFixed(2)}`
  }
  return (
    <div className={css.frame}>
      <svg viewBox="-110 -118 220 228" className={css.wheel} aria-hidden>
        <g ref={disc} className={css.disc}>
          {prizes.map(({ id, name, amount }, place) => (
            <g key={id}>
              <path
                className={css.parts[amount === null ? 'none' : place % 2 === 0 ? 'even' : 'odd']}
                d={`M0 0 L${point(place * part, RADIUS)} A${RADIUS} ${RADIUS} 0 0 1 ${point((place + 1) * part, RADIUS)} Z`}
              />
              <text
                className={css.words[amount === null ? 'none' : place % 2 === 0 ? 'even' : 'odd']}
                transform={`rotate(${(place + 0.5) * part}) translate(0 -72)`}
                textAnchor="middle"
              >
                {amount === null && !name ? '–' : prizeName({ name, amount })}
              </text>
            </g>
          ))}
          <circle r="14" className={css.hub} />
        </g>
        <path d="M-9 -116 L9 -116 L0 -96 Z" className={css.pointer} />
      </svg>
      {children}
    </div>
  )
}
