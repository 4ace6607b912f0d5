/** What Lighthouse says of each brand's first page, beside a static page, and of the pages that links lead to. */
import { median, type Figure } from '../figure.ts'
import { CATEGORIES, type Audit } from './lighthouse.ts'

/** How much later than a static page's the largest paint may be. */
export const PAINT_AIM = 1.1
const BLOCKED_AIM = 100
const PERFORMANCE_AIM = 99
/** Of a page that a link leads to, in every category. */
const PAGE_AIM = 95

export type AuditPair = { readonly still: Audit; readonly ours: Audit }

const medianOf = (audits: readonly Audit[], pick: (audit: Audit) => number): number => median(audits.map(pick))

/** The least of each category, since a page that passes now and then does not pass. Performance is the median. */
function scoresOf(audits: readonly Audit[]): Audit['scores'] {
  const least = (category: (typeof CATEGORIES)[number]): number =>
    Math.min(...audits.map(({ scores }) => scores[category]))
  return {
    performance: medianOf(audits, ({ scores }) => scores.performance),
    accessibility: least('accessibility'),
    'best-practices': least('best-practices'),
    seo: least('seo'),
  }
}

const written = (scores: Audit['scores']): string => CATEGORIES.map((category) => scores[category]).join(' ')
const lackingOf = (audits: readonly Audit[]): string =>
  [...new Set(audits.flatMap(({ lacking }) => lacking))].join(', ') || 'nothing'

/**
 * @param pairs a brand's page and the static one, measured in turns
 * @param listed whether search engines may know the page; a members' club keeps them out on purpose
 */
export function auditFigures(id: string, pairs: readonly AuditPair[], listed: boolean): Figure[] {
  const ours = pairs.map((pair) => pair.ours)
  const still = pairs.map((pair) => pair.still)
  const [largest, theirs] = [ours, still].map((audits) => medianOf(audits, ({ largestPaint }) => largestPaint)) as [
    number,
    number,
  ] // as many as went in
  const [first, firstThere] = [ours, still].map((audits) =>
    Math.round(medianOf(audits, ({ firstPaint }) => firstPaint)),
  )
  const blocked = medianOf(ours, (audit) => audit.blocked)
  const scores = scoresOf(ours)
  const whole = CATEGORIES.every(
    (category) => category === 'performance' || (category === 'seo' && !listed) || scores[category] === 100,
  )
  return [
    {
      name: `${id} /index largest paint, Lighthouse`,
      measured: `×${(largest / theirs).toFixed(2)}`,
      aim: `${PAINT_AIM.toFixed(2)} or less`,
      reference: `${Math.round(largest)} ms over ${Math.round(theirs)} ms of the static page; first paint ${first} over ${firstThere}`,
      met: largest / theirs <= PAINT_AIM,
    },
    {
      name: `${id} /index blocked, Lighthouse`,
      measured: `${Math.round(blocked)} ms`,
      aim: `${BLOCKED_AIM} ms or less`,
      reference: `of ${ours.map((audit) => Math.round(audit.blocked)).join(', ')}; shift ${Math.max(...ours.map(({ shift }) => shift)).toFixed(4)}`,
      met: blocked <= BLOCKED_AIM,
    },
    {
      name: `${id} /index scores, Lighthouse`,
      measured: written(scores),
      aim: `performance ${PERFORMANCE_AIM}, the others 100${listed ? '' : ', SEO aside'}`,
      reference: `${CATEGORIES.join(', ')}; the static page’s performance ${medianOf(still, (audit) => audit.scores.performance)}; lacking ${lackingOf(ours)}`,
      met: scores.performance >= PERFORMANCE_AIM && whole,
    },
  ]
}

/**
 * @param path of a page that a link leads to, such as `/help`
 * @param pairs the page and a static one with the same picture, measured in turns
 * @param listed whether search engines may know the page
 */
export function pageFigure(id: string, path: string, pairs: readonly AuditPair[], listed: boolean): Figure {
  const ours = pairs.map((pair) => pair.ours)
  const scores = scoresOf(ours)
  const [largest, theirs] = [ours, pairs.map((pair) => pair.still)].map((audits) =>
    Math.round(medianOf(audits, ({ largestPaint }) => largestPaint)),
  ) as [number, number] // as many as went in
  return {
    name: `${id} ${path} largest paint and scores, Lighthouse`,
    measured: `×${(largest / theirs).toFixed(2)}, ${written(scores)}`,
    aim: `${PAINT_AIM.toFixed(2)} or less, each ${PAGE_AIM} or more, SEO ${listed ? 100 : 'aside'}`,
    reference: `${largest} ms over ${theirs} ms of a static page; blocked ${Math.round(medianOf(ours, ({ blocked }) => blocked))} ms; lacking ${lackingOf(ours)}`,
    met:
      largest / theirs <= PAINT_AIM &&
      CATEGORIES.every((category) =>
        category === 'seo' ? !listed || scores.seo === 100 : scores[category] >= PAGE_AIM,
      ),
  }
}
