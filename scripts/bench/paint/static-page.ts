/** Pages that a careful person would write by hand, to compare ours with. */
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Static</title>'

async function writePage(target: string, html: string): Promise<void> {
  await mkdir(target, { recursive: true })
  await writeFile(join(target, 'index.html'), html)
}

/**
 * The same picture and words as a page's first window, in as many bytes of HTML, and nothing else: the bundle's own page lies in
 * it as text that nothing reads. A page without a picture has words alone.
 * @param file of the bundle, such as `index.html`
 */
export async function writeStaticPage(bundle: string, target: string, file: string): Promise<void> {
  await rm(target, { recursive: true, force: true })
  await mkdir(target, { recursive: true })
  if (existsSync(join(bundle, 'media'))) await cp(join(bundle, 'media'), join(target, 'media'), { recursive: true })
  const html = await readFile(join(bundle, file), 'utf8')
  const picture = /<picture[\s\S]*?<\/picture>/.exec(html)?.[0] ?? ''
  const preload = html.match(/<link rel="preload" as="image"[^>]*>/g)?.join('') ?? ''
  const headline = /<h1[^>]*>([^<]*)</.exec(html)?.[1] ?? 'Headline'
  const style =
    'body{margin:0;font:16px system-ui;background:#160d1a;color:#fff}img{display:block;width:100%;height:auto}h1,p{margin:1rem}'
  const [before, after] = [
    `<!doctype html><html lang="es"><head>${HEAD}${preload}<style>${style}</style></head><body>${picture}<h1>${headline}</h1><p>A page written by hand.</p><script type="text/plain">`,
    '</script></body></html>',
  ]
  const rest = html.replaceAll('script', 's-cript').slice(0, html.length - before.length - after.length)
  await writePage(target, before + rest + after)
}

/** A picture as a page shows it. */
export interface ShownPicture {
  readonly src: string
  readonly srcset: string
  readonly sizes: string
  /** CSS pixels. */
  readonly width: number
}

/** One row of pictures that scrolls sideways, and nothing else. */
export async function writeStaticLane(pictures: readonly ShownPicture[], target: string): Promise<void> {
  await rm(target, { recursive: true, force: true })
  const items = pictures.map(
    ({ src, srcset, sizes, width }) =>
      `<li><img src="${src}" srcset="${srcset}" sizes="${sizes}" width="${width}" height="${width}" alt="" loading="lazy" decoding="async"></li>`,
  )
  const style =
    'body{margin:0}ul{display:grid;grid-auto-flow:column;gap:12px;overflow-x:auto;margin:0;padding:16px;list-style:none}'
  await writePage(
    target,
    `<!doctype html><html lang="en"><head>${HEAD}<style>${style}</style></head><body><ul>${items.join('')}</ul></body></html>`,
  )
}
