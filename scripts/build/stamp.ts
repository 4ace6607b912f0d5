/** Stamps one brand: the compiled application plus everything that is the brand's own. */
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { WrittenShell } from '../../src/prerender.tsx'
import type { LoadedBrand } from '../brands/load.ts'
import type { Problem } from '../brands/problem.ts'
import { writeBrandParts, type BrandParts } from './page/brand-parts.ts'
import type { SandboxParts } from './page/bundled-brand.ts'
import type { Compiled } from './compile/compile.ts'
import { compressBeside } from './compile/compress.ts'
import { criticalCss } from './page/critical-css.ts'
import { put, share, shortHash } from './files.ts'
import { headerRules, type HeaderRule } from './page/headers.ts'
import { withOwnIcons } from './pictures/icon-sprite.ts'
import { PAGE_SHELLS, shellFile, type PageShell } from './page/page-shells.ts'
import { renderPage } from './page/page.ts'
import { searchEngineHead, type Publisher } from './page/search-engines.ts'
import { precache } from './precache.ts'
import { crawlerFiles, webManifest } from './site-files.ts'
import { starterData } from './page/starter-data.ts'
import { duotoneFilter } from '../../src/theme/derive.ts'
import { themeColors } from './page/theme.ts'
import { stampWorker } from './compile/worker.ts'

export interface StampOptions {
  /** The folder to fill; what is in it goes. */
  readonly target: string
  readonly cacheDir: string
  /** Origins and key of the sandbox, where the bundle is for it. */
  readonly sandbox: SandboxParts | null
  /** What of the compiled files is there compressed besides; `null` where a bundle goes without. */
  readonly compressed: readonly string[] | null
}

export interface Stamped {
  readonly headers: readonly HeaderRule[]
  /** Every file's path inside the bundle. */
  readonly files: readonly string[]
  readonly bytes: number
  readonly problems: readonly Problem[]
}

/**
 * Writes a bundle into `target`.
 * @throws Error when an input vanished meanwhile, or the theme does not fill the contract
 */
export async function stamp(loaded: LoadedBrand, compiled: Compiled, options: StampOptions): Promise<Stamped> {
  const { target, cacheDir, sandbox, compressed } = options
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  const parts = await writeBrandParts(loaded, target, cacheDir, sandbox)
  const sizes = new Map(parts.sizes)
  const write = async (path: string, content: string): Promise<void> => {
    await put(target, path, content)
    sizes.set(path, Buffer.byteLength(content))
  }

  const pages = await renderPages(loaded, compiled, parts)
  for (const { path, html } of pages) await write(path, html)
  const colors = themeColors(loaded.decisions)
  await write('manifest.webmanifest', webManifest(loaded.brand, parts.home.bundled, parts.assets, colors))
  for (const [path, text] of crawlerFiles(loaded.brand, parts.brand.languages)) await write(path, text)

  const without = loaded.brand.identity ? [] : compiled.identity
  const files = compiled.files.filter(({ path }) => !without.includes(path))
  // Named with an ending more: what identity alone brings stays out in both forms.
  const shared = [
    ...files.map(({ path }) => path),
    ...(compressed ?? []).filter((path) => !without.includes(path.slice(0, -3))),
  ]
  await Promise.all(shared.map((path) => share(join(compiled.dir, path), join(target, path))))
  const own = [...sizes.keys()]
  for (const { path, bytes } of files) sizes.set(path, bytes)
  await stampWorker(compiled.worker, join(target, 'sw.js'), precache(pages, compiled, parts))
  sizes.set('sw.js', (await readFile(join(target, 'sw.js'))).length)
  await write('version.json', versionFile(loaded.id, pages, [...sizes.keys()]))
  const quick = pages.filter(({ kept }) => !kept).map(({ path }) => path)
  if (compressed) await compressBeside(target, [...own, 'sw.js'], quick)

  const inline = { scripts: [compiled.starter], styles: [parts.themeStyle, ...new Set(pages.map(({ css }) => css))] }
  return {
    headers: headerRules(parts.brand, inline, sandbox !== null),
    files: [...sizes.keys()].toSorted(),
    bytes: [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0),
    problems: parts.languages.flatMap(({ problems }) => problems),
  }
}

