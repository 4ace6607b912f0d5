/** Counts the screens that are still placeholders. Information, never a failure. */
import { registerHooks } from 'node:module'
import { pathToFileURL } from 'node:url'
import * as v from 'valibot'
import { fromRoot } from './root.ts'

const listSchema = v.object({ PLACEHOLDERS: v.array(v.unknown()) })

/**
 * @param file the module that exports the array `PLACEHOLDERS`
 * @returns how many rows it has
 * @throws Error when the file or its array is not there
 */
export async function countPlaceholders(file: string = fromRoot('src/screens/placeholders.ts')): Promise<number> {
  // Titles are macros, which only the build expands. For counting, a tag that does nothing is enough.
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier === '@lingui/core/macro'
        ? { url: 'data:text/javascript,export const msg = () => ({}), t = () => ""', shortCircuit: true }
        : next(specifier, context),
  })
  try {
    // By address, because scripts know no screens; this reads a list and nothing else.
    const list: unknown = await import(pathToFileURL(file).href)
    return v.parse(listSchema, list).PLACEHOLDERS.length
  } finally {
    hooks.deregister()
  }
}
