/** Lighthouse, as PageSpeed and every operator will run it: a phone, its own simulated throttling, nothing in the cache. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { freePort } from '../../serve/port.ts'
import { installLocked } from '../../tools/install-locked.ts'

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
export type Category = (typeof CATEGORIES)[number]

/** What Lighthouse says of one visit. */
export interface Audit {
  /** Milliseconds. */
  readonly firstPaint: number
  readonly largestPaint: number
  /** Milliseconds beyond fifty of each task between the first paint and the moment when the page answers at once. */
  readonly blocked: number
  readonly shift: number
  /** 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>
  /** Audits that cost a category points. */
  readonly lacking: readonly string[]
}

export type Answer = { readonly audit: Audit } | { readonly failure: string }

/**
 * Lends a Lighthouse that runs in a process of its own, since what is measured is served by this one.
 * @param browser the path of the browser's program
 * @throws Error where Lighthouse can't be installed, does not start, or says that a page could not be measured
 */
export async function withLighthouse<Result>(
  browser: string,
  use: (audit: (url: string) => Promise<Audit>) => Promise<Result>,
): Promise<Result> {
  const folder = await installLocked(join(import.meta.dirname, 'lighthouse'))
  const child = fork(join(import.meta.dirname, 'lighthouse-child.ts'), [folder, browser, String(await freePort())])
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`Lighthouse ended with ${String(code)}`)
  })
  // Whoever waits for an answer meets it; at the end nobody does.
  ended.catch(() => undefined)
  const answer = async (): Promise<Answer> => {
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [Answer] // sent by the child alone
    return message
  }
  try {
    return await use(async (url) => {
      child.send(url)
      let said = await answer()
      // A trace that a busy machine lost tells nothing of the page: once more, before the figures of all others are lost.
      if ('failure' in said) {
        child.send(url)
        said = await answer()
      }
      if ('failure' in said) throw new Error(`Lighthouse could not measure ${url}: ${said.failure}`)
      return said.audit
    })
  } finally {
    child.disconnect()
  }
}
