/** For tests in process: deposits that were asked for, and pictures of their payment. */
import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import * as v from 'valibot'
import { createDeposit } from '../../../src/api/money/deposits.ts'
import { HEADERS } from '../../../src/api/transport/envelope.ts'
import { beginUpload } from '../../../src/api/uploads.ts'
import { ORIGIN, type Bench, type Heard, type Said } from './sandbox.ts'

/** Asks for a deposit, by bank unless said otherwise. */
export function askDeposit(bench: Bench, token: string, said: object = {}): Promise<Heard> {
  const requestNo = randomBytes(16).toString('hex')
  return bench.call('createDeposit', {
    token,
    payload: { requestNo, from: 'BANK-1', amount: '50.00', payer: 'Ana', returnUrl: `${ORIGIN}/`, ...said },
    headers: { [HEADERS.idempotency]: requestNo },
  })
}

/** @returns its reference @throws where it was refused */
export async function makeDeposit(bench: Bench, token: string, said: object = {}): Promise<string> {
  return v.parse(createDeposit.reply, (await askDeposit(bench, token, said)).value).reference
}

/** A picture that has arrived. @returns its id */
export async function sendPicture(bench: Bench, token: string, purpose: string): Promise<string> {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#777' } })
    .png()
    .toBuffer()
  const said = { purpose, type: 'image/png', size: bytes.length }
  const { id } = v.parse(beginUpload.reply, (await bench.call('beginUpload', { token, payload: said })).value)
  await bench.call('sendUploadPart', { token, payload: { id, part: 0, data: bytes.toString('base64') } })
  return id
}

/** A member with an order that waits. */
export async function readyDeposit(bench: Bench): Promise<Said & { readonly payload: { readonly reference: string } }> {
  const { token } = await bench.member()
  return { token, payload: { reference: await makeDeposit(bench, token) } }
}

/** The same, with a picture of its payment. */
export async function readySlip(bench: Bench): Promise<Said> {
  const { token = '', payload } = await readyDeposit(bench)
  return { token, payload: { ...payload, uploads: [await sendPicture(bench, token, 'deposit-slip')] } }
}
