/** Breaks a title into the lines of a lock-up: a few large words, and smaller ones that lead to them. */

export interface Line {
  readonly text: string
  /** 1 for a line that carries the title; less for one that leads to it. */
  readonly weight: number
}

const GLUE = '\u00a0'
/** What leads to where the game plays, at the end of a title. */
const TURN = /^(of|in)$/i

/**
 * The ways to set a title, from one line to four.
 * @param title words with single spaces
 * @param together a name within the title that is never broken
 */
export function breakTitle(title: string, together = ''): Line[][] {
  const glued = together ? title.replace(together, together.replaceAll(' ', GLUE)) : title
  const words = glued.split(' ')
  const turn = words.findLastIndex((word, index) => index > 0 && TURN.test(word))
  const head = turn > 0 ? words.slice(0, turn) : words
  const tail = turn > 0 ? words.slice(turn).join(' ') : ''
  return splits(head).map((lines) => {
    const [first = ''] = lines
    const leads = lines.length > 1 && !lines[0]?.includes(' ') && first.length < (lines[1] ?? '').length + 4
    return [
      ...lines.map((text, index) => ({ text: text.replaceAll(GLUE, ' '), weight: leads && index === 0 ? 0.74 : 1 })),
      ...(tail ? [{ text: tail.replaceAll(GLUE, ' '), weight: 0.58 }] : []),
    ]
  })
}

/** Every way to put words on one to three lines. */
function splits(words: readonly string[]): string[][] {
  const all: string[][] = [[words.join(' ')]]
  for (let first = 1; first < words.length; first += 1) {
    all.push([words.slice(0, first).join(' '), words.slice(first).join(' ')])
    for (let second = first + 1; second < words.length; second += 1)
      all.push([words.slice(0, first).join(' '), words.slice(first, second).join(' '), words.slice(second).join(' ')])
  }
  return all
}
