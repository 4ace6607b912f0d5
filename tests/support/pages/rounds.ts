/** One call tried again and again in one page, each time answered in another wrong way: what is shown, and what is kept. */
import { contract, type Contract } from '../../../src/api/contract.ts'
import { expect, type Page } from 'playwright/test'
import type { SandboxOfTest } from '../servers/sandbox.ts'

/** What to do for one try: a button by its name, and what a hand would do before it. */
export type Step =
  /** Pressed; with `ifThere` only where it is to be seen, with `andMore` where its name goes on. */
  | { readonly press: string; readonly ifThere?: true; readonly andMore?: true }
  /** Typed into the field of that name. */
  | { readonly type: string; readonly into: string }
  /** The slider is moved, once its picture is there. */
  | { readonly slideTo: number }
  /** Waited for: words where the next step is made. */
  | { readonly reads: string }
  /** Waited for: that no dialog is open any more. */
  | { readonly closed: true }

export interface Rounds {
  readonly endpoint: keyof Contract
  /** Calls that the steps bring about besides, and that are answered wrong as well, without a message of their own. */
  readonly besides?: readonly (keyof Contract)[]
  readonly steps: readonly Step[]
  /** Put away after each try, such as the dialog that tells of a failure. */
  readonly after?: readonly Step[]
  /** Words that stand in the place where the try was made; a message that is read out unless given. */
  readonly shows?: string
  /** Fields that lose what was typed by design, such as the letters of a picture. */
  readonly fleeting?: readonly string[]
  /** Milliseconds that lie between two tries, where no two may come close to each other. */
  readonly apart?: number
  readonly rounds?: number
}

/** Puts into the page what counts its calls, and a clock that `tryAgain` moves on. Before the page is opened. */
export async function bringRounds(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const settled: Record<string, number> = {}
    const { fetch } = globalThis
    const { now } = Date
    let ahead = 0
    Date.now = () => now() + ahead
    globalThis.fetch = async (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input), location.href)
      try {
        return await fetch(input, init)
      } finally {
        settled[pathname] = (settled[pathname] ?? 0) + 1
      }
    }
    Object.assign(globalThis, { settledCalls: settled, passTime: (ms: number) => (ahead += ms) })
  })
}

/**
 * Tries a call again and again while each of its answers is wrong in another way.
 * Expects each time that something says so, that the page is there, and that what was typed is, too.
 */
export async function tryAgain(page: Page, sandbox: SandboxOfTest, asked: Rounds): Promise<void> {
  const { endpoint, besides = [], rounds = 20 } = asked
  for (const name of [endpoint, ...besides])
    await sandbox.scenario({ kind: 'failing', how: 'malformed', seed: 100, endpoint: name })
  const others = besides.map((name) => contract[name].path)
  const said = await page.evaluate(goRound, { ...asked, rounds, path: contract[endpoint].path, others })
  expect(said.problems, endpoint).toEqual([])
  expect(said.messages, endpoint).toHaveLength(rounds)
  await sandbox.clear()
}

/** Runs in the page: a try takes a few milliseconds there, so that twenty are no long wait. */
async function goRound({
  path,
  others,
  steps,
  after = [],
  shows,
  fleeting = [],
  apart = 0,
  rounds,
}: Rounds & { path: string; others: readonly string[]; rounds: number }) {
  // Put there by `bringRounds`.
  const { settledCalls, passTime } = globalThis as unknown as {
    settledCalls: Record<string, number>
    passTime(ms: number): void
  }
  const top = (): Element => [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const seen = (selector: string): HTMLElement[] =>
    [...top().querySelectorAll<HTMLElement>(selector)].filter((it) => it.checkVisibility())
  const until = async <T>(what: string, find: () => T | undefined | false): Promise<T> => {
    // As long as an expectation waits, by a clock that nobody moves on.
    for (const end = performance.now() + 30_000; performance.now() < end;) {
      const found = find()
      if (found) return found
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
    throw new Error(`${what} did not come; there is: ${top().textContent.slice(0, 300)}`)
  }
  const nameOf = (it: HTMLElement): string => it.getAttribute('aria-label') ?? it.textContent.trim()
  const button = (name: string, andMore = false) =>
    seen('button, a, [role="tab"]').find((it) => nameOf(it) === name || (andMore && nameOf(it).startsWith(name)))
  const write = (input: HTMLInputElement, value: string): void => {
    // As a hand does it: React hears of a value only by the element's own setter.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
    input.dispatchEvent(new Event('input', { bubbles: true }))
  }
  const act = async (step: (typeof steps)[number]): Promise<void> => {
    if ('press' in step) {
      if (step.ifThere && !button(step.press)) return
      const pressed = await until(`"${step.press}"`, () => {
        const it = button(step.press, step.andMore)
        return it && it.getAttribute('aria-disabled') !== 'true' && !it.closest('[aria-busy="true"]') && it
      })
      return pressed.click()
    }
    if ('reads' in step) return void (await until(`"${step.reads}"`, () => top().textContent.includes(step.reads)))
    if ('closed' in step) return void (await until('an end of the dialog', () => top() === document.body))
    const name = 'into' in step ? `input[name="${step.into}"]` : 'input[type="range"]'
    const input = await until(name, () => seen(name).find((it) => it instanceof HTMLInputElement && !it.disabled))
    // Its picture has to be there before the piece moves.
    if ('slideTo' in step) await until('a picture', () => seen('img').length > 0)
    write(input as HTMLInputElement, 'into' in step ? step.type : String(step.slideTo))
  }
  const typed = (): string =>
    JSON.stringify(
      seen('input[name]:not([type="radio"])').map((it) => {
        const { name, value, type, checked } = it as HTMLInputElement // by the selector
        return [name, fleeting.includes(name) ? '' : type === 'checkbox' ? checked : value]
      }),
    )
  const message = (): string =>
    shows === undefined
      ? seen('[role="alert"], [role="status"]')
          .map((it) => it.textContent.trim())
          .join(' ')
          .trim()
      : top().textContent.includes(shows)
        ? shows
        : ''
  // A page's lower sections come once one goes down to them.
  const isAwaited = (it: Element): boolean =>
    top() !== document.body || it.getBoundingClientRect().top < globalThis.innerHeight
  const [messages, problems]: [string[], string[]] = [[], []]
  const before = typed()
  for (let round = 0; round < rounds; round += 1) {
    passTime(apart)
    const calls = [path, ...others].map((each) => [each, settledCalls[each] ?? 0] as const)
    for (const step of steps) await act(step)
    for (const [each, count] of calls)
      await until(`answer ${round} of ${each}`, () => (settledCalls[each] ?? 0) > count)
    await until('an end of it', () => !seen('[aria-busy="true"]').some(isAwaited))
    messages.push(await until(`a message in round ${round}`, message))
    if (document.body.innerText.trim().length < 50) problems.push(`${round}: the page is blank`)
    for (const step of after) await act(step)
    const now = typed()
    if (now !== before) problems.push(`${round}: what was typed has changed from ${before} to ${now}`)
  }
  return { messages, problems }
}
