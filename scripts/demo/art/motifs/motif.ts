/** What a theme's covers show: things by the words of the titles, and where those things are. */
import type { Tint } from '../color.ts'
import type { CompositionName } from '../compositions/composition-names.ts'
import type { Figure } from '../figures/figure.ts'
import type { FaceName } from '../lettering/faces.ts'
import type { GroundName } from '../palette.ts'
import type { PropName } from '../props/props.ts'
import type { SceneryName } from '../scenery/sceneries.ts'

export interface Motif {
  /** By a word of the title, in its own spelling: what that word shows, one or more ways. */
  readonly words: Readonly<Record<string, readonly Figure[]>>
  /** What lies around: for patterns, still lifes and corners. */
  readonly around: readonly Figure[]
  /** Solid things drawn with all their sides, where the theme has them: cards, chips, balls. */
  readonly props?: readonly PropName[]
  /** By a word of the title: the thing that the game is played with. */
  readonly playedWith?: Readonly<Record<string, PropName>>
  /** Whether somebody deals: then there is a dealer at a table. */
  readonly dealt?: boolean
  /** Compositions that its things are too plain for. */
  readonly without?: readonly CompositionName[]
  readonly sceneries: readonly SceneryName[]
  readonly faces: readonly FaceName[]
  /** The grounds that suit the theme; a vendor's own come first. */
  readonly grounds: readonly GroundName[]
}

/**
 * Reads figures written as `drawing tint tint /gap`.
 * The tints are checked where they are used: an unknown one throws there, and a test draws them all.
 */
export const figures = (...texts: readonly string[]): Figure[] =>
  texts.map((text) => {
    const [drawing = '', ...rest] = text.split(' ')
    const gap = rest.find((word) => word.startsWith('/'))?.slice(1)
    const paint = rest.filter((word) => !word.startsWith('/'))
    // A test holds every word of the tables against the tints.
    return { drawing, paint: paint as Tint[], ...(gap && { gap: gap as Tint }) }
  })

/** A list of names in one string, so that tables stay tables. */
export const list = <T extends string>(text: string): T[] => text.split(' ') as T[] // a test reads every table
