/** Puts the icons that the application names into two SVG files, so that none of them costs script. */
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { FIRST_ICONS, LATER_ICONS, NETWORK_ICONS } from '../../src/theme/icons.ts'
import { shortHash } from './files.ts'

type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

type Part = 'first' | 'later'

const MODULES = { 'virtual:icon-sprite/first': 'first', 'virtual:icon-sprite/later': 'later' } as const
/** The names of the files start so, which tells what a shell draws. */
const FILE = (part: Part) => `assets/icons-${part}-`

/** Provides the addresses of the files whose symbols are named as in `src/theme/icons.ts`. */
export function iconSprite(root: string): Plugin {
  const sprites: Partial<Record<Part, Promise<string>>> = {}
  const drawn = (part: Part): Promise<string> => (sprites[part] ??= drawSprite(root, part))
  return {
    name: 'livery:icon-sprite',
    resolveId: (id) => (id in MODULES ? `\0${id}` : undefined),
    async load(id) {
      const part = MODULES[id.slice(1) as keyof typeof MODULES]
      if (part === undefined || !id.startsWith('\0')) return undefined
      const svg = await drawn(part)
      const file = `${FILE(part)}${shortHash(svg)}.svg`
      // The renderer's build names the same file and leaves it to the client's to write it.
      if (this.environment.name === 'client' && this.environment.mode === 'build') {
        this.emitFile({ type: 'asset', fileName: file, source: svg })
      }
      return `export default ${JSON.stringify(`/${file}`)}`
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const [, part] = /^\/assets\/icons-(first|later)-[0-9a-f]{8}\.svg$/.exec(request.url ?? '') ?? []
        if (part !== 'first' && part !== 'later') return next()
        drawn(part).then((svg) => {
          response.setHeader('content-type', 'image/svg+xml')
          response.end(svg)
        }, next)
      })
    },
  }
}

/**
 * The icons in a shell that come with the file of the later ones, which a first paint then fetches as well.
 * @param html a shell
 */
export const lateIcons = (html: string): readonly string[] => [
  ...new Set([...html.matchAll(new RegExp(`${FILE('later')}[^"#]*#([^"]*)`, 'g'))].flatMap(([, name]) => name ?? [])),
]

async function drawSprite(root: string, part: Part): Promise<string> {
  const symbols = await Promise.all(
    (part === 'first' ? FIRST_ICONS : LATER_ICONS).map(async (name) => {
      const file = join(root, 'node_modules/lucide-react/dist/esm/icons', `${name}.mjs`)
      // The shape of the package's own data; a wrong name fails the build here.
      const { __iconData } = (await import(pathToFileURL(file).href)) as { __iconData: { node: IconNode } }
      return `<symbol id="${name}" viewBox="0 0 24 24">${__iconData.node.map(draw).join('')}</symbol>`
    }),
  )
  const networks = Object.entries(part === 'first' ? {} : NETWORK_ICONS).map(
    ([name, path]) => `<symbol id="${name}" viewBox="0 0 24 24"><path d="${path}"/></symbol>`,
  )
  return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}${networks.join('')}</svg>`
}

function draw([tag, attributes]: IconNode[number]): string {
  const text = Object.entries(attributes).flatMap(([name, value]) => (name === 'key' ? [] : [` ${name}="${value}"`]))
  return `<${tag}${text.join('')}/>`
}
