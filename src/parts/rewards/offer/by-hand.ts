import { style, type StyleRule } from '@vanilla-extract/css'
import type { Brand } from '../../../brand/schema.ts'
import { media } from '../../../ui/layout/media.ts'

/** The hands that draw an offer. */
export type Hand = Brand['layout']['offers']

type Plain = Omit<StyleRule, '@media' | 'selectors' | '@supports' | '@container' | '@layer'>
interface Drawn extends Plain {
  readonly selectors?: Readonly<Record<string, Plain>>
  readonly '@media'?: Readonly<Record<string, Drawn>>
}

type Rules = Record<string, Plain>

/** What a hand's rule comes to: rules by their selectors. */
function rulesOf(hand: Hand, { '@media': _, selectors = {}, ...own }: Drawn): Rules {
  const within = `[data-hand="${hand}"] &`
  const parts = Object.entries(own) as [string, Plain][] // what begins with a colon is a rule of its own
  return {
    [within]: Object.fromEntries(parts.filter(([name]) => !name.startsWith(':'))) as Plain,
    ...Object.fromEntries(parts.filter(([name]) => name.startsWith(':')).map(([name, it]) => [within + name, it])),
    ...Object.fromEntries(Object.entries(selectors).map(([name, it]) => [name.replace('&', within), it])),
  }
}

/**
 * One class that each hand draws in its own way, by an ancestor's `data-hand`. Not a class a hand: a first view has all of them
 * in its scripts, and those are counted.
 */
export function byHand(base: Plain, drawn: Readonly<Partial<Record<Hand, Drawn>>>): string {
  const hands = Object.entries(drawn) as [Hand, Drawn][] // the record's own names
  // Wider windows come after narrower ones, whichever hand names them first.
  const widths = Object.values(media).filter((width) => hands.some(([, it]) => it['@media']?.[width]))
  const all = (pick: (it: Drawn) => Drawn | undefined): Rules =>
    Object.assign({}, ...hands.map(([hand, it]) => rulesOf(hand, pick(it) ?? {}))) as Rules
  return style({
    ...base,
    selectors: all((it) => it),
    '@media': Object.fromEntries(widths.map((width) => [width, { selectors: all((it) => it['@media']?.[width]) }])),
  } as StyleRule)
}
