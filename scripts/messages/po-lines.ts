/** Reads a PO file entry by entry with its line numbers, so that a slip can be pointed at. */

export interface PoEntry {
  readonly context: string | undefined
  readonly source: string
  readonly translation: string
  /** From 1: where `msgid` and `msgstr` stand. */
  readonly sourceLine: number
  readonly translationLine: number
}

export interface PoSlip {
  readonly line: number
  readonly column: number
  readonly message: string
  readonly expected: string
}

const KEYWORD = /^(msgctxt|msgid|msgstr)\s+(?=")/
const PLURAL = /^(msgid_plural|msgstr\[\d+\])/
type Keyword = 'msgctxt' | 'msgid' | 'msgstr'
type Draft = Partial<Record<Keyword, { text: string; line: number }>>

/**
 * Reads PO text: comments, `msgctxt`, `msgid` and `msgstr`, each with quoted lines that follow. The header is left out.
 * @returns the whole entries, and each line that is no PO
 */
export function readPo(text: string): { entries: PoEntry[]; slips: PoSlip[] } {
  const entries: PoEntry[] = []
  const slips: PoSlip[] = []
  let draft: Draft = {}
  let current: Keyword | undefined

  const finish = () => {
    const { msgctxt, msgid, msgstr } = draft
    if (msgid && !msgstr) slips.push({ line: msgid.line, column: 1, ...noTranslation })
    if (msgid?.text && msgstr) {
      entries.push({
        context: msgctxt?.text,
        source: msgid.text,
        translation: msgstr.text,
        sourceLine: msgid.line,
        translationLine: msgstr.line,
      })
    }
    draft = {}
    current = undefined
  }

  text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .forEach((raw, index) => {
      const line = index + 1
      const content = raw.trim()
      if (content === '' || content.startsWith('#')) {
        if (draft.msgstr) finish()
        return
      }
      const slip = (at: string, what: { message: string; expected: string }) =>
        slips.push({ line, column: raw.indexOf(at) + 1, ...what })
      if (PLURAL.test(content)) return void slip(content, gettextPlural)
      const keyword = KEYWORD.exec(content)
      if (keyword) {
        // The pattern admits these three words alone.
        const found = keyword[1] as Keyword
        if (draft.msgstr || (found === 'msgid' && draft.msgid)) finish()
        current = found
        draft[found] = { text: '', line }
      }
      const quoted = keyword ? content.slice(keyword[0].length) : content
      const held = current && draft[current]
      const said = unquote(quoted)
      if (said === undefined || !held) slip(quoted, quoted.startsWith('"') && held ? wrongQuote(quoted) : notPo)
      else held.text += said
    })
  finish()
  return { entries, slips }
}

const noTranslation = { message: 'this text has no msgstr', expected: 'a line msgstr "…" below the msgid' }
const notPo = {
  message: 'this line is not PO',
  expected: 'a comment that begins with #, or msgctxt, msgid or msgstr and a text in double quotes (\\" inside it)',
}
/** A text that begins with a quote as it should, and then goes wrong. */
const wrongQuote = (quoted: string): { message: string; expected: string } =>
  /[^\\]"$/.test(quoted)
    ? {
        message: 'a double quote or a backslash stands inside this text',
        expected: '\\" or “ ” for a quote, \\\\ for a backslash',
      }
    : { message: 'this text has no closing double quote on its line', expected: 'a " at the end of the line' }

const gettextPlural = {
  message: 'plural forms of gettext are not used here',
  expected: 'one text with {count, plural, one {# game} other {# games}}',
}

/** PO escapes like JSON does; a bare tab is let through. */
function unquote(quoted: string): string | undefined {
  try {
    const said: unknown = JSON.parse(quoted.replaceAll('\t', '\\t'))
    return typeof said === 'string' ? said : undefined
  } catch {
    return undefined
  }
}
