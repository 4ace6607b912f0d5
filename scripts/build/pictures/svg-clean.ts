/** SVG as it is shipped: sanitised, and no larger than it must be. */
import { optimize } from 'svgo'
import { svgProblems } from './svg-problems.ts'

/**
 * @returns the drawing without comments, metadata and editors' leftovers
 * @throws Error when it holds what no picture may hold (`svgProblems` tells where), or is no well-formed XML
 */
export function cleanSvg(text: string): string {
  refuse(text)
  const { data } = optimize(text, {
    multipass: true,
    plugins: [
      { name: 'preset-default', params: { overrides: { removeDesc: false } } },
      'removeScripts',
      'removeDimensions',
    ],
  })
  refuse(data)
  return data
}

function refuse(text: string): void {
  const [problem] = svgProblems(text)
  if (problem) throw new Error(`${problem.line}:${problem.column}: ${problem.message}`)
}

/** The width and height that an SVG asks for, in pixels, by its viewBox or its attributes. */
export function svgSize(text: string): { width: number; height: number } {
  const root = /<svg[^>]*>/.exec(text)?.[0] ?? ''
  const box = /viewBox\s*=\s*["']\s*[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)/.exec(root)
  const side = (name: string) => Number(new RegExp(`\\s${name}\\s*=\\s*["']([\\d.]+)`).exec(root)?.[1])
  const width = Number(box?.[1]) || side('width')
  const height = Number(box?.[2]) || side('height')
  if (!(width > 0 && height > 0)) throw new Error('the SVG has no size: give it a viewBox such as "0 0 240 64"')
  return { width: Math.round(width), height: Math.round(height) }
}
