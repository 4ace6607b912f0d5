/** The few words of SVG that all drawings share. */

/** A number as short as a picture of 480 units needs it. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

/** Gradients, filters and clips of one picture; the same markup is written once. */
export interface Defs {
  /**
   * Keeps a definition.
   * @param write is given the id that the definition must carry
   * @returns a reference: `url(#a1)`
   */
  add(write: (id: string) => string): string
  /** A gradient along a line in the box of what it fills. */
  linear(stops: readonly Stop[], line?: readonly [x1: number, y1: number, x2: number, y2: number]): string
  /** A gradient around a point in the box of what it fills. */
  radial(stops: readonly Stop[], at?: readonly [x: number, y: number, r: number]): string
  /** Softens what it is put on, by so many units. */
  blur(by: number): string
  /** All that was kept, as one `<defs>`. */
  markup(): string
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]

export function createDefs(): Defs {
  const known = new Map<string, string>()
  const add = (write: (id: string) => string): string => {
    const key = write('?')
    const id = known.get(key) ?? `d${known.size}`
    known.set(key, id)
    return `url(#${id})`
  }
  const stops = (list: readonly Stop[]): string =>
    list
      .map(
        ([offset, colour, opacity = 1]) =>
          `<stop offset="${n(offset * 100)}%" stop-color="${colour}"${opacity < 1 ? ` stop-opacity="${opacity}"` : ''}/>`,
      )
      .join('')
  return {
    add,
    linear: (list, [x1, y1, x2, y2] = [0, 0, 0, 1]) =>
      add(
        (id) =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stops(list)}</linearGradient>`,
      ),
    radial: (list, [x, y, r] = [0.5, 0.5, 0.5]) =>
      add((id) => `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stops(list)}</radialGradient>`),
    blur: (by) =>
      add(
        (id) =>
          `<filter id="${id}" x="-50%" y="-50%" width="200%" height="200%"><feGaussianBlur stdDeviation="${n(by)}"/></filter>`,
      ),
    markup: () => `<defs>${[...known].map(([text, id]) => text.replace('id="?"', `id="${id}"`)).join('')}</defs>`,
  }
}

export const rect = (x: number, y: number, width: number, height: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" fill="${fill}" ${more}/>`

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`

export const path = (data: string, fill: string, more = ''): string => `<path d="${data}" fill="${fill}" ${more}/>`

/** A line through points, closed. */
export const polygon = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

export const group = (content: string, more: string): string => `<g ${more}>${content}</g>`
