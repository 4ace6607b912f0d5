/** The gallery's index: one HTML file that shows every picture and what was found, and opens from the disk. */
import { escapeHtml } from '../build/page/escape-html.ts'
import { describeFinding, type Picture } from './picture.ts'

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0 auto; max-width: 1600px; padding: 1rem 1.5rem }
h1 { font-size: 1.4rem } h2 { margin: 2.5rem 0 .5rem; border-top: 1px solid; padding-top: 1rem } h3 { margin: 1rem 0 .25rem }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem }
.row { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start }
figure { margin: 0; width: min(100%, var(--width)) }
figure a { display: block; max-height: 30rem; overflow: hidden; border: 1px solid GrayText }
img { display: block; width: 100% }
figcaption { padding: .25rem 0 }
.found { color: light-dark(#a4001d, #ff8f9c) }
ul { margin: .25rem 0; padding-inline-start: 1.1rem }`

/** Pictures of narrow windows are shown smaller, so that three widths stand side by side. */
const shownWidth = (width: number): number => (width < 640 ? 260 : width < 1024 ? 420 : 680)

const counted = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`

/**
 * @param pictures in any order; the index groups them by page, brand and width
 * @param note what was shown and when, in one line
 */
export function galleryIndex(pictures: readonly Picture[], note: string): string {
  const scenes = Map.groupBy(pictures, ({ scene }) => scene)
  const found = pictures.reduce((sum, { findings }) => sum + findings.length, 0)
  const links = [...scenes].map(([id, [first]]) => `<a href="#${id}">${escapeHtml(first?.title ?? id)}</a>`)
  const sections = [...scenes].map(([id, of]) => section(id, of))
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gallery</title>
<style>${STYLE}</style>
<h1>Gallery</h1>
<p>${escapeHtml(note)} ${counted(pictures.length, 'picture')}, ${counted(found, 'finding')}.</p>
<nav aria-label="Pages">${links.join('\n')}</nav>
${sections.join('\n')}
</html>
`
}

function section(id: string, pictures: readonly Picture[]): string {
  const brands = [...Map.groupBy(pictures, ({ brand }) => brand)].map(([brand, of]) => {
    const sorted = of.toSorted((a, b) => a.width - b.width || b.mode.localeCompare(a.mode))
    return `<h3>${escapeHtml(brand)}</h3>\n<div class="row">\n${sorted.map(figure).join('\n')}\n</div>`
  })
  return `<section id="${id}">\n<h2>${escapeHtml(pictures[0]?.title ?? id)}</h2>\n${brands.join('\n')}\n</section>`
}

function figure({ title, brand, width, mode, file, findings }: Picture): string {
  const what = `${title}, ${brand}, ${width} pixels, ${mode}`
  const picture =
    file === null
      ? ''
      : `<a href="${escapeHtml(file)}"><img src="${escapeHtml(file)}" alt="${escapeHtml(what)}" loading="lazy"></a>`
  const list = findings.map((finding) => `<li>${escapeHtml(describeFinding(finding))}</li>`).join('')
  const told = list === '' ? '' : `<ul class="found">${list}</ul>`
  return `<figure style="--width: ${shownWidth(width)}px">${picture}<figcaption>${width} · ${mode}</figcaption>${told}</figure>`
}
