/** The demonstration: what makes a sandbox worth looking at. Handed to `createSandbox` by whoever shows it to people. */
import type { OpenDemo } from '../sandbox/demo-port.ts'
import { createPictures } from './art/routes.ts'
import { artwork } from './art/version.ts'
import { drawPuzzle } from './captcha/draw-puzzle.ts'
import { listedReturn } from './games/kinds.ts'
import { settleDue } from './games/rounds.ts'
import { selectionsOf } from './games/selections.ts'
import { createGamesServer } from './games/server.ts'
import { texts } from './texts/texts.ts'

export const openDemo: OpenDemo = (gateway) => {
  const pictures = createPictures(gateway)
  // Made at the first call, since most sandboxes of tests never play.
  let games: ReturnType<typeof createGamesServer> | undefined
  return {
    texts,
    pictures: {
      // Read at the first call: sixty files.
      get version() {
        return artwork.demo.pictures.version
      },
      answer: async (request) => pictures.fetch(request),
      drawPuzzle,
    },
    games: {
      answer: async (request) => (games ??= createGamesServer(gateway, pictures)).fetch(request),
      settleDue: () => settleDue(gateway),
      returnOf: listedReturn,
      selectionsOf,
    },
  }
}
