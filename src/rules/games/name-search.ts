/** Finding things by their names as people type them: without accents, in any case, by the beginnings of words. */

/** Letters that are no plain letter with a mark, as whoever has no such key types them. */
const PLAIN: Readonly<Record<string, string>> = {
  đ: 'd',
  ł: 'l',
  ø: 'o',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ς: 'σ',
  '’': "'",
}

const UNLIKE = new RegExp(`[${Object.keys(PLAIN).join('')}]`, 'gu')

/** A name, or any text, without accents and case: the same letter by letter as at once, and once as twice. */
export const foldName = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(UNLIKE, (letter) => PLAIN[letter] ?? letter)

/** The words that were typed, folded: letters and digits alone. */
export const wordsOf = (typed: string): string[] => foldName(typed).match(/[\p{L}\p{N}]+/gu) ?? []

/** Whether a text holds every word that was typed, anywhere, whatever its case and marks; of nothing typed it holds all. */
export function holdsWords(text: string, typed: string): boolean {
  const folded = foldName(text)
  return foldName(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/**
 * How well a name fits what was typed: 0 it is that, 1 it begins so, 2 each word begins one of its words, 3 it holds each.
 * @returns `null` where it does not fit, and where no letter or digit was typed
 */
export function rankName(name: string, typed: string): 0 | 1 | 2 | 3 | null {
  const asked = wordsOf(typed)
  if (asked.length === 0) return null
  const own = wordsOf(name)
  const [whole, query] = [own.join(' '), asked.join(' ')]
  if (whole === query) return 0
  if (whole.startsWith(query)) return 1
  if (asked.every((word) => own.some((one) => one.startsWith(word)))) return 2
  return asked.every((word) => own.some((one) => one.includes(word))) ? 3 : null
}

/** What fits, the best first; equals keep their order. */
export function findByName<Item>(
  items: readonly Item[],
  typed: string,
  namesOf: (item: Item) => readonly string[],
): Item[] {
  return items
    .flatMap((item) => {
      const ranks = namesOf(item).flatMap((name) => rankName(name, typed) ?? [])
      return ranks.length > 0 ? { item, rank: Math.min(...ranks) } : []
    })
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ item }) => item)
}

export interface NamePart {
  readonly text: string
  /** Whether it was typed. */
  readonly hit: boolean
}

/** A name in parts, those that were typed marked; together they are the name. */
export function markName(name: string, typed: string): NamePart[] {
  // Which letter of the name each folded one comes from; the marks after a letter go with it.
  const from: number[] = []
  let folded = ''
  let at = 0
  for (const letter of name) {
    const plain = foldName(letter)
    for (let unit = 0; unit < plain.length; unit++) from.push(at)
    folded += plain
    at += letter.length
  }
  from.push(name.length)
  const hits = new Set<number>()
  for (const word of wordsOf(typed)) {
    for (let found = folded.indexOf(word); found >= 0; found = folded.indexOf(word, found + 1)) {
      // One letter may fold to several (㍱ is hpa): a part of it marks the whole, up to where the next letter begins.
      const last = from[found + word.length - 1] ?? 0
      const end = from.find((start) => start > last) ?? name.length
      for (let place = from[found] ?? end; place < end; place++) hits.add(place)
    }
  }
  const parts: NamePart[] = []
  for (let place = 0; place < name.length;) {
    const hit = hits.has(place)
    let end = place + 1
    while (end < name.length && hits.has(end) === hit) end++
    parts.push({ text: name.slice(place, end), hit })
    place = end
  }
  return parts
}
