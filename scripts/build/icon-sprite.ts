/** Puts the icons that the application names into one SVG file, so that none of them costs script. */
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ICON_NAMES, NETWORK_ICONS } from '../../src/theme/icons.ts'
import { shortHash } from './files.ts'

const MODULE = 'virtual:icon-sprite'
const RESOLVED = `\0${MODULE}`

type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

/** Provides `virtual:icon-sprite`: the address of the file whose symbols are named as in `src/theme/icons.ts`. */
export function iconSprite(root: string): Plugin {
  let sprite: Promise<string> | undefined
  const drawn = (): Promise<string> => (sprite ??= drawSprite(root))
  const fileName = (svg: string): string => `assets/icons-${shortHash(svg)}.svg`
  return {
    name: 'livery:icon-sprite',
    resolveId: (id) => (id === MODULE ? RESOLVED : undefined),
    async load(id) {
      if (id !== RESOLVED) return undefined
      const svg = await drawn()
      const file = fileName(svg)
      // The renderer's build names the same file and leaves it to the client's to write it.
      if (this.environment.name === 'client' && this.environment.mode === 'build') {
        this.emitFile({ type: 'asset', fileName: file, source: svg })
      }
      return `export default ${JSON.stringify(`/${file}`)}`
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!/^\/assets\/icons-[0-9a-f]{8}\.svg$/.test(request.url ?? '')) return next()
        drawn().then((svg) => {
          response.setHeader('content-type', 'image/svg+xml')
          response.end(svg)
        }, next)
      })
    },
  }
}

async function drawSprite(root: string): Promise<string> {
  const symbols = await Promise.all(
    ICON_NAMES.map(async (name) => {
      const file = join(root, 'node_modules/lucide-react/dist/esm/icons', `${name}.mjs`)
      // The shape of the package's own data; a wrong name fails the build here.
      const { __iconData } = (await import(pathToFileURL(file).href)) as { __iconData: { node: IconNode } }
      return `<symbol id="${name}" viewBox="0 0 24 24">${__iconData.node.map(draw).join('')}</symbol>`
    }),
  )
  const networks = Object.entries(NETWORK_ICONS).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${networks.join('')}</svg>`
}

function draw([tag, attributes]: IconNode[number]): string {
  const text = Object.entries(attributes).flatMap(([name, value]) => (name === 'key' ? [] : [` ${name}="${value}"`]))
  return `<${tag}${text.join('')}/>`
}
