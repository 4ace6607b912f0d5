import { useId, type CSSProperties, type ReactNode } from 'react'
import * as css from './offer-motif.css.ts'
import type { OfferKind } from './offer-kind.ts'

const { main, second, light, line } = css.part

/** A coin seen from the front. */
const Coin = ({ x, y, r }: { readonly x: number; readonly y: number; readonly r: number }) => (
  <>
    <circle className={second} cx={x} cy={y} r={r} />
    <circle className={line} cx={x} cy={y} r={r * 0.6} />
  </>
)

/** One thing for each kind of offer, on 96 units; the brand's hand gives it colours and lines. */
const THINGS: Readonly<Record<OfferKind, ReactNode>> = {
  welcome: (
    <>
      <path className={main} d="m18 20 46-8 12 62-46 8z" />
      <path className={light} d="m18 20 30 20 16-28" />
      <Coin x={70} y={72} r={16} />
    </>
  ),
  reload: (
    <>
      <path className={line} d="M14 50a34 34 0 0 1 58-26m10 22a34 34 0 0 1-58 26" />
      <path className={main} d="m64 26 16 6 2-18zM32 70l-16-6-2 18z" />
      <Coin x={48} y={48} r={18} />
    </>
  ),
  cashback: (
    <>
      <Coin x={26} y={22} r={13} />
      <Coin x={44} y={42} r={14} />
      <Coin x={64} y={64} r={17} />
      <path className={line} d="M80 40V18H58m22 0L64 34" />
    </>
  ),
  race: (
    <>
      <path className={line} d="M30 20H14v8a14 14 0 0 0 16 14m36-22h16v8a14 14 0 0 1-16 14" />
      <path className={second} d="M28 12h40v28a20 20 0 0 1-40 0z" />
      <path className={light} d="m48 20 3 8h8l-6 5 2 8-7-5-7 5 2-8-6-5h8z" />
      <path className={main} d="M43 60h10v12h13v12H30V72h13z" />
    </>
  ),
  cards: (
    <>
      <path className={light} d="m12 22 34-10 16 52-34 10z" />
      <path className={main} d="M34 30c8 6 12 10 9 15-2 4-7 3-8 0l2 9-8 2-3-9c0 4-5 6-8 3-5-5 2-12 8-20z" />
      <path className={second} d="m52 20 34 10-14 48-34-10z" />
      <path className={main} d="M64 62c-6-10-9-14-6-19 3-4 8-2 8 2 2-3 8-3 9 2 1 6-4 9-11 15z" />
    </>
  ),
  calendar: (
    <>
      <path className={light} d="M16 22h64v60H16z" />
      <path className={main} d="M16 22h64v18H16z" />
      <path className={line} d="M32 14v14m32-14v14" />
      <path className={second} d="m36 58 8 8 18-16 6 6-24 22-14-14z" />
    </>
  ),
  share: (
    <>
      <path className={main} d="M28 10h40v76H28z" />
      <path className={light} d="M34 18h28v52H34z" />
      <path className={second} d="M48 60c-10-7-14-12-12-18 3-6 10-4 12 1 2-5 9-7 12-1 2 6-2 11-12 18z" />
      <path className={line} d="M44 78h8" />
    </>
  ),
  referral: (
    <>
      <circle className={light} cx={32} cy={30} r={13} />
      <path className={main} d="M10 76c0-18 8-28 22-28s22 10 22 28z" />
      <circle className={light} cx={66} cy={38} r={11} />
      <path className={second} d="M50 76c0-15 6-23 17-23s19 8 19 23z" />
    </>
  ),
  ball: (
    <>
      <circle className={light} cx={48} cy={48} r={36} />
      <path className={main} d="m48 34 14 10-5 17H39l-5-17z" />
      <path className={line} d="M48 34V12m14 32 21-7M57 61l12 18M39 61 27 79m7-35-21-7" />
    </>
  ),
  crown: (
    <>
      <path className={second} d="m10 30 20 16 18-30 18 30 20-16-8 40H18z" />
      <path className={main} d="M18 70h60v12H18z" />
      <circle className={light} cx={48} cy={56} r={6} />
    </>
  ),
  coins: (
    <>
      {[70, 58, 46].map((y) => (
        <path key={y} className={second} d={`M12 ${y}v10a20 8 0 0 0 40 0V${y}z`} />
      ))}
      <ellipse className={light} cx={32} cy={46} rx={20} ry={8} />
      <Coin x={66} y={62} r={20} />
    </>
  ),
  phone: (
    <>
      <path className={main} d="M28 8h40v80H28z" />
      <path className={light} d="M33 18h30v56H33z" />
      <circle className={second} cx={48} cy={46} r={12} />
    </>
  ),
  cup: (
    <>
      <path className={line} d="M66 46h8a10 10 0 0 1 0 22h-9M32 26c-6-6 4-8 0-16m16 16c-6-6 4-8 0-16" />
      <path className={main} d="M20 36h46v32a14 14 0 0 1-14 14H34a14 14 0 0 1-14-14z" />
      <path className={light} d="M20 46h46v12H20z" />
    </>
  ),
  ticket: (
    <>
      <path className={main} d="M8 34h80v12a8 8 0 0 0 0 14v12H8V60a8 8 0 0 0 0-14z" />
      <path className={line} d="M62 36v34" />
      <path className={light} d="m36 40 4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" />
    </>
  ),
  gift: (
    <>
      <path className={main} d="M16 44h64v40H16z" />
      <path className={second} d="M10 30h76v16H10z" />
      <path className={light} d="M40 30h16v54H40z" />
      <path className={line} d="M48 30C40 8 18 12 26 24c4 5 14 6 22 6 8 0 18-1 22-6 8-12-14-16-22 6z" />
    </>
  ),
}

/** Two colours as lines. A variable's name is what stands within its `var()`. */
const linesFor = (close: string, wide: string): CSSProperties => ({
  [css.mainFill.slice(4, -1)]: `url(#${close})`,
  [css.secondFill.slice(4, -1)]: `url(#${wide})`,
})

/** Lines that stand for a colour: how far apart, and how they lie. */
const Lines = ({ id, gap, turn }: { readonly id: string; readonly gap: number; readonly turn: number }) => (
  <pattern id={id} width={gap} height={gap} patternUnits="userSpaceOnUse" patternTransform={`rotate(${turn})`}>
    <rect className={css.ground} width={gap} height={gap} />
    <path className={css.hatch} d={`M0 0h${gap}`} />
  </pattern>
)

interface OfferMotifProps {
  readonly kind: OfferKind
  /** Whether it is engraved: lines in the place of colours. */
  readonly engraved?: boolean
  readonly className: string
}

/** What stands for a kind of offer where the server sends no picture. */
export function OfferMotif({ kind, engraved = false, className }: OfferMotifProps) {
  const id = useId()
  const [close, wide] = [`${id}close`, `${id}wide`]
  return (
    <svg viewBox="0 0 96 96" aria-hidden className={className}>
      {engraved && (
        <defs>
          <Lines id={close} gap={2.6} turn={45} />
          <Lines id={wide} gap={4.4} turn={-45} />
        </defs>
      )}
      <g style={engraved ? linesFor(close, wide) : undefined}>{THINGS[kind]}</g>
    </svg>
  )
}
