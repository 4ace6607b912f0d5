import { useMemo } from 'react'
import { QR_SIZE } from '../../../rules/figures.ts'
import * as css from './qr-code.css.ts'
import { qrPath } from './qr-path.ts'

interface QrCodeProps {
  /** What a camera reads: an address that passed the guard. */
  readonly value: string
  /** What it leads to, in words. */
  readonly label: string
}

/** A QR code, drawn here: 200 pixels with a margin of 20 (spec 9). */
export function QrCode({ value, label }: QrCodeProps) {
  const path = useMemo(() => qrPath(value), [value])
  return (
    <svg
      role="img"
      aria-label={label}
      className={css.code}
      width={QR_SIZE}
      height={QR_SIZE}
      viewBox={`0 0 ${QR_SIZE} ${QR_SIZE}`}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
