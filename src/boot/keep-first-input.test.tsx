/** What a visitor has done to the shell moves over to the application. */
import { afterEach, expect, test } from 'vitest'
import { captureShell, restoreShell } from './keep-first-input.ts'

afterEach(() => document.body.replaceChildren())

const PAGE = `
  <header><a href="/help">Help</a><a href="/help">Help</a><button aria-label="Search"></button></header>
  <main><h1 tabindex="-1">Home</h1><button>Play</button><button>Play</button><input id="user" name="user"></main>`

/** Shell and application, one after the other, as they stand before the first goes. */
function openPage(): { readonly shell: HTMLElement; readonly application: HTMLElement } {
  const [shell, application] = [document.createElement('div'), document.createElement('div')]
  for (const part of [shell, application]) {
    part.innerHTML = PAGE
    document.body.append(part)
  }
  return { shell, application }
}

const FOCUSABLE = 'a, button, h1, input'
const COUNT = 7

test.each(Array.from({ length: COUNT }, (_, index) => index))('the focus stays on the %i. of its page', (index) => {
  const { shell, application } = openPage()
  const before = [...shell.querySelectorAll<HTMLElement>(FOCUSABLE)]
  expect(before).toHaveLength(COUNT)
  before[index]?.focus()
  const snapshot = captureShell(document)
  shell.remove()
  expect(document.activeElement).toBe(document.body)
  restoreShell(document, snapshot)
  expect([...application.querySelectorAll(FOCUSABLE)].indexOf(document.activeElement!)).toBe(index)
})

test('nobody’s focus is taken where there was none, or where it has gone', () => {
  const { shell, application } = openPage()
  const nowhere = captureShell(document)
  application.querySelector('button')?.remove()
  shell.querySelector<HTMLElement>('[aria-label="Search"]')?.focus()
  const gone = captureShell(document)
  shell.remove()
  for (const snapshot of [nowhere, gone]) {
    restoreShell(document, snapshot)
    expect(document.activeElement).toBe(document.body)
  }
})
