import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import * as v from 'valibot'
import { afterAll, describe, expect, test } from 'vitest'
import { beginUpload } from '../../../src/api/uploads.ts'
import { createTestSandbox, ORIGIN } from '../testing/sandbox.ts'
import { PART_SIZE } from './uploads.ts'

const bench = createTestSandbox()
afterAll(() => bench.sandbox.close())

/** What no format makes smaller. */
const noise = (side: number) => sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
const plain = await noise(64).png().toBuffer()
const large = await noise(640).png().toBuffer()
const jpeg = await noise(64).jpeg().toBuffer()
const placed = await noise(64)
  .jpeg()
  .withExif({ IFD0: { Copyright: 'somebody' } })
  .toBuffer()

async function enter() {
  const { token } = await bench.member()
  const begin = async (payload: object) => bench.call('beginUpload', { token, payload })
  const part = (id: string, number: number, data: Uint8Array, as = token) =>
    bench.call('sendUploadPart', {
      token: as,
      payload: { id, part: number, data: Buffer.from(data).toString('base64') },
    })
  const send = async (bytes: Uint8Array, type = 'image/png', purpose = 'avatar') => {
    const { id } = v.parse(beginUpload.reply, (await begin({ purpose, type, size: bytes.length })).value)
    let last = await part(id, 0, bytes.subarray(0, PART_SIZE))
    for (let at = 1; at * PART_SIZE < bytes.length; at += 1)
      last = await part(id, at, bytes.subarray(at * PART_SIZE, (at + 1) * PART_SIZE))
    return { id, last }
  }
  return { token, begin, part, send }
}

describe('a picture', () => {
  test.each([
    ['a small one', plain, 'image/png'],
    ['one of several parts', large, 'image/png'],
    ['a JPEG', jpeg, 'image/jpeg'],
  ])('%s comes whole, and is served as it was sent', async (_, bytes, type) => {
    const { send } = await enter()
    const { id, last } = await send(bytes, type)
    expect(last).toMatchObject({ success: true, value: { whole: true } })
    const shown = await bench.sandbox.fetch(new Request(`${ORIGIN}/img/uploads/${id}`))
    expect(shown.headers.get('content-type')).toBe(type)
    expect(Buffer.from(await shown.arrayBuffer()).equals(bytes)).toBe(true)
  })

  test('takes a part that is sent twice once', async () => {
    const { begin, part } = await enter()
    const { id } = v.parse(
      beginUpload.reply,
      (await begin({ purpose: 'avatar', type: 'image/png', size: large.length })).value,
    )
    await part(id, 0, large.subarray(0, PART_SIZE))
    expect(await part(id, 0, large.subarray(0, PART_SIZE))).toMatchObject({ value: { whole: false } })
    for (let at = 1; at * PART_SIZE < large.length; at += 1)
      await part(id, at, large.subarray(at * PART_SIZE, (at + 1) * PART_SIZE))
    // The answer to the last one may be lost as well.
    expect(await part(id, 0, large.subarray(0, PART_SIZE))).toMatchObject({ value: { whole: true } })
  })

  test.each([
    ['that is something else', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'not a picture of this type'],
    ['of another type', jpeg, 'not a picture of this type'],
    ['that tells who made it', placed, 'the picture holds metadata'],
  ])('%s is refused', async (_, bytes, message) => {
    const { send } = await enter()
    const type = bytes === placed ? 'image/jpeg' : 'image/png'
    expect((await send(bytes, type)).last).toMatchObject({ success: false, message })
  })

  test('is the member’s own, and slips are shown to nobody', async () => {
    const [one, other] = [await enter(), await enter()]
    const { id } = await one.send(plain, 'image/png', 'deposit-slip')
    expect(await other.part(id, 0, plain)).toMatchObject({ success: false, message: 'picture not found' })
    expect((await bench.sandbox.fetch(new Request(`${ORIGIN}/img/uploads/${id}`))).status).toBe(404)
  })

  test('is no larger than 5 MB, and a part is as long as was said', async () => {
    const { begin, part } = await enter()
    const said = { purpose: 'avatar', type: 'image/png' }
    expect(await begin({ ...said, size: 5 * 1024 * 1024 + 1 })).toMatchObject({ status: 400, value: { field: 'size' } })
    const { id } = v.parse(beginUpload.reply, (await begin({ ...said, size: plain.length })).value)
    for (const bytes of [plain.subarray(1), Buffer.concat([plain, plain])])
      expect(await part(id, 0, bytes)).toMatchObject({ success: false, message: 'wrong part' })
    expect(await part(id, 1, plain)).toMatchObject({ success: false, message: 'wrong part' })
  })
})
