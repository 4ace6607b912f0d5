/** What stands in where no demonstration is plugged in: no pictures, no games, and keys for texts. */
import sharp from 'sharp'
import { PUZZLE } from './captcha/puzzle-shape.ts'
import type { Demo } from './demo-port.ts'

const notFound = async (): Promise<Response> =>
  new Response('Not found', { status: 404, headers: { 'content-type': 'text/plain' } })

const plane = (width: number): Promise<Buffer> =>
  sharp({ create: { width, height: PUZZLE.height, channels: 3, background: '#888' } })
    .webp()
    .toBuffer()

export const plainDemo: Demo = {
  texts: {
    page: (_, key) => ({ title: key, html: `<p>${key}</p>` }),
    say: (_, __, english) => english,
  },
  pictures: {
    version: 'none',
    answer: notFound,
    drawPuzzle: async () => ({
      scene: await plane(PUZZLE.width),
      piece: await plane(PUZZLE.pieceWidth),
      target: PUZZLE.width / 2,
    }),
  },
  games: {
    answer: notFound,
    settleDue: () => {},
    returnOf: ({ rtp }) => rtp,
    selectionsOf: () => [],
  },
}
