import { createStore } from 'jotai'
import { describe, expect, test } from 'vitest'
import { Refusal, TransportFailure } from '../../../rules/failure.ts'
import { brandAtom } from '../../site/brand.ts'
import { dropDraftAtom, registerDraftAtom } from './register-draft.ts'
import { holdDraftAtom, sendRegistrationAtom } from './registering.ts'
import { reloadHeldAtom } from '../../site/reload.ts'
import { testBrand } from '../../../testing/state.ts'

const SENT_AS = { username: 'ana', password: 'Horse-2468' }
const TAKEN = new Refusal('registerMember', 'taken', { field: 'username' })

/** A page with a draft, and a registration that ends when the test says so. */
function open() {
  const store = createStore()
  store.set(brandAtom, testBrand())
  const type = (values: Readonly<Record<string, string>>): void =>
    store.set(registerDraftAtom, (before) => ({ ...before, values }))
  type({ username: 'ana', countryDialingCode: '+54' })
  const answers: ReturnType<typeof Promise.withResolvers<void>>[] = []
  const send = (): Promise<unknown> => {
    const sent = store.set(sendRegistrationAtom, SENT_AS, () => {
      const answer = Promise.withResolvers<void>()
      answers.push(answer)
      return answer.promise
    })
    return sent.catch((error: unknown) => error)
  }
  const sentTimes = (times: number) => expect.poll(() => answers.length).toBe(times)
  return { store, type, answers, send, sentTimes, draft: () => store.get(registerDraftAtom) }
}

describe('a registration', () => {
  test('is sent once, however many forms send it, and all of them hear of it', async () => {
    const { answers, send, sentTimes, draft } = open()
    const sent = [send(), send()]
    await sentTimes(1)
    expect(draft().sending).toBeInstanceOf(Promise)
    answers[0]?.reject(TAKEN)
    expect(await Promise.all(sent)).toEqual([TAKEN, TAKEN])
    expect(draft()).toEqual({ ...draft(), failure: TAKEN, tries: 1, unheard: null })
    expect(draft().sending).toBeUndefined()
  })

  test('that failed keeps why until the next one', async () => {
    const { store, type, answers, send, sentTimes, draft } = open()
    const first = send()
    await sentTimes(1)
    // What was sent is what may have been made, whatever is typed meanwhile.
    type({ username: 'ben', countryDialingCode: '+54' })
    answers[0]?.reject(new TransportFailure('registerMember', 'network'))
    await first
    expect(draft()).toMatchObject({ unheard: SENT_AS, values: { username: 'ben' } })
    store.set(registerDraftAtom, (before) => ({ ...before, read: true }))
    const second = send()
    expect(draft()).not.toHaveProperty('failure')
    expect(draft()).not.toHaveProperty('read')
    await sentTimes(2)
    answers[1]?.resolve()
    await second
    expect(draft()).toMatchObject({ tries: 1 })
    expect(draft()).not.toHaveProperty('sending')
  })

  test('says nothing to whoever comes after its draft is gone', async () => {
    const { store, answers, send, sentTimes, draft } = open()
    const sent = send()
    await sentTimes(1)
    store.set(dropDraftAtom)
    answers[0]?.reject(TAKEN)
    expect(await sent).toBe(TAKEN)
    expect(draft()).toEqual({ way: null, values: {}, unheard: null })
  })
})

describe('reloads are held', () => {
  test.each(['dropped', 'emptied'])('until the draft is %s, and again once one types', (how) => {
    const { store, type } = open()
    const held = (): boolean => store.get(reloadHeldAtom)
    expect(held()).toBe(false)
    store.set(holdDraftAtom, store)
    store.set(holdDraftAtom, store)
    expect(held()).toBe(true)
    if (how === 'dropped') store.set(dropDraftAtom)
    else type({ username: '', countryDialingCode: '+54' })
    expect(held()).toBe(false)
    store.set(holdDraftAtom, store)
    expect(held(), 'nothing is there to lose').toBe(false)
    type({ username: 'ana' })
    store.set(holdDraftAtom, store)
    expect(held()).toBe(true)
  })
})
