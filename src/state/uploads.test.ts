import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTestSandbox, ORIGIN } from '../../scripts/sandbox/testing/sandbox.ts'
import { TransportFailure } from '../rules/failure.ts'
import { sessionAtom } from './account/login/session.ts'
import { openPage, stubStorage } from '../testing/state.ts'
import { sendPictureAtom, type UploadProgress } from './uploads.ts'

const bench = createTestSandbox()
afterAll(() => bench.sandbox.close())
beforeEach(stubStorage)
afterEach(async () => {
  vi.unstubAllGlobals()
  await bench.control('DELETE', '/sandbox/scenarios?brand=pampas')
})

/** Of several parts, since no format makes noise smaller. */
const bytes = await sharp(randomBytes(400 * 400 * 3), { raw: { width: 400, height: 400, channels: 3 } })
  .png()
  .toBuffer()
const shown = async (id: string): Promise<Buffer> => {
  const answer = await bench.sandbox.fetch(new Request(`${ORIGIN}/img/uploads/${id}`))
  return Buffer.from(await answer.arrayBuffer())
}

async function enter() {
  const { username, token } = await bench.member()
  const sent: string[] = []
  const { store } = openPage(async (input, init) => {
    const request = new Request(input, init)
    sent.push(new URL(request.url).pathname)
    return bench.sandbox.fetch(request)
  })
  store.set(sessionAtom, { token, accountType: 0, username, nickname: '' })
  const told: UploadProgress[] = []
  const send = (
    from: UploadProgress | null = null,
    signal = new AbortController().signal,
    hear: (progress: UploadProgress) => void = () => undefined,
    picture: Uint8Array = bytes,
  ) =>
    store.set(sendPictureAtom, {
      purpose: 'avatar',
      bytes: picture,
      from,
      signal,
      onProgress: (progress) => {
        told.push(progress)
        hear(progress)
      },
    })
  return { send, told, sent }
}

test('a picture that holds metadata does not leave the browser', async () => {
  const { send, sent } = await enter()
  const noted = await sharp(bytes)
    .jpeg()
    .withExif({ IFD0: { Copyright: 'somebody' } })
    .toBuffer()
  await expect(send(null, undefined, undefined, noted)).rejects.toThrow('tells more')
  expect(sent).toEqual([])
})

test('a picture arrives as it is, and says how far it is', async () => {
  const { send, told } = await enter()
  const id = await send()
  expect((await shown(id)).equals(bytes)).toBe(true)
  expect(told.map(({ sent }) => sent)).toEqual(told.map((_, index) => index))
  expect(told.length).toBeGreaterThan(3)
})

test('one that broke off goes on where it was', async () => {
  const { send, told, sent } = await enter()
  await bench.control('POST', '/sandbox/scenarios', {
    kind: 'failing',
    how: 'abort',
    when: 'after',
    endpoint: 'sendUploadPart',
    brand: 'pampas',
    times: 1,
  })
  await expect(send()).rejects.toThrow(TransportFailure)
  const from = told.at(-1) ?? null
  const id = await send(from)
  expect(id).toBe(from?.id)
  expect((await shown(id)).equals(bytes)).toBe(true)
  expect(sent.filter((path) => path === '/wps/member/uploads')).toHaveLength(1)
})

test('one that is given up stops, and nothing more is sent of it', async () => {
  const { send, sent } = await enter()
  const stop = new AbortController()
  const sending = send(null, stop.signal, ({ sent: parts }) => {
    if (parts === 1) stop.abort()
  })
  await expect(sending).rejects.toMatchObject({ reason: 'cancelled' })
  expect(sent.filter((path) => path.endsWith('/part'))).toHaveLength(1)
})
