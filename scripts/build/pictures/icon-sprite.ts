/** Puts the icons that the application names into one SVG file, so that none of them costs script. */
import { pathToFileURL } from 'node:url'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ICON_ID, ICONS, NETWORK_ICONS } from '../../../src/theme/icons.ts'
import { shortHash } from '../files.ts'

type IconNode = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

const MODULE = 'virtual:icon-sprite'

/** The file's path inside a bundle. */
const PATH = 'assets/icons-[0-9a-f]{8}\\.svg'
export const ICONS_FILE = new RegExp(`^${PATH}$`)
/** An icon in the file, as a page's elements name it. */
const IN_FILE = new RegExp(`/${PATH}(?=#(${ICON_ID}[^"]*)")`, 'g')

/** Provides the address of the file whose symbols are named as in `src/theme/icons.ts`, each behind `ICON_ID`. */
export function iconSprite(root: string): Plugin {
  let sprite: Promise<string> | undefined
  const drawn = (): Promise<string> => (sprite ??= drawSprite(root))
  return {
    name: 'livery:icon-sprite',
    resolveId: (id) => (id === MODULE ? `\0${id}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const svg = await drawn()
      const file = `assets/icons-${shortHash(svg)}.svg`
      // The renderer's build names the same file and leaves it to the client's to write it.
      if (this.environment.name === 'client' && this.environment.mode === 'build') {
        this.emitFile({ type: 'asset', fileName: file, source: svg })
      }
      return `export default ${JSON.stringify(`/${file}`)}`
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (!ICONS_FILE.test(request.url?.slice(1) ?? '')) return next()
        drawn().then((svg) => {
          response.setHeader('content-type', 'image/svg+xml')
          response.end(svg)
        }, next)
      })
    },
  }
}

/** What comes over the shell's first picture as soon as there is something to turn to. */
const AT_ONCE = ['chevron-left', 'chevron-right'].map((name) => ICON_ID + name)

/** A shell that takes its icons from its own page. */
interface WithOwnIcons {
  readonly shell: string
  /** The symbols that it shows, for the page to hold outside of it. */
  readonly icons: string
}

/**
 * Lets a page bring the icons of its shell itself, so that the first paint waits for no file of them.
 * @param shell as it was rendered
 * @param sprite the text of the icons' file
 */
export function withOwnIcons(shell: string, sprite: string): WithOwnIcons {
  const shown = new Set([...shell.matchAll(IN_FILE)].map(([, id]) => id).concat(AT_ONCE))
  const symbols = [...sprite.matchAll(/<symbol id="([^"]*)".*?<\/symbol>/g)].filter(([, id]) => shown.has(id))
  return {
    shell: shell.replaceAll(IN_FILE, ''),
    icons: `<div hidden><svg>${symbols.map(([symbol]) => symbol).join('')}</svg></div>`,
  }
}

async function drawSprite(root: string): Promise<string> {
  const symbol = (name: string, content: string): string =>
    `<symbol id="${ICON_ID}${name}" viewBox="0 0 24 24">${content}</symbol>`
  const icons = await Promise.all(
    ICONS.map(async (name) => {
      const file = join(root, 'node_modules/lucide-react/dist/esm/icons', `${name}.mjs`)
      // The shape of the package's own data; a wrong name fails the build here.
      const { __iconData } = (await import(pathToFileURL(file).href)) as { __iconData: { node: IconNode } }
      return symbol(name, __iconData.node.map(draw).join(''))
    }),
  )
  const networks = Object.entries(NETWORK_ICONS).map(([name, path]) => symbol(name, `<path d="${path}"/>`))
  return `<svg xmlns="http://www.w3.org/2000/svg">${icons.join('')}${networks.join('')}</svg>`
}

function draw([tag, attributes]: IconNode[number]): string {
  const text = Object.entries(attributes).flatMap(([name, value]) => (name === 'key' ? [] : [` ${name}="${value}"`]))
  return `<${tag}${text.join('')}/>`
}