/** Which bundle a host serves, for whoever deploys: another version is another bundle, and equal ones are equal. */
const versionFile = (brand: string, pages: readonly Page[], paths: readonly string[]): string => {
  const version = shortHash([...pages.map(({ html }) => html), ...paths.toSorted()].join('\n'))
  return `${JSON.stringify({ brand, version })}\n`
}

interface Page {
  readonly path: string
  readonly html: string
  /** The styles of its shell, which stand inline in it. */
  readonly css: string
  readonly kept: boolean
}

/** A page's file, and how it is shown. */
interface Plan {
  readonly file: string
  /** The address that it is rendered at; `null` for header and ground alone. */
  readonly shell: string | null
  /** The address that it is known by; `null` where it serves many. */
  readonly found: string | null
  readonly preloadHero: boolean
  readonly view?: PageShell
  readonly kept: boolean
}

/** The home shell for `/` and `/index`, those of pages that links lead to, and the neutral frame for every other address. */
async function renderPages(
  { brand, decisions }: LoadedBrand,
  compiled: Compiled,
  parts: BrandParts,
): Promise<readonly Page[]> {
  const { home, assets } = parts
  const { bundled: language, messages } = home
  // A members-only brand shows its login at every address, and that has the picture.
  const membersOnly = brand.loginedToHomePage
  const origin = `https://${brand.domains[0]}`
  const publisher: Publisher = {
    name: brand.name,
    origin,
    logo: origin + (assets.icons.at(-1)?.src ?? ''),
    shareImage: origin + assets.ogImage,
    mail: brand.contact.mail,
    elsewhere: brand.contact.social.map(({ url }) => url),
  }
  const common = {
    brand: parts.brand,
    language,
    starter: `<script>${compiled.starter}</script>`,
    themeCss: parts.themeStyle,
    pictureFilter: duotoneFilter(decisions.duotone),
    themeColors: themeColors(decisions),
    texts: compiled.pageTexts(language, messages),
  }
  const shells = new Map<string, Promise<string>>()
  const shellAt = (path: string | null, written?: WrittenShell): Promise<string> => {
    // Of pages without content there is one shell, and a guest of a members' club sees one page.
    const key = membersOnly ? '' : String(path)
    const shell = shells.get(key) ?? compiled.renderShell(parts.brand, language, messages, path, written)
    shells.set(key, shell)
    return shell
  }
  const page = async ({ file, shell, found, preloadHero, view, kept }: Plan): Promise<Page> => {
    const written = view?.written && { name: view.written, page: parts.pages.page(language.code, view.written) }
    const html = await shellAt(shell, written)
    // A screen that needs a browser leaves its place empty, and React says nothing of it.
    if (shell !== null && !html.includes('<h1')) throw new Error(`${file} was rendered without its heading`)
    const words = await compiled.pageWords(parts.brand, language, messages, view?.path ?? shell, written)
    const called = (view && words.title) ?? brand.name
    const title = called === brand.name ? called : `${called} · ${brand.name}`
    const { description } = words
    const brings = view && compiled.parts[view.screen]
    const styles = [...compiled.styles, ...(brings?.styles ?? [])]
    const css = criticalCss(compiled.cssOf(styles), html, language.tag)
    const start = { scripts: compiled.initial, parts: brings?.scripts ?? [], calls: view?.calls?.(parts.brand) ?? [] }
    const { languages } = parts.brand
    const text = renderPage({
      ...common,
      title,
      description,
      preloadHero,
      searchEngines: searchEngineHead(
        { title, called, description, path: found, hidden: membersOnly, language, languages },
        publisher,
      ),
      starterData: starterData(parts.brand, start),
      styleFiles: styles.map((style) => `/${style}`),
      ...withOwnIcons(html, compiled.icons),
      shellCss: css,
    })
    return { path: file, css, html: text, kept }
  }
  const elsewhere = { preloadHero: membersOnly }
  return Promise.all(
    [
      { file: 'index.html', shell: '/index', found: '/', preloadHero: true, kept: true },
      ...PAGE_SHELLS.map((view) => ({
        ...elsewhere,
        file: shellFile(view),
        shell: view.path,
        found: view.path,
        view,
        kept: view.kept ?? false,
      })),
      { ...elsewhere, file: 'app.html', shell: null, found: null, kept: true },
    ].map(page),
  )
}
