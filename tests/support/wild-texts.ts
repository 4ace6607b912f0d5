/** Texts that no layout is drawn for, which who writes them to players may send all the same. */
import { ELSEWHERE } from '../../src/testing/hostile/hostile-text.ts'

const WORD = 'Überlängenprobe'.repeat(60)
const EMOJI = '👩‍👩‍👧‍👦🏳️‍🌈🇦🇷💸'.repeat(120)
const ARABIC = `مرحبا${'\u200F'.repeat(40)}`.repeat(40)
const ADDRESS = `https://good.example/${'a/'.repeat(200)}?q=${'x'.repeat(200)}`
const MANY = 'Every word counts, and there are many of them. '.repeat(150)

/** By what is wild about them. */
export const WILD_TEXTS: Readonly<Record<string, string>> = {
  'one word': WORD,
  'thousands of characters': MANY,
  emoji: EMOJI,
  'from right to left': ARABIC,
  // Directions that are begun and never ended.
  'marks that turn': `\u202E${'turned '.repeat(20)}\u2067\u2066\u202D${ARABIC}`,
  'marks upon marks': `Z${'\u0337\u0322\u035C'.repeat(20)}`.repeat(40),
  'the widest letter': '\uFDFD'.repeat(60),
  'no break anywhere': 'a\u00A0b\u2060'.repeat(300),
  'lines upon lines': 'line\n'.repeat(300),
  tags: `<img src="${ELSEWHERE}/x.png" onerror="globalThis.struck=1"><script>globalThis.struck=1</script><a href="javascript:globalThis.struck=1">${WORD}</a><div style="position:fixed;inset:0;width:9999px">${WORD}</div><table><tr>${`<td>${'w'.repeat(40)}</td>`.repeat(30)}</tr></table><iframe src="${ELSEWHERE}"></iframe>`,
  'an address': ADDRESS,
}

const row = (cell: string): string => `| ${Array(12).fill(cell).join(' | ')} |`

/** A page that a brand may write: what the gate refuses, such as HTML and marks that turn, is left out. */
export const WILD_PAGE = `# ${'Longest'.repeat(17)}

${WORD}

${EMOJI}

${ARABIC}

## ${WORD}

[${WORD}](${ADDRESS}), ${ADDRESS}

${row('Head')}
${row('---')}
${row('Cellwithoutabreak')}

\`\`\`
${'const wide = 1; '.repeat(60)}
\`\`\`

- one
  - two
    - three
      - ${WORD}

> ${WORD}

1. ${MANY}
`
