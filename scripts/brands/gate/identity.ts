/** Who a brand is: its id, its domains and its merchant code, which no other brand may claim. */
import { GAMES_LABEL } from '../../serve/hosts.ts'
import type { ReadableDraft } from '../draft.ts'
import { configProblem } from '../draft.ts'
import { placeIn, textsAt, valueAt } from '../layers.ts'
import type { Problem } from '../problem.ts'

const OF_THE_BUILD = 'is a name that the build uses for itself'

/** Names that are taken: by what the build writes beside the brands' folders, and by the host that games run at. */
const RESERVED_IDS: ReadonlyMap<string, string> = new Map([
  ...['deploy', 'brands', 'sandbox'].map((id) => [id, OF_THE_BUILD] as const),
  [GAMES_LABEL, `is where the sandbox's games run (http://${GAMES_LABEL}.localhost), so no site can be shown there`],
])

const FORM = /^[a-z][a-z0-9-]{1,30}$/

/** The id is the folder's name and is free to use. */
export function checkId(draft: ReadableDraft): Problem[] {
  const id = valueAt(draft.config.value, ['id'])
  // That an id may not be so is told with the other values, and what to call the folder with it.
  if (typeof id !== 'string' || !FORM.test(id)) return []
  if (id !== draft.id) {
    const fits = FORM.test(draft.id)
    return [
      configProblem(draft, ['id'], {
        message: `the id is "${id}", but the folder is called "${draft.id}"`,
        expected: `"${draft.id}"`,
        suggestion: fits
          ? `write "${draft.id}", or rename the folder to "${id}"`
          : `rename the folder to "${id}" (lower-case letters, digits and hyphens)`,
      }),
    ]
  }
  const taken = RESERVED_IDS.get(id)
  if (taken === undefined) return []
  return [
    configProblem(draft, ['id'], {
      message: `"${id}" ${taken}`,
      expected: 'any other name',
      suggestion: `rename the folder and the id, for example to "${id}-site"`,
    }),
  ]
}

interface Claim {
  readonly draft: ReadableDraft
  readonly path: readonly (string | number)[]
}

/**
 * What two brands claim at once; told to both, since only the operator knows whose it is.
 * A domain that one brand names twice is told as well.
 */
export function checkClaims(drafts: readonly ReadableDraft[]): Problem[] {
  const domains = new Map<string, Claim[]>()
  const codes = new Map<string, Claim[]>()
  const claim = (claims: Map<string, Claim[]>, word: string, by: Claim) =>
    claims.set(word, [...(claims.get(word) ?? []), by])
  for (const draft of drafts) {
    const { value } = draft.config
    for (const { text, path } of textsAt(value, ['domains'])) claim(domains, text.toLowerCase(), { draft, path })
    const code = valueAt(value, ['merchantCode'])
    if (typeof code === 'string') claim(codes, code, { draft, path: ['merchantCode'] })
  }
  return [
    ...clashes(domains, 'domain', 'a domain leads to one brand only; take it out of the other one'),
    ...clashes(codes, 'merchant code', 'write the code that the gateway gave this brand'),
  ]
}

function clashes(claims: ReadonlyMap<string, readonly Claim[]>, what: string, suggestion: string): Problem[] {
  return [...claims].flatMap(([word, all]) =>
    all.length < 2 ? [] : all.flatMap((one) => clash(one, firstOther(one, all), word, what, suggestion)),
  )
}

/** The claim to show beside one: another brand's if there is one. */
function firstOther(one: Claim, all: readonly Claim[]): Claim | undefined {
  return all.find(({ draft }) => draft !== one.draft) ?? all.find((other) => other !== one)
}

function clash(one: Claim, other: Claim | undefined, word: string, what: string, suggestion: string): Problem[] {
  if (!other) return []
  const place = placeIn(other.draft.config, other.path)
  if (other.draft === one.draft) {
    // The first mention is right; the later one is told.
    if (one.path.join() < other.path.join()) return []
    const message = `the ${what} "${word}" is listed twice`
    return [configProblem(one.draft, one.path, { message, expected: 'each once', suggestion: 'delete this line' })]
  }
  return [
    configProblem(one.draft, one.path, {
      message: `the ${what} "${word}" is claimed by the brand "${other.draft.id}" as well`,
      expected: `a ${what} of its own (the other claim is in ${place.file}:${place.line}:${place.column})`,
      suggestion,
    }),
  ]
}
