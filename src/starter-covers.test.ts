/** The covers that the page's starter shows before the application is there. */
import { expect, test } from 'vitest'
import { visit, type Visit } from './testing/starter.ts'

const games = ['/a', 'https://img.example/b', 'https://elsewhere.example/c'].map((address) => ({
  smallIcon: `${address}-240`,
  showIcon: `${address}-480`,
}))
const lobby = (more: Visit = {}) =>
  visit({
    path: '/rng',
    picture: { complete: true, hidden: true },
    places: 4,
    answer: { value: { games } },
    data: {
      calls: [
        { url: '/status', headers: {}, guestOnly: false, insideOnly: false },
        {
          url: '/games',
          headers: {},
          guestOnly: false,
          insideOnly: true,
          covers: {
            list: 'games',
            pictures: [
              ['smallIcon', 240],
              ['showIcon', 480],
            ],
          },
        },
      ],
    },
    ...more,
  })
const drawn = ({ covers }: ReturnType<typeof visit>) => covers.map(({ srcset, hidden }) => (hidden ? null : srcset))

test('covers are drawn before the application is asked for, from hosts that the brand names alone', async () => {
  const page = lobby()
  await page.pass(1)
  expect(page.asked.map(([url]) => url)).toEqual(['/games'])
  expect(drawn(page)).toEqual([
    '/a-240 240w,/a-480 480w',
    'https://img.example/b-240 240w,https://img.example/b-480 480w',
    null,
    null,
  ])
  page.paint('largest-contentful-paint')
  await page.pass(10)
  expect(page.imported).toHaveLength(2)
  // The application reads the same answer.
  expect(await (await page.early['/games']!).json()).toEqual({ value: { games } })
})

test.each<[string, Visit]>([
  ['where the address narrows the list', { path: '/rng?name=a' }],
  ['in a shell that is hidden', { local: { lang: 'EN' } }],
  ['of an answer that is none', { answer: {} }],
  ['without a network', { offline: true }],
])('no cover is drawn %s, and nothing waits for one', async (_, more) => {
  const page = lobby(more)
  await page.load()
  expect(drawn(page)).toEqual([null, null, null, null])
  expect(page.asked.map(([url]) => url)).toContain('/games')
  expect(page.imported).toHaveLength(2)
})
