/** The black squares of a QR code as one SVG path (spec 9: "QR code default size 200, margin 20"). */
import { encode } from 'uqr'
import { QR_MARGIN, QR_SIZE } from '../../../rules/figures.ts'

/**
 * @param text what a camera reads
 * @returns a path within a square of `QR_SIZE` by `QR_SIZE`
 */
export function qrPath(text: string): string {
  const { data, size } = encode(text, { ecc: 'M', border: 0 })
  const unit = (QR_SIZE - 2 * QR_MARGIN) / size
  const at = (place: number): string => String(Number((QR_MARGIN + place * unit).toFixed(3)))
  return data
    .flatMap((row, y) => runs(row).map(([from, to]) => `M${at(from)} ${at(y)}H${at(to)}V${at(y + 1)}H${at(from)}z`))
    .join('')
}

/** Where black begins and ends: one rectangle for neighbours leaves no hairlines between them. */
function runs(row: readonly boolean[]): [from: number, to: number][] {
  const found: [number, number][] = []
  row.forEach((black, x) => {
    const last = found.at(-1)
    if (!black) return
    if (last?.[1] === x) last[1] = x + 1
    else found.push([x, x + 1])
  })
  return found
}
