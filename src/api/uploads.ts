/**
 * Pictures that members send (spec 4: "not received (uploads proof)"; spec 9: "images at most 5MB each and 3 per upload").
 * Spec: the calls are not shown. A picture goes in parts, so that a slow line shows how far it is, and one that breaks goes
 * on where it was.
 */
import * as v from 'valibot'
import { PICTURE_LIMIT } from '../rules/figures.ts'
import { PICTURE_TYPES } from '../rules/picture-file.ts'
import { endpoint } from './transport/endpoint.ts'
import { bit, count } from './schemas.ts'

/** What a picture is sent for. */
export const UPLOAD_PURPOSES = ['deposit-slip', 'receipt-proof', 'application', 'feedback', 'chat', 'avatar'] as const

/** The id of a picture, by which other calls name it. */
export const uploadId = v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/, 'the id of a picture'))

/** The shortest and the longest part in bytes that there are, and what that is in base64. */
export const SHORTEST_PART = 1024
export const LONGEST_PART = 128 * 1024
const LONGEST_TEXT = Math.ceil(LONGEST_PART / 3) * 4

/** Says that a picture comes: what for, of what type and size in bytes. Its parts have as many bytes each, but for the last. */
export const beginUpload = endpoint({
  name: 'beginUpload',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/member/uploads',
  token: 'required',
  assumed: true,
  request: v.strictObject({
    purpose: v.picklist(UPLOAD_PURPOSES),
    type: v.picklist(PICTURE_TYPES),
    size: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(PICTURE_LIMIT)),
  }),
  reply: v.object({ id: v.string(), partSize: count }),
})

/** A part of it, counted from 0, in base64; sent once more it takes its own place. `whole` with the last that was missing. */
export const sendUploadPart = endpoint({
  name: 'sendUploadPart',
  module: 'ACCOUNT',
  method: 'POST',
  path: '/wps/member/uploads/part',
  token: 'required',
  assumed: true,
  request: v.strictObject({
    id: uploadId,
    part: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(PICTURE_LIMIT)),
    data: v.pipe(v.string(), v.regex(/^[A-Za-z0-9+/]+={0,2}$/, 'base64'), v.maxLength(LONGEST_TEXT)),
  }),
  reply: v.object({ whole: bit }),
})
