/** Compares the placeholders of a translation with those of its source: a misspelt one compiles and shows nothing. */
import type { CompiledMessage } from '@lingui/message-utils/compileMessage'
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage'

/**
 * Placeholders as they are written: `{name}` for values, `<0>` and `</0>` for parts of the page. Any other tag is one that
 * the page does not know: it would show nothing, and say so in a library's words.
 */
interface Shape {
  readonly names: ReadonlySet<string>
  readonly choicesWithoutOther: readonly string[]
}

const TAG = /<\/?(?:\d+|[a-z][\w-]*)(?:\s[^<>]*)?\/?>/gi

/** @throws Error with the parser's words when the message is no ICU text */
export function shapeOf(message: string): Shape {
  const names = new Set<string>()
  const choicesWithoutOther: string[] = []
  const visit = (tokens: CompiledMessage) => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const [tag] of token.matchAll(TAG)) names.add(tag)
        continue
      }
      const [name, type, format] = token
      names.add(`{${name}}`)
      if (type !== 'plural' && type !== 'selectordinal' && type !== 'select') continue
      // For these three types the compiler gives one list of tokens per case, and a number or nothing for the offset.
      const cases = Object.entries(format as Record<string, unknown>).filter(([key]) => key !== 'offset')
      if (!cases.some(([key]) => key === 'other')) choicesWithoutOther.push(name)
      for (const [, inner] of cases) if (Array.isArray(inner)) visit(inner)
    }
  }
  visit(compileMessageOrThrow(message))
  return { names, choicesWithoutOther }
}

/**
 * Says what is wrong with a translation, or nothing.
 * @param source the English text, which is trusted
 */
export function checkTranslation(
  source: string,
  translation: string,
): { message: string; expected?: string; suggestion?: string } | undefined {
  let said: Shape
  try {
    said = shapeOf(translation)
  } catch (error) {
    const [first = ''] = error instanceof Error ? error.message.split('\n') : []
    return {
      message: `the text cannot be read: ${first.replace(/:$/, '')}`,
      expected: 'braces in pairs, such as {name}',
      suggestion: "write a brace that is meant as text as '{'",
    }
  }
  const [choice] = said.choicesWithoutOther
  if (choice !== undefined) {
    return { message: `{${choice}, …} has no "other" case`, expected: `{${choice}, plural, one {…} other {…}}` }
  }
  const wanted = shapeOf(source).names
  const missing = [...wanted].filter((name) => !said.names.has(name))
  const unknown = [...said.names].filter((name) => !wanted.has(name))
  if (missing.length === 0 && unknown.length === 0) return undefined
  const parts = [
    ...(unknown.length > 0
      ? [`${unknown.join(', ')} ${unknown.length > 1 ? 'are' : 'is'} not in the source text`]
      : []),
    ...(missing.length > 0 ? [`${missing.join(', ')} ${missing.length > 1 ? 'are' : 'is'} missing`] : []),
  ]
  return {
    message: parts.join(', and '),
    expected: wanted.size > 0 ? `each of ${[...wanted].join(', ')}` : 'no placeholder',
    ...(missing.length === 1 && unknown.length === 1 ? { suggestion: `write ${missing[0]} for ${unknown[0]}` } : {}),
  }
}
