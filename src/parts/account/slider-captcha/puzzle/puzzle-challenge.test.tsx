/** The slider captcha at the second form of login (spec 3, "Login payload"), and the question in its place. */
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import {
  answerTo,
  callsTo,
  dialog,
  field,
  fill,
  fillIn,
  hasFocus,
  isIn,
  press,
  saidOf,
} from '../../../../testing/forms.ts'
import { openSite } from '../../../../testing/site.tsx'

interface Answer {
  readonly x: number
  readonly words: readonly string[] | null
}
const answer = (): Promise<Answer> => answerTo<Answer>('slider')
const JUDGING = 'POST /wps/captcha/slider'

/** Sends a login that is asked for a proof. */
async function open() {
  const site = openSite({ brand: 'hoasen' })
  const member = await site.sandbox.member('player')
  await site.sandbox.scenario({ kind: 'captcha' })
  const visit = await site.visit('/index?modal=login')
  const popup = await dialog('Log in')
  await fillIn(visit.user, popup, { Username: member.username, Password: member.password })
  await press(visit.user, popup, 'Log in')
  return { ...visit, site, popup, member, puzzle: await dialog('One more step') }
}

/** The slider, once its picture is there. */
async function ready(puzzle: HTMLElement): Promise<HTMLInputElement> {
  await within(puzzle).findByRole('img', { name: 'A picture with a piece missing' })
  return within(puzzle).getByRole<HTMLInputElement>('slider', { name: 'Position of the piece' })
}

/** Moves the piece, as keys and hands do. */
const slide = (slider: HTMLElement, x: number): boolean => fireEvent.change(slider, { target: { value: String(x) } })

test('a wrong place brings a new picture, a pressed one is no answer, and the right one lets in', async () => {
  const { user, calls, popup, puzzle, member } = await open()
  const slider = await ready(puzzle)
  await hasFocus(slider)
  const check = within(puzzle).getByRole('button', { name: 'Check' })
  expect([slider.value, check.getAttribute('aria-disabled')]).toEqual(['0', 'true'])
  await user.click(check)
  await user.keyboard('{Enter}')
  expect(calls, 'a piece that was not moved is no answer').not.toContain(JUDGING)
  const { x } = await answer()
  slide(slider, x > 130 ? 39 : 221)
  expect(slider.getAttribute('aria-valuetext')).toBe(`Moved ${x > 130 ? 15 : 85}%`)
  expect(check.getAttribute('aria-disabled')).toBeNull()
  fireEvent.pointerDown(slider, { clientX: 40 })
  fireEvent.pointerUp(slider, { clientX: 43 })
  expect(calls, 'pressing somewhere only brings the piece there').not.toContain(JUDGING)
  await user.click(check)
  await within(puzzle).findByText('That was not correct. Try a new picture.')
  expect(slider.value).toBe('0')
  await hasFocus(await ready(puzzle))
  expect((await field(popup, 'Password')).value).toBe(member.password)
  slide(slider, (await answer()).x)
  fireEvent.pointerDown(slider, { clientX: 0 })
  fireEvent.pointerUp(slider, { clientX: 90 })
  await isIn()
  expect(screen.queryByRole('dialog')).toBeNull()
})

/** A voice that writes down what it is told to say, until the page goes. */
function giveVoice(lang: string): string[] {
  const said: string[] = []
  const voice = Object.assign(new EventTarget(), {
    getVoices: () => [{ lang, default: true, localService: true }],
    cancel: () => undefined,
    speak: ({ lang: by, text }: { lang: string; text: string }) => said.push(`${by}: ${text}`),
  })
  class Utterance {
    readonly text: string
    constructor(text: string) {
      this.text = text
    }
  }
  vi.stubGlobal('speechSynthesis', voice)
  vi.stubGlobal('SpeechSynthesisUtterance', Utterance)
  return said
}

