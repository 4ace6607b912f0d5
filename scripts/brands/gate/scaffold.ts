/** Values that a copied brand still has from the one it was copied from; they are told, not refused. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fromRoot } from '../../tools/root.ts'
import type { Draft, ReadableDraft } from '../draft.ts'
import { configProblem, fileProblem } from '../draft.ts'
import { textsAt, valueAt } from '../layers.ts'
import type { Problem } from '../problem.ts'

/** The brands that stand in the repository are those that others are copied from. */
const MODELS_DIR = fromRoot('brands')

interface Model {
  readonly id: string
  readonly dir: string
  readonly config: unknown
}

/** Names that nobody can own (RFC 2606, RFC 6761). */
const NOBODYS = /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/

/** What says who a brand is, with what belongs there. */
const OWN = [
  { path: ['name'], expected: 'the name of your own brand' },
  { path: ['merchantCode'], expected: 'the code of your own brand' },
  { path: ['contact', 'mail'], expected: 'an address where your own players write to' },
  { path: ['hero', 'headline'], expected: 'a headline in the voice of your own brand' },
  { path: ['hero', 'line'], expected: 'a line in the voice of your own brand' },
  { path: ['footer', 'promotionalLine'], expected: 'a line in the voice of your own brand' },
  { path: ['footer', 'legalName'], expected: 'the company that operates your own brand' },
  { path: ['footer', 'licenceNumber'], expected: 'the number of your own licence' },
  { path: ['footer', 'regulator'], expected: 'the authority that has licensed you' },
] as const

/** The pictures that show who a brand is, by their names without an extension. */
const MARKS: Readonly<Record<string, string>> = {
  logo: 'logo',
  icon: 'icon',
  hero: "home page's picture",
  'hero-phone': 'picture for phones',
  'hero-dark': 'picture for dark pages',
  'hero-phone-dark': 'picture for dark phones',
}

let read: readonly Model[] | undefined

/** The models, read once; one that is not there or cannot be read is none. */
function models(): readonly Model[] {
  read ??= existsSync(MODELS_DIR) ? readdirSync(MODELS_DIR).toSorted().flatMap(modelOf) : []
  return read
}

function modelOf(id: string): Model[] {
  const dir = join(MODELS_DIR, id)
  try {
    return [{ id, dir, config: JSON.parse(readFileSync(join(dir, 'brand.json'), 'utf8')) }]
  } catch {
    return []
  }
}

/** @param sandbox a build for trying things out may use domains that nobody owns, and pictures of others */
export function checkScaffold(draft: ReadableDraft, sandbox: boolean): Problem[] {
  const others = models().filter(({ id, dir }) => id !== draft.id && dir !== draft.dir)
  const { value } = draft.config
  const copied = OWN.flatMap(({ path, expected }) => {
    const said = valueAt(value, path)
    const model = others.find(({ config }) => said !== undefined && said === valueAt(config, path))
    if (!model) return []
    return [configProblem(draft, path, stillOf(`"${path.at(-1)}"`, model, expected))]
  })
  const domains = textsAt(value, ['domains']).flatMap(({ text, path }) => {
    const model = others.find(({ config }) => textsAt(config, ['domains']).some((domain) => domain.text === text))
    if (model) return [configProblem(draft, path, stillOf(`the domain "${text}"`, model, 'a domain of your own'))]
    if (sandbox || !NOBODYS.test(text)) return []
    return [
      configProblem(draft, path, {
        severity: 'warning',
        message: `"${text}" is a name for examples that nobody can own`,
        expected: 'a domain of your own',
        suggestion: 'change it before you publish',
      }),
    ]
  })
  return [...copied, ...domains, ...(sandbox ? [] : copiedMarks(draft, others))]
}

/** The pictures that are still another brand's: said once a model, at the first of them. */
function copiedMarks(draft: Draft, others: readonly Model[]): Problem[] {
  return others.flatMap((model) => {
    const copied = draft.entries.flatMap(({ path, bytes, strayTarget }) => {
      const what = MARKS[/^assets\/([a-z-]+)\.[a-z]+$/.exec(path)?.[1] ?? '']
      const isCopy = what !== undefined && strayTarget === undefined
      return isCopy && isSame(join(draft.dir, path), bytes, join(model.dir, path)) ? [{ path, what }] : []
    })
    const [first, ...more] = copied
    if (!first) return []
    const names = LIST.format(copied.map(({ what }) => `the ${what}`))
    const remark = stillOf(
      names,
      model,
      more.length > 0 ? 'pictures of your own brand' : `the ${first.what} of your own brand`,
    )
    const message = more.length > 0 ? `${names} are still those of ${model.id}` : remark.message
    return [fileProblem(draft, first.path, { ...remark, message })]
  })
}

const LIST = new Intl.ListFormat('en')

function isSame(file: string, bytes: number, model: string): boolean {
  if (statSync(model, { throwIfNoEntry: false })?.size !== bytes) return false
  return readFileSync(file).equals(readFileSync(model))
}

const stillOf = (what: string, { id }: Model, expected: string) =>
  ({
    severity: 'warning',
    message: `${what} is still the one of ${id}`,
    expected,
    suggestion: 'change it before you publish',
  }) as const
