/** Where somebody is about to go: what counts as that, and what does not. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchIntent } from './watch-intent.ts'

const told: string[] = []
let stop = (): void => {}

beforeEach(() => {
  vi.useFakeTimers()
  // Whatever was open before.
  history.replaceState(null, '', '/here')
  told.length = 0
  document.body.innerHTML = `
    <a href="/rng"><span id="inner">Slots</span></a>
    <a href="/live">Live</a>
    <a href="https://elsewhere.example/">Away</a>
    <a href="/help" target="_blank">Help</a>
    <a href="${location.pathname}">Here</a>
    <button data-leads="?game=PT%2F1%2F">About</button>
    <button id="plain">Plain</button>`
  stop = watchIntent(document, (url, pressed) =>
    told.push(`${url.pathname}${url.search} ${pressed ? 'pressed' : 'rest'}`),
  )
})
afterEach(() => {
  stop()
  vi.useRealTimers()
})

function point(type: string, target: string, pointerType: 'mouse' | 'touch' = 'mouse'): void {
  const event = new MouseEvent(type, { bubbles: true, button: 0 })
  Object.assign(event, { pointerType })
  Object.defineProperties(event, { isPrimary: { value: true } })
  document.querySelector(target)!.dispatchEvent(event)
}

test('a mouse that rests on a link, and its press at once; not one that only crosses it', () => {
  point('pointerover', 'a[href="/live"]')
  vi.advanceTimersByTime(40)
  point('pointerover', '#inner')
  vi.advanceTimersByTime(100)
  expect(told).toEqual(['/rng rest'])
  point('pointerdown', '#inner')
  expect(told).toEqual(['/rng rest', '/rng pressed'])
})

test('a finger that presses, and not one that scrolls', () => {
  point('pointerdown', 'button[data-leads]', 'touch')
  vi.advanceTimersByTime(10)
  point('pointercancel', 'button[data-leads]', 'touch')
  vi.advanceTimersByTime(200)
  expect(told).toEqual([])
  point('pointerdown', 'button[data-leads]', 'touch')
  vi.advanceTimersByTime(50)
  expect(told).toEqual([`${location.pathname}?game=PT%2F1%2F pressed`])
})

test('nothing that leads elsewhere, to the page that is open, or nowhere', () => {
  for (const target of ['a[href^="https:"]', 'a[target]', `a[href="${location.pathname}"]`, '#plain']) {
    point('pointerover', target)
    vi.advanceTimersByTime(200)
    point('pointerdown', target)
  }
  expect(told).toEqual([])
})

test('who rests on many links and presses none is not believed for ever; a press makes it good', () => {
  for (let time = 0; time < 12; time += 1) {
    point('pointerover', time % 2 === 0 ? '#inner' : 'a[href="/live"]')
    vi.advanceTimersByTime(100)
  }
  expect(told).toHaveLength(8)
  point('pointerdown', '#inner')
  point('pointerover', '#inner')
  vi.advanceTimersByTime(100)
  point('pointerover', 'a[href="/live"]')
  vi.advanceTimersByTime(100)
  expect(told.slice(8)).toEqual(['/rng pressed', '/rng rest', '/live rest'])
})

test('nothing any more once it has been ended', () => {
  point('pointerover', '#inner')
  stop()
  vi.advanceTimersByTime(200)
  point('pointerdown', '#inner')
  expect(told).toEqual([])
})
