/** The gallery's inspection, on a page with one thing of each kind wrong, and on the page as it is. */
import type { Page } from 'playwright/test'
import { inspectPage } from '../../scripts/gallery/inspect.ts'
import { expect, test } from '../support/journey.ts'
import { readDown } from '../support/pages/scroll.ts'

/** Waits until each picture that can be seen has come, or failed; in the window alone unless the page was read to its end. */
const picturesCome = (page: Page, whole: boolean) =>
  page.waitForFunction(
    (all) =>
      [...document.images].every(
        (image) =>
          image.complete || !image.checkVisibility() || (!all && image.getBoundingClientRect().top >= innerHeight),
      ),
    whole,
  )

test.describe('the inspection of pictures', { tag: '@wireframe' }, () => {
  test('has nothing to say about a page that is in order', { tag: '@pairs' }, async ({ page, player }) => {
    await player.open('/help')
    await expect(page.locator('main details').first()).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await picturesCome(page, false)
    expect(await page.evaluate(inspectPage, false)).toEqual([])
  })

  test('sees each thing that no picture may show, and names it', async ({ page, player, faults }) => {
    faults.expect(/Failed to load resource/)
    await player.open('/help')
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
    await readDown(page)
    await picturesCome(page, true)
    await page.evaluate(() => {
      const add = (tag: string, text: string, style: Partial<CSSStyleDeclaration>): HTMLElement => {
        const element = document.createElement(tag)
        element.textContent = text
        Object.assign(element.style, style)
        document.querySelector('main')?.append(element)
        return element
      }
      add('div', 'Too wide', { inlineSize: '3000px' })
      add('p', 'Words that are cut', { inlineSize: '60px', overflow: 'hidden', whiteSpace: 'nowrap' })
      add('p', 'Words that end in dots', {
        inlineSize: '60px',
        overflow: 'hidden',
        whiteSpace: 'nowrap',
        textOverflow: 'ellipsis',
      })
      const styled = { position: 'relative', border: '0', display: 'block' } as const
      add('button', 'Below', { ...styled, blockSize: '40px', color: 'transparent' })
      add('button', 'Above', { ...styled, blockSize: '40px', insetBlockStart: '-30px' })
      add('button', 'Nobody designed me', {})
      add('div', 'Late', {}).setAttribute('aria-busy', 'true')
      const image = add('img', '', { inlineSize: '50px', blockSize: '50px' })
      image.setAttribute('alt', 'Nothing')
      image.setAttribute('src', '/img/nothing.avif')
    })
    await picturesCome(page, true)
    const found = await page.evaluate(inspectPage, true)
    const named = new Set(found.map(({ kind, role, name }) => `${kind}: ${role} ${name}`))
    // How wide the page has become shows in many of its parts.
    const ours = [...named].filter((text) => !text.startsWith('sideways scroll'))
    expect(ours.toSorted()).toEqual([
      'cut text: paragraph Words that are cut',
      'default look: button Nobody designed me',
      'image: img Nothing',
      'overlap: button Below',
      'waiting: div Late',
    ])
    expect(found.some(({ kind }) => kind === 'sideways scroll')).toBe(true)
  })
})
