/** What may lie in a brand folder: data. Code, secrets and links out of it are refused; the rest is told. */
import type { Draft, FolderEntry } from '../draft.ts'
import { fileProblem } from '../draft.ts'
import type { Problem } from '../problem.ts'
import { nearest } from '../../../src/rules/did-you-mean.ts'

const CODE = /\.(?:[cm]?[jt]sx?|html?|xhtml|css|scss|vue|svelte|wasm|php|py|rb|sh|bat|cmd|ps1|exe|dll|so|jar)$/i
const SECRET = /\.(?:pem|key|p12|pfx|jks|keystore)$/i
const PICTURE = /\.(?:svg|png|jpe?g|webp|avif|gif|ico|bmp|tiff?)$/i
const KNOWN_FOLDERS = ['assets', 'messages', 'pages']

/** `brand.<stage>.json`; gives the stage. */
export function stageOf(path: string): string | undefined {
  return /^brand\.([\w-]+)\.json$/.exec(path)?.[1]
}

/** Files that the build reads, by where they lie; what is in assets/ is for its own rule. */
const READ =
  /^(?:brand(?:\.[\w-]+)?\.json|(?:theme|sandbox)\.json|assets\/[^/]+|messages\/[^/]+\.po|pages\/[^/]+\/[^/]+\.md)$/
const DOCUMENTS = /^[^/]+\.(?:md|txt)$|^LICEN[CS]E[^/]*$/i

export function checkFolder(draft: Draft): Problem[] {
  return draft.entries.flatMap((entry) => checkEntry(draft, entry))
}

function checkEntry(draft: Draft, { path, strayTarget }: FolderEntry): Problem[] {
  if (strayTarget !== undefined) {
    return [
      fileProblem(draft, path, {
        message: `this is a link to "${strayTarget}", outside the brand folder or to nothing`,
        expected: 'a file: a brand folder is complete by itself',
        suggestion: 'delete the link and copy the file here',
      }),
    ]
  }
  if (CODE.test(path) || path.endsWith('/')) {
    return [
      fileProblem(draft, path, {
        message: 'a brand is data: no code runs from a brand folder',
        expected: 'brand.json, theme.json, pictures in assets/, wording in messages/ and texts in pages/',
        suggestion: 'delete it; what a brand may decide is in brand.json and theme.json',
      }),
    ]
  }
  if (SECRET.test(path)) {
    return [
      fileProblem(draft, path, {
        message: 'this looks like a key file, and a brand folder is no place for secrets',
        expected: 'the public half of the seal key alone, in brand.json under gateway.seal.jwk',
        suggestion: 'move it out of the folder; if it has been committed, make a new key',
      }),
    ]
  }
  // A folder of that name is told as what it is.
  if (READ.test(path) || DOCUMENTS.test(path) || path.startsWith('brand.json/')) return []
  return [fileProblem(draft, path, { severity: 'warning', ...unreadRemark(path) })]
}

/** What to say about a file that nothing reads. */
function unreadRemark(path: string): { message: string; suggestion: string } {
  const message = 'nothing reads this file'
  const [first = '', ...rest] = path.split('/')
  const name = rest.join('/') || first
  if (rest.length > 0) {
    const folder = KNOWN_FOLDERS.includes(first) ? undefined : nearest(first, KNOWN_FOLDERS)
    if (folder) return { message, suggestion: `did you mean the folder "${folder}/"?` }
    if (first === 'pages')
      return { message, suggestion: 'texts stand in pages/<catalogue>/<name>.md; rename it or delete it' }
    if (first === 'messages')
      return { message, suggestion: 'wording stands in messages/<catalogue>.po; delete it or rename it' }
  }
  if (PICTURE.test(name) && !path.startsWith('assets/'))
    return { message, suggestion: `move it to assets/${rest.at(-1) ?? name}` }
  if (name.endsWith('.po')) return { message, suggestion: `move it to messages/${rest.at(-1) ?? name}` }
  const meant = nearest(name, ['brand.json', 'theme.json', 'sandbox.json'])
  if (meant) return { message, suggestion: `did you mean "${meant}"?` }
  return { message, suggestion: 'delete it, or keep it outside the brands' }
}
