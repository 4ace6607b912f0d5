/**
 * The shape of `brands/<id>/sandbox.json`: how the sandbox plays the brand's gateway. No bundle holds any of it.
 * The JSON schema that editors use is generated from this, so each description is written for an operator.
 */
import * as v from 'valibot'
import { REGISTER_FIELDS } from '../../src/rules/account/registration/register-fields.ts'
import { CATEGORIES, type Category } from '../../src/rules/games/categories.ts'
import { MODULES } from '../../src/rules/site/modules.ts'
import { DEPOSIT_MARKS } from '../../src/rules/money/deposit.ts'
import { ALL_VENDORS } from '../sandbox/seeds/games/vendors.ts'
import { DEPOSIT_CHANNELS } from '../sandbox/seeds/money/deposit-channels.ts'
import { FAMILIES } from '../sandbox/site/families.ts'

/** The vendors of a category: those that have games of it, each once, in the order of the site. */
const vendorsOf = (category: Category) =>
  v.optional(
    v.pipe(
      v.array(
        v.picklist(ALL_VENDORS.filter(({ categories }) => categories.includes(category)).map(({ code }) => code)),
      ),
      v.check((codes) => new Set(codes).size === codes.length, 'each vendor once'),
    ),
  )

const length = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)))

/** What is asked of one field of the registration. */
const registerRule = v.pipe(
  v.strictObject({
    patternId: v.pipe(
      v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20)), 0),
      v.description('What it may consist of: the number of a pattern (0 to 20); anything unless said.'),
    ),
    minLength: v.pipe(length, v.description('Its fewest characters.')),
    maxLength: v.pipe(length, v.description('Its most characters.')),
    required: v.pipe(
      v.optional(v.boolean(), true),
      v.description('Whether it may not be left empty; true unless said.'),
    ),
  }),
  v.check(
    ({ minLength = 0, maxLength = Infinity }) => minLength <= maxLength,
    'a "minLength" that is not above its "maxLength"',
  ),
)

const depositName = v.pipe(v.string(), v.minLength(1), v.maxLength(40))
const wholeAmount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1_000_000))

/** A way to pay of the sandbox's, and what this brand says of it otherwise. */
const depositWay = v.strictObject({
  code: v.pipe(
    v.picklist(DEPOSIT_CHANNELS.map(({ code }) => code)),
    v.description('Which of the sandbox’s ways to pay it is; it says what is left out here.'),
  ),
  called: v.pipe(
    v.optional(v.strictObject(v.entriesFromList(FAMILIES, v.optional(depositName)))),
    v.description(
      'What players read, by language: the one of "en" where a language has none, and the sandbox’s own without it.',
    ),
  ),
  bank: v.pipe(v.optional(depositName), v.description('Where the account is that a transfer goes to.')),
  mark: v.pipe(v.optional(v.picklist(DEPOSIT_MARKS)), v.description('The sign before its name.')),
  min: v.pipe(v.optional(wholeAmount), v.description('The least amount, in whole units of a currency with cents.')),
  max: v.pipe(v.optional(wholeAmount), v.description('The greatest amount, in the same units.')),
  presets: v.pipe(
    v.optional(v.array(wholeAmount)),
    v.description('The amounts that are offered for a tap, in the same units.'),
  ),
})

export const sandboxSchema = v.strictObject({
  $schema: v.optional(
    v.pipe(v.string(), v.description('Where the editor finds the schema: "../sandbox.schema.json".')),
  ),
  modules: v.optional(
    v.pipe(
      v.strictObject(v.entriesFromList(MODULES, v.optional(v.boolean()))),
      v.description('The white-label modules, each on (true) or off (false). What is not named is on.'),
    ),
    {},
  ),
  wallet: v.optional(
    v.pipe(
      v.picklist(['single', 'transfer']),
      v.description('Whether one wallet pays everywhere (single) or each vendor holds its own (transfer).'),
    ),
    'single',
  ),
  deposits: v.optional(
    v.pipe(
      v.array(depositWay),
      v.minLength(1, 'at least one way to pay'),
      v.check((ways) => new Set(ways.map(({ code }) => code)).size === ways.length, 'each way to pay once'),
      v.description('The ways to pay in, in their order; without "deposits", all that the sandbox has.'),
    ),
  ),
  vendors: v.optional(
    v.pipe(
      // fromEntries forgets the names it was given.
      v.strictObject(
        Object.fromEntries(CATEGORIES.map((category) => [category, vendorsOf(category)])) as {
          readonly [Name in Category]: ReturnType<typeof vendorsOf>
        },
      ),
      v.description(
        'The vendors of each category, by their codes and in their order. A category that is not named has none; without "vendors", every vendor is there.',
      ),
    ),
  ),
  registration: v.optional(
    v.pipe(
      v.strictObject(v.entriesFromList(REGISTER_FIELDS, v.optional(registerRule))),
      v.description('The fields that a registration asks for. Username and password always are; others only if named.'),
    ),
  ),
})

export type SandboxSettings = v.InferOutput<typeof sandboxSchema>
export type RegistrationSettings = NonNullable<SandboxSettings['registration']>

/** What holds for a brand without the file. */
export const USUAL_SANDBOX: SandboxSettings = v.parse(sandboxSchema, {})
