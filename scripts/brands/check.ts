/** The gate: every rule that one brand must pass. Each rule has its file in gate/. */
import type { Brand } from '../../src/brand/schema.ts'
import type { Decisions } from '../../src/theme/decisions.ts'
import type { Draft, ReadableDraft } from './draft.ts'
import { checkAssets } from './gate/pictures/assets.ts'
import { checkCountry } from './gate/country.ts'
import { checkFolder } from './gate/folder.ts'
import { checkId } from './gate/identity.ts'
import { checkLanguages } from './gate/languages.ts'
import { checkLetters } from './gate/letters.ts'
import { checkLogo } from './gate/pictures/logo.ts'
import { checkLoopback } from './gate/loopback.ts'
import type { BrandMessages } from './gate/messages.ts'
import { checkMessages } from './gate/messages.ts'
import { checkPages, type BrandPage } from './gate/pages.ts'
import { checkSandbox } from './gate/sandbox.ts'
import { checkScaffold } from './gate/scaffold.ts'
import { checkSeal } from './gate/seal.ts'
import { checkShape } from './gate/shape.ts'
import { checkSite } from './gate/site.ts'
import { checkTheme } from './gate/theme.ts'
import { checkUnseen } from './gate/unseen.ts'
import { checkVendors } from './gate/vendors.ts'
import type { Problem } from './problem.ts'
import type { SandboxSettings } from './sandbox-settings.ts'

export interface CheckContext {
  /** The catalogues that a language may name. */
  readonly catalogues: readonly string[]
  readonly sandbox: boolean
}

export interface CheckedBrand {
  readonly brand?: Brand
  readonly decisions?: Decisions
  readonly sandbox?: SandboxSettings
  readonly messages: readonly BrandMessages[]
  readonly pages: readonly BrandPage[]
  readonly problems: readonly Problem[]
}

/** Checks one brand folder as far as it can be read; what concerns two brands is checked where they are loaded. */
export async function checkBrand(draft: Draft, { catalogues, sandbox }: CheckContext): Promise<CheckedBrand> {
  const theme = checkTheme(draft)
  const played = checkSandbox(draft)
  const found = [
    ...checkFolder(draft),
    ...(await checkAssets(draft, theme.decisions)),
    ...theme.problems,
    ...played.problems,
  ]
  const { decisions } = theme
  if (decisions) found.push(...(await checkLogo(draft, decisions)))
  const shared = { ...(decisions ? { decisions } : {}), ...(played.sandbox ? { sandbox: played.sandbox } : {}) }
  if (!isReadable(draft)) return { ...shared, messages: [], pages: [], problems: found }

  const shape = checkShape(draft)
  const places = new Set(shape.problems.map(placeOf))
  const words = await checkMessages(draft, shape.brand, catalogues)
  const written = await checkPages(draft, { available: catalogues, sandbox })
  const problems = [
    ...shape.problems,
    // What has the wrong form is told once.
    ...checkUnseen(draft).filter((one) => !places.has(placeOf(one))),
    ...checkId(draft),
    ...checkCountry(draft),
    ...checkLanguages(draft, catalogues),
    ...(decisions ? checkLetters(draft, decisions, catalogues) : []),
    ...checkLoopback(draft),
    ...checkVendors(draft),
    ...checkSeal(draft, sandbox),
    ...checkSite(draft),
    ...checkScaffold(draft, sandbox),
    ...found,
    ...words.problems,
    ...written.problems,
  ]
  const { messages } = words
  return { ...shared, ...(shape.brand ? { brand: shape.brand } : {}), messages, pages: written.pages, problems }
}

const placeOf = ({ file, line, column }: Problem) => [file, line, column].join(':')

function isReadable(draft: Draft): draft is ReadableDraft {
  return draft.config !== undefined
}
