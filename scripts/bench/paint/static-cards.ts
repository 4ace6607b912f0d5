/** A page of sixty cards written by hand, to compare a list of ten thousand with: the same markup and styles, no script. */
import { cp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'

const CARDS = 60

/**
 * Takes the first sixty cards of a lobby that is open, with the styles that they have there.
 * @param bundle whose fonts it needs
 */
export async function writeStaticCards(page: Page, bundle: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await cp(bundle, target, { recursive: true })
  const rows = new Map<number, string>()
  let [cards, height] = [0, 0]
  for (let look = 0; cards < CARDS; look += 1) {
    if (look > CARDS) throw new Error(`the lobby shows ${cards} cards where ${CARDS} are needed to compare with`)
    const seen = await page.getByRole('row').evaluateAll((all) =>
      all
        // While a list scrolls, some of its cards are not drawn yet.
        .filter((row) => [...row.children].every((cell) => cell.querySelector('button')))
        .map((row) => ({
          index: Number(row.ariaRowIndex),
          html: row.outerHTML,
          cards: row.childElementCount,
          end: row.getBoundingClientRect().bottom - (row.parentElement?.getBoundingClientRect().top ?? 0),
        })),
    )
    for (const { index, html, cards: count, end } of seen) {
      if (rows.has(index) || cards >= CARDS) continue
      rows.set(index, html)
      cards += count
      height = Math.max(height, end)
    }
    // Rows come once a jump has come to rest, and are drawn within the next frames.
    await page.evaluate(
      () =>
        new Promise((rested) => {
          addEventListener('scrollend', rested, { once: true })
          scrollBy({ top: innerHeight / 2, behavior: 'instant' })
        }),
    )
    await page.waitForFunction(() =>
      [...document.querySelectorAll('[role="gridcell"]')].every((cell) => cell.querySelector('button')),
    )
  }
  const shell = await page.evaluate((blockSize) => {
    const copy = document.documentElement.cloneNode(false)
    const styles = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    const grid = document.querySelector<HTMLElement>('[role="grid"]')?.cloneNode(false) as HTMLElement
    // The list is as long as all its games, which are not here.
    grid.style.blockSize = blockSize
    // It is an element, since what it was copied from is.
    return {
      root: (copy as Element).outerHTML.replace(/<head[\s\S]*$|<\/html>$/, ''),
      grid: grid.outerHTML.replace(/<\/div>$/, ''),
      styles: styles.join('\n'),
      inset: document.querySelector('[role="grid"]')?.getBoundingClientRect().left ?? 0,
    }
  }, `${height}px`)
  const html = [...rows].toSorted(([a], [b]) => a - b).map(([, row]) => row)
  await writeFile(
    join(target, 'index.html'),
    `<!doctype html>${shell.root}<head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Static</title><style>${shell.styles}</style></head><body><main style="padding-inline:${shell.inset}px">${shell.grid}${html.join('')}</div></main></body></html>`,
  )
}