test('a question is asked instead, tried again, renewed, refused, and lets in', async () => {
  const { user, site, puzzle } = await open()
  const spoken = giveVoice('en-GB')
  await ready(puzzle)
  await press(user, puzzle, 'Answer a question instead')
  const said = await within(puzzle).findByRole<HTMLInputElement>('textbox')
  await hasFocus(said)
  const question = (): string => said.labels?.[0]?.textContent ?? ''
  await vi.waitFor(() => expect(question()).not.toBe('Loading'))
  const first = question()
  expect(within(puzzle).getByRole('status').textContent, 'read out').toBe(first)
  await press(user, puzzle, 'Read it aloud')
  expect(spoken).toEqual([`en-GB: ${first}`])
  await user.click(said)
  await user.keyboard('{Enter}')
  expect(saidOf(said)).toBe('Type your answer')
  await fill(user, said, 'not it')
  await user.keyboard('{Enter}')
  await within(puzzle).findByText('That was not the answer. Here is another question.')
  await vi.waitFor(() => expect([first, 'Loading']).not.toContain(question()))
  expect([said.value, saidOf(said)]).toEqual(['', ''])
  await hasFocus(said)
  await site.sandbox.scenario({
    kind: 'refusing',
    endpoint: 'getCaptchaQuestion',
    message: 'too many requests',
    times: 2,
  })
  await press(user, puzzle, 'Another question')
  await hasFocus(await within(puzzle).findByRole('button', { name: 'Try again' }))
  expect(within(puzzle).getByRole('alert').textContent).toContain('Try again after 5 minutes.')
  await press(user, puzzle, 'Back to the picture')
  await hasFocus(await ready(puzzle))
  await press(user, puzzle, 'Answer a question instead')
  await user.click(await within(puzzle).findByRole('button', { name: 'Try again' }))
  const again = await within(puzzle).findByRole<HTMLInputElement>('textbox')
  await vi.waitFor(() => expect(again.labels?.[0]?.textContent).not.toBe('Loading'))
  await fill(user, again, ((await answer()).words ?? []).toReversed().join(', '))
  await press(user, puzzle, 'Check')
  await isIn()
})

test('giving up keeps the login as it was; a picture that does not come, and a refusal, are told in their place', async () => {
  const { user, site, popup, puzzle, calls } = await open()
  await ready(puzzle)
  await user.keyboard('{Escape}')
  await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'One more step' })).toBeNull())
  await within(popup).findByText('Please complete the verification first.')
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 404, endpoint: 'getSliderPuzzle' })
  await press(user, popup, 'Log in')
  const failed = await dialog('One more step')
  const again = await within(failed).findByRole('button', { name: 'Try again' })
  within(failed).getByRole('alert')
  await hasFocus(again)
  await site.sandbox.clear('failing')
  await user.click(again)
  const slider = await ready(failed)
  await hasFocus(slider)
  const picture = within(failed).getByRole<HTMLImageElement>('img', { name: 'A picture with a piece missing' }).src
  await site.sandbox.scenario({
    kind: 'refusing',
    endpoint: 'judgeSliderPuzzle',
    message: 'too many requests',
    times: 1,
  })
  slide(slider, 100)
  await press(user, failed, 'Check')
  await within(failed).findByText('Try again after 5 minutes.')
  await vi.waitFor(() => expect(slider.value).toBe('0'))
  await ready(failed)
  await press(user, failed, 'Another picture')
  await vi.waitFor(async () => {
    await ready(failed)
    expect(within(failed).getByRole<HTMLImageElement>('img', { name: /piece/ }).src).not.toBe(picture)
  })
  slide(slider, (await answer()).x)
  await press(user, failed, 'Check')
  await isIn()
  expect(calls.some((call) => call === 'POST /wps/session/login/slider')).toBe(true)
  expect(callsTo({ calls }, '/wps/session/login'), 'by the second form alone').toBe(0)
})
