/** The gallery's index: order, words and what must not become markup. */
import { expect, test } from 'vitest'
import { galleryIndex } from './index-page.ts'
import type { Picture } from './picture.ts'

const picture = (own: Partial<Picture>): Picture => ({
  scene: 'home',
  title: 'Home',
  brand: 'one',
  width: 390,
  mode: 'dark',
  file: 'one/home-390-dark.jpg',
  findings: [],
  ...own,
})

test('pictures stand by page, then by brand, then by width, with a link to each page', () => {
  const html = galleryIndex(
    [
      picture({ width: 1440, file: 'one/home-1440-dark.jpg' }),
      picture({}),
      picture({ brand: 'two', file: 'two/home-390-dark.jpg' }),
      picture({ scene: 'help', title: 'Help', file: 'one/help-390-dark.jpg' }),
    ],
    'Note.',
  )
  expect([...html.matchAll(/<img src="([^"]+)"/g)].map(([, file]) => file)).toEqual([
    'one/home-390-dark.jpg',
    'one/home-1440-dark.jpg',
    'two/home-390-dark.jpg',
    'one/help-390-dark.jpg',
  ])
  expect(html).toContain('<a href="#help">Help</a>')
  expect(html).toContain('4 pictures, 0 findings.')
})

test('a finding stands below its picture, as text', () => {
  const finding = { kind: 'cut text', role: 'button', name: '<b>Play</b>', detail: 'is cut' } as const
  const html = galleryIndex([picture({ findings: [finding] })], '')
  expect(html).toContain('<li>cut text: button “&lt;b&gt;Play&lt;/b&gt;” is cut</li>')
  expect(html).toContain('1 picture, 1 finding.')
})

test('a scene that could not be brought about is told without a picture', () => {
  const finding = { kind: 'error', role: 'scene', name: 'home', detail: 'Timeout' } as const
  const html = galleryIndex([picture({ file: null, findings: [finding] })], '')
  expect(html).not.toContain('<img')
  expect(html).toContain('error: scene “home” Timeout')
})
