/** What is wrong with a page in Markdown: what players would not see as it is meant. */
import { Marked, type Token } from 'marked'
import { writtenLink } from '../../../src/rules/content/written-link.ts'
import { didYouMean, oneOf } from '../../../src/rules/did-you-mean.ts'
import { readMarkdown, splitPage } from './markdown.ts'
import { fill, placeholdersIn, PLACEHOLDERS } from './values.ts'

export interface PageProblem {
  /** Where it is in the text. */
  readonly offset: number
  readonly message: string
  readonly expected: string
  readonly suggestion: string
  readonly severity?: 'warning'
}

/** Characters of a title: it stands in a tab, and above the page. */
const LONGEST_TITLE = 120
/** Lists and quotations within each other: more of them would leave no room on a phone. */
const DEEPEST = 4

/** Values as they are filled into addresses, for a look at where these lead. */
const SOME = Object.fromEntries(PLACEHOLDERS.map((name) => [name, 'x']))

/** Everything that is wrong with a page, in the order of the text. */
export function pageProblems(text: string): PageProblem[] {
  let tokens: Token[]
  try {
    tokens = readMarkdown(text)
  } catch {
    return [tooDeep(0)]
  }
  return [...beginning(text, tokens), ...unknownPlaceholders(text), ...inTokens(text, tokens)].toSorted(
    (a, b) => a.offset - b.offset,
  )
}

function beginning(text: string, tokens: readonly Token[]): PageProblem[] {
  const page = splitPage(tokens)
  // At what stands there instead.
  const offset = Math.max(text.search(/\S/), 0)
  if (!page || page.title.text.trim() === '') {
    return [
      {
        offset,
        message: 'this page has no heading',
        expected: 'a first line such as "# About us", which is the title',
        suggestion: 'write it above everything else, with one # and a space before it',
      },
    ]
  }
  const problems: PageProblem[] = []
  const { length } = [...page.title.text]
  if (length > LONGEST_TITLE) {
    problems.push({
      offset,
      message: `the heading has ${length} characters`,
      expected: `at most ${LONGEST_TITLE}`,
      suggestion: 'shorten it',
    })
  }
  if (!page.body.some(({ type }) => type === 'paragraph')) {
    problems.push({
      offset,
      message: 'this page has no paragraph',
      expected: 'at least one below the heading; the first one is what search engines show',
      suggestion: 'write a sentence or two below the heading, with an empty line between',
    })
  }
  return problems
}

function unknownPlaceholders(text: string): PageProblem[] {
  const known: readonly string[] = PLACEHOLDERS
  return placeholdersIn(text)
    .filter(({ name }) => !known.includes(name))
    .map(({ name, offset }) => ({
      offset,
      message: `nothing is filled in for {${name}}`,
      expected: oneOf(PLACEHOLDERS.map((one) => `{${one}}`)),
      suggestion: didYouMean(name, known) ?? 'take one of these, or leave out the braces',
    }))
}

function inTokens(text: string, tokens: readonly Token[]): PageProblem[] {
  const problems: PageProblem[] = []
  let cursor = 0
  const placeOf = ({ raw }: Token): number => {
    const at = text.indexOf(raw.trim(), cursor)
    if (at > cursor) cursor = at
    return cursor
  }
  new Marked().walkTokens([...tokens], (token) => {
    const offset = placeOf(token)
    if (token.type === 'html') {
      problems.push({
        offset,
        message: 'HTML is not shown, but would be read as text',
        expected: 'Markdown alone: **bold**, *italics*, lists, tables and [links](https://example.com)',
        suggestion: 'write it in Markdown, or delete it',
      })
    } else if (token.type === 'image') {
      problems.push({
        offset,
        message: 'pages show no pictures, only the words in their place',
        expected: 'text alone',
        suggestion: 'delete the picture, or say in words what it shows',
        severity: 'warning',
      })
    } else if (token.type === 'link' && !writtenLink(fill(String(token['href']), SOME))) {
      problems.push({
        offset,
        message: `"${String(token['href'])}" is no address that a page may lead to`,
        expected: 'a page of this site such as "/help", an https address, or mailto: with a mail address',
        suggestion: 'correct the address, or take the link away and leave its words',
      })
    }
  })
  if (depthOf(tokens) > DEEPEST) problems.push(tooDeep(0))
  return problems
}

/** How deep lists and quotations lie within each other. */
function depthOf(tokens: readonly Token[]): number {
  return tokens.reduce((deepest, token) => {
    const within: Token[] = token.type === 'list' ? token['items'] : 'tokens' in token ? (token.tokens ?? []) : []
    const own = token.type === 'list' || token.type === 'blockquote' ? 1 : 0
    return Math.max(deepest, own + depthOf(within))
  }, 0)
}

const tooDeep = (offset: number): PageProblem => ({
  offset,
  message: 'lists or quotations lie too deep within each other',
  expected: `at most ${DEEPEST} of them`,
  suggestion: 'move the inner ones out, or write them as sentences',
})
