/** The slider captcha, at the second form of login (spec 3): by keys, by hand, by a question; and what it gives away. */
import type { Locator, Page } from 'playwright/test'
import { bringAxe, expectAccessible } from '../support/axe.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'
import type { Player } from '../support/player.ts'
import type { SandboxOfTest } from '../support/servers/sandbox.ts'
import { passSlider, readySlider, slideByKeys, sliderAnswer, sliderDialog } from '../support/pages/slider.ts'
import type { Say } from '../support/words.ts'

// One brand has it, whichever brand the run is about.
test.describe('a login that wants the slider', { tag: '@pampas' }, () => {
  test.use({ brand: 'hoasen' })

  interface Visit {
    readonly page: Page
    readonly player: Player
    readonly sandbox: SandboxOfTest
    readonly say: Say
  }

  /** Sends a login that is asked for a proof. */
  async function open({ page, player, sandbox, say }: Visit): Promise<{ form: Locator; dialog: Locator }> {
    const member = await sandbox.member('player')
    await sandbox.scenario({ kind: 'captcha' })
    await player.open('/index')
    const form = await player.loginForm()
    await player.fill(form, member)
    await player.send(form).click()
    const dialog = sliderDialog(page, say)
    await expect(dialog).toBeVisible()
    return { form, dialog }
  }

  /** A headless browser has no voice. This one writes down what it is told to say. */
  async function giveVoice(page: Page, lang: string): Promise<void> {
    await page.addInitScript((spoken) => {
      const speechSynthesis = Object.assign(new EventTarget(), {
        getVoices: () => [{ lang: spoken, default: true, localService: true }],
        cancel: () => undefined,
        speak: ({ lang: by, text }: { lang: string; text: string }) => {
          document.documentElement.dataset['said'] = `${by}: ${text}`
        },
      })
      class SpeechSynthesisUtterance {
        text: string
        constructor(text: string) {
          this.text = text
        }
      }
      for (const [name, value] of Object.entries({ speechSynthesis, SpeechSynthesisUtterance }))
        Object.defineProperty(globalThis, name, { value })
    }, lang)
  }

  test(
    'lets in whoever puts the piece into its place by keys, after a wrong try',
    { tag: ['@desktop', '@pairs'] },
    async ({ page, player, sandbox, say }) => {
      const { form, dialog } = await open({ page, player, sandbox, say })
      const slider = await readySlider(dialog, say)
      await expect(slider).toBeFocused()
      const judged: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST') judged.push(new URL(request.url()).pathname)
      })
      await slider.click()
      await expect(slider, 'pressing somewhere brings the piece there').not.toHaveValue('0')
      await slider.press('Home')
      const { x } = await sliderAnswer(page)
      await slideByKeys(slider, x > 130 ? 40 : 220)
      expect(judged, 'and is no answer').not.toContain('/wps/captcha/slider')
      await slider.press('Enter')
      await expect(dialog.getByRole('alert')).toContainText(say('That was not correct. Try a new picture.'))
      await expect(slider).toHaveValue('0')
      await expect(slider, 'one may go on at once').toBeFocused()
      await expect(form.getByLabel(say('Password'), { exact: true })).not.toHaveValue('')
      await passSlider(page, say)
      await expect(player.account).toBeVisible()
      await expect(dialog).toHaveCount(0)
    },
  )

  test('takes the piece from a hand', async ({ page, player, sandbox, say, device }) => {
    const { dialog } = await open({ page, player, sandbox, say })
    const slider = await readySlider(dialog, say)
    const { x } = await sliderAnswer(page)
    // It rises while it opens.
    await dialog.evaluate(async (it) => {
      await Promise.all(it.getAnimations().map(({ finished }) => finished))
    })
    const box = await slider.boundingBox()
    if (!box) throw new Error('the slider has no box')
    const most = Number(await slider.getAttribute('max'))
    const thumb = (box.width * (320 - most)) / 320
    const y = box.y + box.height / 2
    const from = box.x + thumb / 2
    const to = from + ((box.width - thumb) * x) / most
    if (device === 'phone') {
      const touch = await page.context().newCDPSession(page)
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: number): Promise<unknown> =>
        touch.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at, y }] })
      await send('touchStart', from)
      for (let step = 1; step <= 8; step += 1) await send('touchMove', from + ((to - from) * step) / 8)
      await send('touchEnd')
    } else {
      await page.mouse.move(from, y)
      await page.mouse.down()
      await page.mouse.move(to, y, { steps: 8 })
      await page.mouse.up()
    }
    await expect(player.account, 'letting go is the answer').toBeVisible()
  })

  test(
    'asks a question of whoever can’t see the piece, and takes the answer',
    { tag: ['@phone', '@pairs'] },
    async ({ page, player, sandbox, say }) => {
      await giveVoice(page, 'vi-VN')
      const { dialog } = await open({ page, player, sandbox, say })
      await dialog.getByRole('button', { name: say('Answer a question instead') }).press('Enter')
      const answer = dialog.getByRole('textbox')
      await expect(answer).toBeFocused()
      await expect(answer, 'the question is its name, in the player’s language').toHaveAccessibleName(/^Hai từ nào/)
      await dialog.getByRole('button', { name: say('Read it aloud') }).click()
      await expect(page.locator('html')).toHaveAttribute('data-said', /^vi-VN: Hai từ nào/)
      await answer.press('Enter')
      await expect(answer).toHaveAccessibleDescription(say('Type your answer'))
      const nameOf = () => answer.evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '')
      const first = await nameOf()
      const { promise: held, resolve: letGo } = Promise.withResolvers<void>()
      await page.route('**/wps/captcha/question*', async (route) => {
        if (route.request().method() === 'GET') await held
        await route.continue()
      })
      await answer.fill('không biết')
      await answer.press('Enter')
      await expect(dialog.getByRole('alert')).toContainText(say('That was not the answer. Here is another question.'))
      await expect(answer, 'the old question is gone while the new one is awaited').toHaveAccessibleName(say('Loading'))
      letGo()
      await expect(answer).toHaveAccessibleName(/^Hai từ nào/)
      await expect(answer).not.toHaveAccessibleName(first)
      await expect(dialog.getByRole('status'), 'the new question is read out').toHaveText(await nameOf())
      await expect(answer).toHaveValue('')
      await expect(answer).toBeFocused()
      await sandbox.scenario({
        kind: 'refusing',
        endpoint: 'getCaptchaQuestion',
        message: 'too many requests',
        times: 2,
      })
      await dialog.getByRole('button', { name: say('Another question') }).click()
      const again = dialog.getByRole('button', { name: say('Try again') })
      await expect(again, 'also a refusal may be tried again').toBeFocused()
      await dialog.getByRole('button', { name: say('Back to the picture') }).click()
      await expect(await readySlider(dialog, say)).toBeFocused()
      await dialog.getByRole('button', { name: say('Answer a question instead') }).click()
      await again.press('Enter')
      await expect(answer).toBeFocused()
      await expect(answer).toHaveAccessibleName(/^Hai từ nào/)
      const { words } = await sliderAnswer(page)
      await answer.fill((words ?? []).toReversed().join(', '))
      await dialog.getByRole('button', { name: say('Check') }).click()
      await expect(player.account).toBeVisible()
    },
  )

  test('never tells the page where the piece belongs', { tag: '@desktop' }, async ({ page, player, sandbox, say }) => {
    const answers: string[] = []
    page.on('response', (response) => {
      if (response.url().includes('/wps/'))
        void response.text().then(
          (text) => answers.push(text),
          () => undefined,
        )
    })
    const { dialog } = await open({ page, player, sandbox, say })
    let told = true
    // One number may stand there by chance, but not each of five.
    for (let puzzle = 0; told && puzzle < 5; puzzle += 1) {
      const slider = await readySlider(dialog, say)
      const { x } = await sliderAnswer(page)
      await slider.press('ArrowRight')
      const seen = await dialog.evaluate((element) => {
        const styles = [...element.querySelectorAll('*')].flatMap((each) => {
          const { transform, left, width, backgroundPosition, clipPath, maskPosition } = getComputedStyle(each)
          return [transform, left, width, backgroundPosition, clipPath, maskPosition]
        })
        return [element.outerHTML, document.cookie, ...Object.values(sessionStorage), ...styles].join('\n')
      })
      const text = [seen, ...answers.splice(0)].join('\n').replace(/(?:base64,|":")[A-Za-z0-9+/=]{200,}/g, '')
      const numbers = new Set(text.match(/\d+(?:\.\d+)?/g)?.map(Number))
      told = [x, 2 * x, x / 320, x / 260, (100 * x) / 320].some((each) => numbers.has(each))
      await expect(slider).toHaveAttribute('aria-valuetext', say('Moved {share}', { share: '0%' }))
      expect(Number(await slider.getAttribute('max'))).toBe(260)
      const picture = dialog.getByRole('img')
      const before = await picture.getAttribute('src')
      await dialog.getByRole('button', { name: say('Another picture') }).click()
      await expect(picture).not.toHaveAttribute('src', before ?? '')
    }
    expect(told).toBe(false)
  })

  test(
    'is left by Escape, tells a failure in its place, and looks right in every light',
    { tag: ['@phone', '@pairs'] },
    async ({ page, player, sandbox, say, faults }) => {
      await bringAxe(page)
      const { form, dialog } = await open({ page, player, sandbox, say })
      await readySlider(dialog, say)
      await page.setViewportSize({ width: 320, height: 640 })
      for (const media of [{ colorScheme: 'dark' }, { reducedMotion: 'reduce' }] as const) {
        await page.emulateMedia(media)
        await expectAccessible(page, `slider, ${JSON.stringify(media)}`)
      }
      expect(await sidewaysScroll(page)).toBe(0)
      await dialog.getByRole('button', { name: say('Answer a question instead') }).click()
      await expect(dialog.getByRole('textbox')).toBeVisible()
      await expectAccessible(page, 'the question')
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(form.getByRole('alert')).toContainText(say('Please complete the verification first.'))
      await expect(player.send(form), 'the login can be sent again').toBeFocused()

      faults.expect(/Failed to load resource/)
      await sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'getSliderPuzzle' })
      await player.send(form).click()
      await expect(dialog.getByRole('alert')).toContainText(say('The server has a problem'))
      await sandbox.clear()
      await sandbox.scenario({ kind: 'captcha' })
      await dialog.getByRole('button', { name: say('Try again') }).click()
      await expect(await readySlider(dialog, say)).toBeFocused()
      await sandbox.scenario({
        kind: 'refusing',
        endpoint: 'judgeSliderPuzzle',
        message: 'too many requests',
        times: 1,
      })
      const slider = await readySlider(dialog, say)
      await slideByKeys(slider, 100)
      await dialog.getByRole('button', { name: say('Check') }).click()
      await expect(dialog.getByRole('alert')).toContainText(say('Try again after 5 minutes.'))
      await expect.poll(() => slider.inputValue(), 'with a new picture').toBe('0')
      await passSlider(page, say)
      await expect(player.account).toBeVisible()
    },
  )
})
