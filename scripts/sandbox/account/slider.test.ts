import { randomInt } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { proveByPuzzle, proveHuman, readyPuzzle, readyQuestion } from '../testing/captcha.ts'
import { PUZZLE } from '../captcha/puzzle-shape.ts'
import { SEED_PASSWORD } from '../seeds/account/accounts.ts'
import { TOLERANCE } from './slider.ts'
import { CHECK_MS, PROOF_MS, WRONG_ANSWERS } from '../store/account/human-checks.ts'
import { createTestSandbox, wireframe, type Bench } from '../testing/sandbox.ts'

const REFUSED = { status: 200, success: false }
const CHECK_FAILED = { ...REFUSED, message: 'captcha check failed' }
const PROOF_WANTED = { ...REFUSED, message: 'please complete verification first', value: { captcha: true } }

interface Placed {
  readonly id: string
  readonly x: number
}
/** The right answer, moved. */
const moved = (payload: unknown, by: number): Placed => {
  const { id, x } = payload as Placed // as `readyPuzzle` writes it
  return { id, x: x + by }
}

/** A place for the piece and no pictures, which take most of the time: what they hold is tested beside `drawPuzzle`. */
const unseen = {
  drawPuzzle: async () => ({ scene: Buffer.from('scene'), piece: Buffer.from('piece'), target: randomInt(84, 250) }),
}

function openClock() {
  let time = Date.now()
  const bench = createTestSandbox({ ...unseen, now: () => time })
  return { bench, later: (ms: number) => (time += ms) }
}

describe('the puzzle', () => {
  test('says nothing of its target', async () => {
    const bench = createTestSandbox()
    const { value } = await bench.call('getSliderPuzzle')
    const told = value as Record<string, unknown> // the contract's own test has parsed it
    expect(Object.keys(told).toSorted()).toEqual(['height', 'id', 'piece', 'pieceWidth', 'scene', 'width'])
    // Its numbers are those of every puzzle.
    expect(told).toMatchObject(PUZZLE)
    // Pictures in WebP, whose files begin like this.
    for (const picture of [told['scene'], told['piece']]) expect(picture).toMatch(/^UklGR/)
  })

  test.each([-TOLERANCE, TOLERANCE])('takes a piece that is %i off its place', async (by) => {
    const bench = createTestSandbox(unseen)
    const ready = await readyPuzzle(bench)
    const heard = await bench.call('judgeSliderPuzzle', { ...ready, payload: moved(ready.payload, by) })
    expect(heard).toMatchObject({ success: true, value: { token: expect.stringMatching(/^.{32}$/) } })
  })

  test.each([-TOLERANCE - 1, TOLERANCE + 1])('refuses one that is %i off, and is used up by it', async (by) => {
    const bench = createTestSandbox(unseen)
    const ready = await readyPuzzle(bench)
    expect(await bench.call('judgeSliderPuzzle', { ...ready, payload: moved(ready.payload, by) })).toMatchObject(
      CHECK_FAILED,
    )
    expect(await bench.call('judgeSliderPuzzle', ready)).toMatchObject(CHECK_FAILED)
  })

  test('is good once, for its own browser, for five minutes, and only the last one drawn', async () => {
    const { bench, later } = openClock()
    const used = await readyPuzzle(bench)
    expect(await bench.call('judgeSliderPuzzle', used)).toMatchObject({ success: true })
    expect(await bench.call('judgeSliderPuzzle', used)).toMatchObject(CHECK_FAILED)
    const [mine, other] = [await readyPuzzle(bench), await readyPuzzle(bench)]
    expect(await bench.call('judgeSliderPuzzle', { ...mine, cookie: other.cookie })).toMatchObject(CHECK_FAILED)
    const { payload } = await readyPuzzle(bench)
    expect(await bench.call('judgeSliderPuzzle', { payload }), 'without a cookie').toMatchObject(CHECK_FAILED)
    const first = await readyPuzzle(bench)
    await readyPuzzle(bench, { cookie: first.cookie })
    expect(await bench.call('judgeSliderPuzzle', first)).toMatchObject(CHECK_FAILED)
    const late = await readyPuzzle(bench)
    later(CHECK_MS)
    expect(await bench.call('judgeSliderPuzzle', late)).toMatchObject(CHECK_FAILED)
  })

  test('takes no more answers from a browser that was wrong eight times within five minutes', async () => {
    const { bench, later } = openClock()
    const { cookie } = await bench.call('getSliderPuzzle')
    for (let tries = 0; tries < WRONG_ANSWERS; tries += 1) {
      const payload = { id: '0'.repeat(24), x: 1 }
      expect(await bench.call('judgeSliderPuzzle', { cookie, payload })).toMatchObject(CHECK_FAILED)
    }
    expect(await bench.call('judgeSliderPuzzle', await readyPuzzle(bench, { cookie }))).toMatchObject({
      ...REFUSED,
      message: 'too many requests',
    })
    const question = await readyQuestion(bench, { cookie })
    expect(await bench.call('judgeCaptchaQuestion', question)).toMatchObject({ message: 'too many requests' })
    later(CHECK_MS + 1)
    expect(await bench.call('judgeSliderPuzzle', await readyPuzzle(bench, { cookie }))).toMatchObject({ success: true })
  })
})

