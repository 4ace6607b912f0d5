/** Everything that is a brand's own, written into a folder: languages, pictures, fonts, theme. The stamp and the development server share it. */
import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { BundledBrand } from '../../../src/brand/bundle.ts'
import type { LoadedBrand } from '../../brands/load.ts'
import { buildAssets, type BuiltAssets } from '../assets.ts'
import { bundledBrand, type SandboxParts } from './bundled-brand.ts'
import { put, share } from '../files.ts'
import { fontsFor, type FontFile } from '../fonts/fonts.ts'
import { stampLanguages, type StampedLanguage } from './languages.ts'
import { stampPages, type StampedPages } from '../written/stamp-pages.ts'
import { themeColors, themeCss } from './theme.ts'

export interface BrandParts {
  readonly brand: BundledBrand
  readonly languages: readonly StampedLanguage[]
  /** The language that the shell is rendered in. */
  readonly home: StampedLanguage
  readonly pages: StampedPages
  readonly assets: BuiltAssets
  /** Font faces and custom properties. */
  readonly themeStyle: string
  /** Addresses of the fonts that every language of the brand needs. */
  readonly basicFonts: readonly string[]
  /** Bytes by path inside the folder. */
  readonly sizes: ReadonlyMap<string, number>
}

/**
 * @param target the folder to write into
 * @throws Error when an input vanished meanwhile, or the theme does not fill the contract
 */
export async function writeBrandParts(
  loaded: LoadedBrand,
  target: string,
  cacheDir: string,
  sandbox: SandboxParts | null,
): Promise<BrandParts> {
  const sizes = new Map<string, number>()
  const languages = await stampLanguages(loaded)
  const pages = stampPages(
    loaded,
    (code, text) => languages.find(({ bundled }) => bundled.code === code)?.translate(text) ?? text,
  )
  for (const { path, text } of [...languages, ...pages.files]) {
    await put(target, path, text)
    sizes.set(path, Buffer.byteLength(text))
  }

  const { dir: brandDir, decisions, brand } = loaded
  const background = themeColors(decisions)[0]?.color ?? '#ffffff'
  const assets = await buildAssets({
    brandDir,
    outDir: target,
    cacheDir: join(cacheDir, 'images'),
    background,
    bothModes: decisions.color.light !== undefined && decisions.color.dark !== undefined,
  })
  for (const path of assets.files) sizes.set(path, (await stat(join(target, path))).size)

  const fonts = await fontsFor(
    decisions,
    brand.languages.map(({ catalogue }) => catalogue),
    brand.languages.find(({ code }) => code === brand.defaultLanguage)?.catalogue,
  )
  const fontUrl = ({ name }: FontFile): string => `/fonts/${name}`
  for (const file of fonts.files) {
    await share(file.path, join(target, fontUrl(file)))
    sizes.set(fontUrl(file).slice(1), (await stat(file.path)).size)
  }

  const bundled = bundledBrand(loaded, { languages, pages: pages.bundled, assets }, sandbox)
  const home = languages.find((language) => language.bundled.code === bundled.defaultLanguage)
  if (!home) throw new Error(`${loaded.id}: the default language was not compiled`)
  return {
    brand: bundled,
    languages,
    home,
    pages,
    assets,
    themeStyle: fonts.css(fontUrl) + themeCss(decisions),
    basicFonts: fonts.files.filter(({ basic }) => basic).map(fontUrl),
    sizes,
  }
}
