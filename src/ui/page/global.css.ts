/** The ground that every page stands on: reset, type, focus, motion, and what the page's starter may ask of the shell. */
import { globalStyle } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { scriptTracking, scriptWords, textLeading, tightLeading } from '../../theme/writing-systems.ts'
import { media } from '../layout/media.ts'
import './writing.css.ts'

globalStyle('*, *::before, *::after', { boxSizing: 'border-box' })
globalStyle('html', {
  textSizeAdjust: '100%',
  scrollPaddingBlockStart: '9rem',
  backgroundColor: vars.color.ground,
  accentColor: vars.color.accent,
  '@media': {
    '(prefers-reduced-motion: no-preference)': { scrollBehavior: 'smooth' },
    [media.low]: { scrollPaddingBlockStart: 0 },
  },
})
globalStyle('body', {
  margin: 0,
  minBlockSize: '100dvh',
  color: vars.color.ink,
  backgroundImage: vars.color.grain,
  fontFamily: vars.font.text,
  fontSize: vars.size.m,
  lineHeight: textLeading(1.55),
  overflowWrap: 'break-word',
  WebkitFontSmoothing: 'antialiased',
})
// What is drawn finer the larger it is needs fine pixels: elsewhere its hairlines break, and an e is read as a c.
globalStyle('html', { '@media': { '(max-resolution: 1.4dppx)': { fontOpticalSizing: 'none' } } })
globalStyle('h1, h2, h3, p, ul, ol, figure, dl, dd', { margin: 0 })
// Without weight, so that a list may state a padding of its own.
globalStyle(':where(ul[class], ol[class])', { padding: 0, listStyle: 'none' })
globalStyle('h1, h2, h3', {
  fontFamily: vars.font.display,
  fontWeight: vars.font.displayWeight,
  fontStretch: vars.font.displayWidth,
  letterSpacing: scriptTracking(vars.font.displayTracking),
  wordSpacing: scriptWords(vars.font.displayWords),
  lineHeight: tightLeading(vars.font.displayLeading),
  textWrap: 'balance',
})
// No last word alone on a line.
globalStyle('p', { textWrap: 'pretty' })
globalStyle('img, picture, svg', { display: 'block', maxInlineSize: '100%' })
globalStyle('svg', { flexShrink: 0 })
globalStyle('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' })
globalStyle('button, [role="button"], summary, label, select', { cursor: 'pointer', touchAction: 'manipulation' })
globalStyle('a', { color: vars.color.accentText, textUnderlineOffset: '0.2em', textDecorationThickness: '1px' })
globalStyle(':focus-visible', { outline: `2px solid ${vars.color.focus}`, outlineOffset: 2 })
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' })
globalStyle('::selection', { backgroundColor: vars.color.accent, color: vars.color.onAccent })
globalStyle('[hidden]', { display: 'none !important' })
globalStyle('*, *::before, *::after', {
  '@media': {
    [media.still]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      transitionDuration: '0.01ms !important',
      scrollBehavior: 'auto',
    },
  },
})
// Forced colours take the grounds away that mark the open page.
globalStyle('nav a[aria-current="page"]', {
  '@media': {
    [media.forced]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight !important',
      color: 'HighlightText !important',
    },
  },
})
// Set before the first paint: the prerendered shell would show the wrong language or the wrong page.
globalStyle('html[data-shell="hidden"] #root', { visibility: 'hidden' })
// In the page from the beginning, since what would show it otherwise is what did not start.
globalStyle('#broken', { display: 'none' })
globalStyle('html[data-broken] #broken', {
  display: 'block',
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 9,
  margin: 0,
  padding: vars.space.m,
  textAlign: 'center',
  color: vars.color.ink,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.high,
})
