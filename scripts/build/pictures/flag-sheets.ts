/** Puts the flags of the countries into sheets of SVG by their first letter, so that one flag does not cost all of them. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { shortHash } from '../files.ts'

const MODULE = 'virtual:flag-sheets'
/** Three to two, in the units of most of the drawings; below each is a gap, so that none shows at another's edge. */
const [WIDTH, HEIGHT, GAP] = [513, 342, 18]
/** The names of the files start so: like all pictures they are kept as they are seen, not before. */
export const FLAG_SHEETS = 'assets/flags-'

/** Provides the addresses of the sheets; a flag is the fragment of one that is called as its country, such as `#AR`. */
export function flagSheets(root: string): Plugin {
  let sheets: Promise<ReadonlyMap<string, string>> | undefined
  const drawn = () => (sheets ??= drawSheets(join(root, 'node_modules/country-flag-icons/3x2')))
  const fileOf = (letter: string, svg: string): string => `${FLAG_SHEETS}${letter.toLowerCase()}-${shortHash(svg)}.svg`
  return {
    name: 'livery:flag-sheets',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const addresses: Record<string, string> = {}
      for (const [letter, svg] of await drawn()) {
        const file = fileOf(letter, svg)
        addresses[letter] = `/${file}`
        if (this.environment.name === 'client' && this.environment.mode === 'build')
          this.emitFile({ type: 'asset', fileName: file, source: svg })
      }
      return `export default ${JSON.stringify(addresses)}`
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, letter] = /^\/assets\/flags-([a-z])-[0-9a-f]{8}\.svg$/.exec(request.url ?? '') ?? []
        if (letter === undefined) return next()
        drawn().then((all) => {
          response.setHeader('content-type', 'image/svg+xml')
          response.end(all.get(letter.toUpperCase()) ?? '')
        }, next)
      })
    },
  }
}

/**
 * Draws the sheets, by the first letter of the ISO code.
 * @param folder of files such as `AR.svg`; what is not a country's alone (`ES-CT.svg`) is left out
 */
export async function drawSheets(folder: string): Promise<ReadonlyMap<string, string>> {
  const codes = (await readdir(folder)).flatMap((name) => /^([A-Z]{2})\.svg$/.exec(name)?.[1] ?? []).toSorted()
  const sheets = new Map<string, string>()
  for (const letter of new Set(codes.map(([first = '']) => first))) {
    const own = codes.filter((code) => code.startsWith(letter))
    const flags = await Promise.all(
      own.map(async (code, index) => {
        const flag = await readFile(join(folder, `${code}.svg`), 'utf8')
        const y = index * (HEIGHT + GAP)
        const placed = flag.replace('<svg ', `<svg y="${y}" width="${WIDTH}" height="${HEIGHT}" `)
        return `<view id="${code}" viewBox="0 ${y} ${WIDTH} ${HEIGHT}"/>${placed.trim()}`
      }),
    )
    const tall = own.length * (HEIGHT + GAP)
    sheets.set(letter, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${tall}">${flags.join('')}</svg>`)
  }
  return sheets
}
