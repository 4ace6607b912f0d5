import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPart } from './load-part.ts'

interface Link {
  rel: string
  href: string
  /** What the browser tells once the file is there, or is not. */
  readonly tell: (event: 'load' | 'error') => void
}

/** The links of a page's head; the last one was asked for last. */
let head: Link[] = []

function createLink() {
  const heard: Partial<Record<string, () => void>> = {}
  let address = ''
  const link = {
    rel: '',
    get href() {
      return new URL(address, 'https://brand.example').href
    },
    set href(to: string) {
      address = to
    },
    addEventListener: (name: string, then: () => void) => (heard[name] = then),
    remove: () => (head = head.filter((other) => other !== link)),
    tell: (event: 'load' | 'error') => heard[event]?.(),
  }
  return link
}

beforeEach(() => {
  head = []
  const page = {
    createElement: createLink,
    querySelectorAll: () => head,
    head: { append: (link: Link) => head.push(link) },
  }
  vi.stubGlobal('document', Object.assign(new EventTarget(), page))
})
afterEach(() => {
  vi.unstubAllGlobals()
})

const asked = () => head.map(({ href }) => new URL(href).pathname)
const settled = () => new Promise((resolve) => setTimeout(resolve))

test('a part without styles is its script', async () => {
  expect(await loadPart(async () => 'part')).toBe('part')
  expect(asked()).toEqual([])
})

test('styles are asked for beside the script, and waited for', async () => {
  let came = ''
  const part = loadPart(async () => 'part', ['assets/a.css', 'assets/b.css']).then((it) => (came = it))
  expect(asked()).toEqual(['/assets/a.css', '/assets/b.css'])
  head[0]?.tell('load')
  await settled()
  expect(came).toBe('')
  head[1]?.tell('load')
  expect(await part).toBe('part')
})

test('what is on the page, or was asked for by another part, is not asked for again', async () => {
  const inPage = createLink()
  inPage.href = '/assets/c.css'
  head.push(inPage)
  const parts = [loadPart(async () => 1, ['assets/c.css', 'assets/d.css']), loadPart(async () => 2, ['assets/d.css'])]
  expect(asked()).toEqual(['/assets/c.css', '/assets/d.css'])
  head[1]?.tell('load')
  expect(await Promise.all(parts)).toEqual([1, 2])
})

test('styles that do not come fail the part by their address, and the next try asks again', async () => {
  const first = loadPart(async () => 'part', ['assets/e.css'])
  head[0]?.tell('error')
  await expect(first).rejects.toThrow('https://brand.example/assets/e.css')
  expect(asked()).toEqual([])
  const second = loadPart(async () => 'part', ['assets/e.css'])
  expect(asked()).toEqual(['/assets/e.css'])
  head[0]?.tell('load')
  expect(await second).toBe('part')
})

test('a script that does not come fails the part', async () => {
  await expect(loadPart(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toThrow('Failed to fetch')
})
