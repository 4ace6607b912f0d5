import sharp from 'sharp'
import { expect, test } from 'vitest'
import { drawCaptcha, newAnswer } from './draw.ts'
import { STROKES } from './strokes.ts'

test('a captcha is a PNG of a known size, small, and never the same', async () => {
  const [one, two] = await Promise.all([drawCaptcha('A3KX'), drawCaptcha('A3KX')])
  expect(await sharp(one).metadata()).toMatchObject({ format: 'png', width: 320, height: 112 })
  expect(one.length).toBeLessThan(40_000)
  expect(one.equals(two)).toBe(false)
})

test('an answer has four characters that can be drawn, and is not foreseeable', () => {
  const answers = Array.from({ length: 200 }, newAnswer)
  for (const answer of answers) {
    expect(answer).toHaveLength(4)
    expect([...answer].every((character) => character in STROKES)).toBe(true)
  }
  expect(new Set(answers).size).toBeGreaterThan(190)
})

test('a picture of letters differs from one without', async () => {
  // Percent of dark pixels. Colours are drawn by lot and some are pale, so three pictures count together.
  const ink = async (text: string) => {
    const pictures = await Promise.all(
      [1, 2, 3].map(async () =>
        sharp(await drawCaptcha(text))
          .greyscale()
          .raw()
          .toBuffer(),
      ),
    )
    const pixels = pictures.flatMap((picture) => [...picture])
    return (100 * pixels.filter((grey) => grey < 120).length) / pixels.length
  }
  expect(await ink('HHHH')).toBeGreaterThan((await ink('')) + 3)
})
