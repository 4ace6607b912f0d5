/** Stamps one brand: the compiled application plus everything that is the brand's own. */
import { mkdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
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
import { renderPage, type PageParts } from './page/page.ts'
import { precache } from './precache.ts'
import { crawlerFiles, webManifest } from './site-files.ts'
import { starterData } from './page/starter-data.ts'
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
  for (const [path, text] of crawlerFiles(loaded.brand)) await write(path, text)

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
  if (compressed) await compressBeside(target, [...own, 'sw.js'])

  const inline = { scripts: [compiled.starter], styles: [parts.themeStyle, ...pages.map(({ css }) => css)] }
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

type OfShell = Pick<PageParts, 'title' | 'starterData' | 'styleFiles' | 'shell' | 'icons' | 'shellCss'>
type OwnParts = Pick<PageParts, 'preloadHero' | 'canonical'>

interface Page {
  readonly path: string
  readonly html: string
  /** The styles of its shell, which stand inline in it. */
  readonly css: string
}

/** The home shell for `/` and `/index`, those of pages that links lead to, and the neutral frame for every other address. */
async function renderPages(
  { brand, decisions }: LoadedBrand,
  compiled: Compiled,
  parts: BrandParts,
): Promise<readonly Page[]> {
  const { home } = parts
  const origin = `https://${brand.domains[0]}`
  const common: Omit<PageParts, keyof OfShell | keyof OwnParts> = {
    brand: parts.brand,
    language: home.bundled,
    starter: `<script>${compiled.starter}</script>`,
    themeCss: parts.themeStyle,
    themeColors: themeColors(decisions),
    description: home.translate(brand.hero.line),
    ogImage: `${origin}${parts.assets.ogImage}`,
    texts: compiled.pageTexts(home.bundled, home.messages),
  }
  const page = async (file: string, path: string | null, own: OwnParts, view?: PageShell): Promise<Page> => {
    const shell = await compiled.renderShell(parts.brand, home.bundled, home.messages, path)
    const brings = view && compiled.parts[view.screen]
    const styles = [...compiled.styles, ...(brings?.styles ?? [])]
    const css = criticalCss(compiled.cssOf(styles), shell.html, home.bundled.tag)
    const start = { scripts: compiled.initial, parts: brings?.scripts ?? [], calls: view?.calls(parts.brand) ?? [] }
    const html = renderPage({
      ...common,
      ...own,
      title: view && shell.title ? `${shell.title} · ${brand.name}` : brand.name,
      starterData: starterData(parts.brand, start),
      styleFiles: styles.map((style) => `/${style}`),
      ...withOwnIcons(shell.html, compiled.icons),
      shellCss: css,
    })
    return { path: file, css, html }
  }
  // A members-only brand shows its login at every address, and that has the picture.
  const elsewhere = { preloadHero: brand.loginedToHomePage }
  return [
    await page('index.html', '/index', { preloadHero: true, canonical: `${origin}/` }),
    ...(await Promise.all(
      PAGE_SHELLS.map((view) =>
        page(shellFile(view), view.path, { ...elsewhere, canonical: origin + view.path }, view),
      ),
    )),
    await page('app.html', null, { ...elsewhere, canonical: null }),
  ]
}
