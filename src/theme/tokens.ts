/**
 * The tokens that styles may use. `derive()` fills every one from a brand's few decisions; the vanilla-extract
 * contract takes its shape from here, so a token that is missing on either side does not compile.
 */
export const tokenShape = {
  color: {
    /** The page, and what lies on it: a card, then what lies on a card; sunken is behind the page (wells, footers). */
    ground: null,
    surface: null,
    raised: null,
    sunken: null,
    /** Behind a dialog, and under words on a picture. */
    scrim: null,
    line: null,
    /** The edge of a control: 3:1 against ground and surface. */
    edge: null,
    ink: null,
    muted: null,
    /** A filled accent, its states, and the words on it. */
    accent: null,
    accentHover: null,
    accentActive: null,
    onAccent: null,
    /** A tint of the accent, and words on it. */
    accentSoft: null,
    onAccentSoft: null,
    /** The accent as words or icon on ground, surface and raised: 4.5:1. */
    accentText: null,
    /** The second accent (live things), its words, and itself as words. */
    live: null,
    onLive: null,
    liveText: null,
    focus: null,
    field: null,
    onField: null,
    placeholder: null,
    good: null,
    goodSoft: null,
    onGoodSoft: null,
    bad: null,
    badSoft: null,
    onBadSoft: null,
    warn: null,
    warnSoft: null,
    onWarnSoft: null,
    disabled: null,
    onDisabled: null,
    oddsUp: null,
    oddsDown: null,
    /** Light that the accent throws on the page; transparent where a brand has none. */
    glow: null,
    /** An image that repeats over the page's ground, such as fibres of paper, or none. Words may lie on it. */
    grain: null,
  },
  font: {
    display: null,
    text: null,
    displayWeight: null,
    displayWidth: null,
    displayTracking: null,
    displayLeading: null,
  },
  /** Font sizes, each a clamp() between phone and desktop. */
  size: { xs: null, s: null, m: null, l: null, xl: null, xxl: null, hero: null },
  /** Distances; the brand's density scales them. */
  space: { xxs: null, xs: null, s: null, m: null, l: null, xl: null, xxl: null, xxxl: null },
  /** Height of a control: at least 44 pixels on touch screens whatever the density. */
  control: { s: null, m: null, l: null },
  radius: { s: null, m: null, l: null, pill: null },
  /**
   * Cards have the low one, and the high one while a pointer lifts them. Where a brand frames things, cards have an
   * inner line as well, and pictures lie in a mat.
   */
  shadow: { low: null, high: null, card: null, lifted: null, mat: null },
  /** `inset` is how far from a card's edge its rows and pictures begin, so that the inner line is not covered. */
  frame: { inset: null },
  /** `fade` is the filter on marks of vendors, and on pictures of games until somebody points at them. */
  picture: { fade: null },
  /** `tilt` is the transform of the mark above a message, `none` where it stands upright. */
  mark: { tilt: null },
  /** `turn` is the transform from which a page comes, `none` where it only fades. */
  motion: { fast: null, base: null, ease: null, turn: null },
} as const

type Filled<Shape> = { readonly [Key in keyof Shape]: Shape[Key] extends null ? string : Filled<Shape[Key]> }

/** Every token with its CSS value. */
export type Tokens = Filled<typeof tokenShape>
/** The tokens that change with the colour mode; the others are the same in both. */
export type ColorTokens = Tokens['color']

/** Those that are the same in light and dark. */
export type SharedTokens = Omit<Tokens, 'color'>
