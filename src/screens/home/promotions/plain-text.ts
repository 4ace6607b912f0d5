/** Entities that a summary may hold; any other stands as it was written. */
const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
}

/** What marks words without parting them: `<b>friends</b>.` keeps its full stop. */
const INLINE = /^<\/?(?:a|b|i|em|strong|span|u|s|small|sub|sup)\b/i

/**
 * The first paragraph of HTML from the server as plain text, to be shown as text and nothing else.
 * @param html as the server sent it; not parsed, so nothing in it is carried out
 * @returns empty where it has no words
 */
export function firstParagraph(html: string): string {
  const blocks = html.split(/<\/(?:p|h\d|li|div|tr|table|ul|ol|blockquote)\s*>/i)
  for (const block of blocks) {
    const text = block
      .replaceAll(/<!--[\s\S]*?-->|<(script|style)\b[\s\S]*?<\/\1\s*>|<[^>]*>/gi, (tag) =>
        INLINE.test(tag) ? '' : ' ',
      )
      .replaceAll(/&(?:#(\d{1,7})|([a-z]+));/gi, (all, code?: string, name?: string) => decode(all, code, name))
      .replaceAll(/\s+/g, ' ')
      .trim()
    if (text) return text
  }
  return ''
}

function decode(all: string, code?: string, name?: string): string {
  if (code !== undefined) {
    const point = Number(code)
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : all
  }
  const key = (name ?? '').toLowerCase()
  return Object.hasOwn(ENTITIES, key) ? (ENTITIES[key] ?? all) : all
}
