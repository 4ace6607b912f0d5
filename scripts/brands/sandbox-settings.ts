/**
 * The shape of `brands/<id>/sandbox.json`: how the sandbox plays the brand's gateway. No bundle holds any of it.
 * The JSON schema that editors use is generated from this, so each description is written for an operator.
 */
import * as v from 'valibot'
import { REGISTER_FIELDS } from '../../src/rules/account/registration/register-fields.ts'
import { CATEGORIES, type Category } from '../../src/rules/games/categories.ts'
import { MODULES } from '../../src/rules/site/modules.ts'
import { ALL_VENDORS } from '../sandbox/seeds/games/vendors.ts'

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
      v.description(
        'The fields that a registration asks for. User name and password always are; others only if named.',
      ),
    ),
  ),
})

export type SandboxSettings = v.InferOutput<typeof sandboxSchema>
export type RegistrationSettings = NonNullable<SandboxSettings['registration']>

/** What holds for a brand without the file. */
export const USUAL_SANDBOX: SandboxSettings = v.parse(sandboxSchema, {})
