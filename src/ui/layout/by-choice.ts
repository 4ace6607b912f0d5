import { style, type StyleRule } from '@vanilla-extract/css'
import { media } from './media.ts'

type Plain = Omit<StyleRule, '@media' | 'selectors' | '@supports' | '@container' | '@layer'>
interface Drawn extends Plain {
  readonly selectors?: Readonly<Record<string, Plain>>
  readonly '@media'?: Readonly<Record<string, Drawn>>
}

type Rules = Record<string, Plain>

/** What a choice's rule comes to: rules by their selectors. @param within where the choice holds, `&` being the element */
function rulesOf(within: string, { '@media': _, selectors = {}, ...own }: Drawn): Rules {
  const parts = Object.entries(own) as [string, Plain][] // what begins with a colon is a rule of its own
  return {
    [within]: Object.fromEntries(parts.filter(([name]) => !name.startsWith(':'))) as Plain,
    ...Object.fromEntries(parts.filter(([name]) => name.startsWith(':')).map(([name, it]) => [within + name, it])),
    ...Object.fromEntries(Object.entries(selectors).map(([name, it]) => [name.replace('&', within), it])),
  }
}

/**
 * One class that a brand's choice draws in its own way, by an attribute of an ancestor: `byChoice('hand', ...)` within
 * `data-hand="ticket"`. Not a class a choice: a first view has all of them in its scripts, and those are counted.
 */
export function byChoice<Choice extends string>(
  attribute: string,
  base: Plain,
  drawn: Readonly<Partial<Record<Choice, Drawn>>>,
): string {
  const choices = Object.entries(drawn) as [Choice, Drawn][] // the record's own names
  // Wider windows come after narrower ones, whichever choice names them first.
  const widths = Object.values(media).filter((width) => choices.some(([, it]) => it['@media']?.[width]))
  const all = (pick: (it: Drawn) => Drawn | undefined): Rules =>
    Object.assign(
      {},
      ...choices.map(([choice, it]) => rulesOf(`[data-${attribute}="${choice}"] &`, pick(it) ?? {})),
    ) as Rules
  return style({
    ...base,
    selectors: all((it) => it),
    '@media': Object.fromEntries(widths.map((width) => [width, { selectors: all((it) => it['@media']?.[width]) }])),
  } as StyleRule)
}
