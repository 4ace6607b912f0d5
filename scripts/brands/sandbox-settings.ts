/**
 * The shape of `brands/<id>/sandbox.json`: how the sandbox plays the brand's gateway. No bundle holds any of it.
 * The JSON schema that editors use is generated from this, so each description is written for an operator.
 */
import * as v from 'valibot'
import { MODULES } from '../../src/rules/site/modules.ts'

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
})

export type SandboxSettings = v.InferOutput<typeof sandboxSchema>

/** What holds for a brand without the file. */
export const USUAL_SANDBOX: SandboxSettings = v.parse(sandboxSchema, {})