describe('the question', () => {
  test('is asked in the language of the call, and its words give a proof once', async () => {
    const bench = createTestSandbox()
    expect((await bench.call('getCaptchaQuestion')).value).toMatchObject({
      question: expect.stringContaining('¿Cuáles'),
    })
    expect((await bench.call('getCaptchaQuestion', { merchant: wireframe })).value).toMatchObject({
      question: expect.stringContaining('Which two'),
    })
    const ready = await readyQuestion(bench)
    expect(await bench.call('judgeCaptchaQuestion', ready)).toMatchObject({ success: true })
    expect(await bench.call('judgeCaptchaQuestion', ready)).toMatchObject(CHECK_FAILED)
  })

  test('is used up by a wrong answer', async () => {
    const bench = createTestSandbox()
    const ready = await readyQuestion(bench)
    const { id } = ready.payload as { id: string } // as `readyQuestion` writes it
    expect(await bench.call('judgeCaptchaQuestion', { ...ready, payload: { id, answer: 'x' } })).toMatchObject(
      CHECK_FAILED,
    )
    expect(await bench.call('judgeCaptchaQuestion', ready)).toMatchObject(CHECK_FAILED)
  })
})

describe('the second form of login', () => {
  const logIn = (bench: Bench, cookie: string, sliderCaptcha?: unknown, password = SEED_PASSWORD) =>
    bench.call('loginWithSlider', {
      cookie,
      payload: { username: 'player', password, ...(sliderCaptcha ? { sliderCaptcha } : {}) },
    })

  test('takes no more proofs for an account after eight that were none, from whatever browser', async () => {
    const { bench, later } = openClock()
    await bench.control('POST', '/sandbox/scenarios', { kind: 'captcha' })
    const made = { provider: 'puzzle', token: 'made-up' }
    for (let tries = 0; tries < WRONG_ANSWERS; tries += 1)
      expect(await logIn(bench, '', made)).toMatchObject(PROOF_WANTED)
    const { proof, cookie } = await proveHuman(bench)
    expect(await logIn(bench, cookie, proof)).toMatchObject({ message: 'too many requests', value: { captcha: false } })
    later(CHECK_MS)
    const fresh = await proveHuman(bench)
    expect(await logIn(bench, fresh.cookie, fresh.proof)).toMatchObject({ success: true })
  })

  test('asks for no proof until three logins have failed, then for a fresh one each time', async () => {
    const { bench, later } = openClock()
    const { proof, cookie } = await proveByPuzzle(bench)
    const failed = []
    for (let tries = 0; tries < 3; tries += 1) failed.push((await logIn(bench, cookie, undefined, 'wrong')).value)
    expect(failed).toEqual([{ captcha: false }, { captcha: false }, { captcha: true }])
    expect(await logIn(bench, cookie)).toMatchObject(PROOF_WANTED)
    expect(await logIn(bench, cookie, { provider: 'puzzle', token: 'made-up' })).toMatchObject(PROOF_WANTED)
    expect(await logIn(bench, cookie, { ...proof, provider: 'vendor' })).toMatchObject(PROOF_WANTED)
    expect(await logIn(bench, cookie, proof, 'wrong')).toMatchObject({ ...REFUSED, value: { captcha: true } })
    expect(await logIn(bench, cookie, proof), 'a proof is used up').toMatchObject(PROOF_WANTED)
    const late = await proveHuman(bench, { cookie })
    later(PROOF_MS)
    expect(await logIn(bench, cookie, late.proof)).toMatchObject(PROOF_WANTED)
    const stolen = await proveHuman(bench)
    expect(await logIn(bench, cookie, stolen.proof), 'another browser’s').toMatchObject(PROOF_WANTED)
    const fresh = await proveByPuzzle(bench, { cookie })
    expect(await logIn(bench, cookie, fresh.proof)).toMatchObject({
      success: true,
      value: { token: expect.stringMatching(/./) },
    })
  })
})
