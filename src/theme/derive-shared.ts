/** The tokens that are the same in light and dark: type, distances, shapes, shadows, motion. */
import { toneOf } from './duotone.ts'
import type { SharedDecisions } from './decisions.ts'
import { SCRIPT } from './writing-systems.ts'

/** What the visitor's system sets words in, with the families of the page's language. */
export const SYSTEM = `system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", var(${SCRIPT.families}, sans-serif), sans-serif`

/** The name under which a family's fallback with fitted metrics is declared. */
export const fallbackName = (family: string) => `${family} Fallback`

/** A family, its fallback with the same metrics, then whatever the system has. */
function stack(family: string): string {
  return family === 'system' ? SYSTEM : `"${family}", "${fallbackName(family)}", ${SYSTEM}`
}

const round = (value: number) => Number(value.toFixed(4))
const rem = (pixels: number) => `${round(pixels / 16)}rem`

/** A length that grows with the window from 390 to 1440 pixels wide. */
function fluid(phone: number, desktop: number): string {
  if (round(phone) === round(desktop)) return rem(phone)
  const slope = (desktop - phone) / (1440 - 390)
  // In rem plus vw, so that a visitor's larger base size and zoom still count.
  return `clamp(${rem(phone)}, ${rem(phone - slope * 390)} + ${round(slope * 100)}vw, ${rem(desktop)})`
}

/** The narrowest window that pages are drawn for, in pixels. */
const NARROWEST = 320

/**
 * A length in letters' size, as far as a narrow window has room for it: who has letters twice as large on a phone would
 * otherwise read between distances twice as wide, and titles a syllable a line. At the usual size nothing changes.
 * @param share how many times what it is of the narrowest window's width it may be of a wider one's
 */
const inRoom = (length: string, pixels: number, share = 1): string =>
  `min(${length}, ${round((pixels / NARROWEST) * 100 * share)}vw)`

/** Sizes rise by the brand's scale on desktop, and by a flatter one on phones. */
function sizes(scale: number) {
  const flat = 1 + (scale - 1) * 0.7
  /** @param share titles may stay above words, which grow with the letters without a bound */
  const step = (power: number, share: number) =>
    inRoom(fluid(16 * flat ** power, 16 * scale ** power), 16 * flat ** power, share)
  const hero = Math.max(40, 16 * flat ** 5.6)
  return {
    xs: rem(12),
    s: rem(14),
    m: rem(16),
    l: step(1, 1.4),
    xl: step(2, 1.3),
    xxl: step(4, 1.1),
    hero: inRoom(fluid(hero, Math.max(48, 16 * scale ** 6.7)), hero),
  }
}

/** @param frame pixels between a card's edge and its inner line */
function shadows(strength: number, frame: number) {
  const dark = (opacity: number) => `rgb(0 0 0 / ${round(opacity * strength)})`
  const inner = `inset 0 0 0 ${frame}px var(--color-surface), inset 0 0 0 ${frame + 1}px var(--color-line)`
  const low = strength === 0 ? [] : [`0 1px 2px ${dark(0.3)}`, `0 4px 12px ${dark(0.18)}`]
  const high =
    strength === 0 ? [] : [`0 2px 4px ${dark(0.24)}`, `0 12px 32px ${dark(0.36)}`, `0 32px 64px ${dark(0.28)}`]
  const list = (layers: readonly string[]) => layers.join(', ') || 'none'
  return {
    low: list(low),
    high: list(high),
    card: list(frame === 0 ? low : [inner, ...low]),
    lifted: list(frame === 0 ? high : [inner, ...high]),
    mat: list(frame === 0 ? [] : [inner.replaceAll('inset ', '')]),
  }
}

/** Every token but the colours. */
export function deriveShared(decisions: SharedDecisions) {
  const { font, radius, density, scale, shadow, frame, duotone, motion, turn, tilt } = decisions
  const gap = (pixels: number) => inRoom(rem(pixels * density), pixels * density)
  const wide = (phone: number, desktop: number) => inRoom(fluid(phone * density, desktop * density), phone * density)
  // Large letters need a frame around them, not one that is twice as high.
  const control = (pixels: number) => `min(${rem(pixels * density)}, ${pixels * density + 16}px)`
  return {
    font: {
      display: stack(font.display),
      text: stack(font.text),
      displayWeight: String(font.displayWeight),
      displayWidth: `${font.displayWidth}%`,
      displayTracking: `${font.displayTracking}em`,
      displayWords: `${font.displayWords}em`,
      displayLeading: String(font.displayLeading),
    },
    /** Font sizes, each a clamp() between phone and desktop. */
    size: sizes(scale),
    /** Distances; the brand's density scales them. */
    space: {
      xxs: gap(4),
      xs: gap(8),
      s: gap(12),
      m: gap(16),
      l: wide(20, 24),
      xl: wide(32, 40),
      xxl: wide(48, 64),
      xxxl: wide(64, 104),
    },
    /** Height of a control: at least 44 pixels on touch screens and below desktops whatever the density. */
    control: { s: control(36), m: control(44), l: control(52) },
    radius: {
      s: `${Math.round(radius * 0.4)}px`,
      m: `${Math.round(radius * 0.65)}px`,
      l: `${radius}px`,
      // A square brand has no pills.
      pill: radius === 0 ? '0px' : '999px',
    },
    /**
     * Cards have the low one, and the high one while a pointer lifts them. Where a brand frames things, cards have an
     * inner line as well, and pictures lie in a mat.
     */
    shadow: shadows(shadow, frame),
    /** `inset` is how far from a card's edge its rows and pictures begin, so that the inner line is not covered. */
    frame: { inset: frame === 0 ? '0px' : `${frame + 1}px` },
    /** `tilt` is the transform of the mark above a message, `none` where it stands upright. */
    mark: { tilt: tilt === 0 ? 'none' : `rotate(${tilt}deg)` },
    /** `tone` is the filter on pictures of games, marks of vendors and avatars; the page has it (`duotone.ts`). */
    picture: { tone: toneOf(duotone) },
    /** `turn` is the transform from which a page comes, `none` where it only fades. */
    motion: {
      fast: `${Math.round(motion * 0.6)}ms`,
      base: `${motion}ms`,
      ease: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      turn: turn === 0 ? 'none' : `perspective(120rem) rotateY(${turn}deg)`,
    },
  }
}

/** The tokens that are the same in light and dark. */
export type SharedTokens = Readonly<ReturnType<typeof deriveShared>>
