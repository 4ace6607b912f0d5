import { memo, type ReactNode } from 'react'
import * as css from './sport-mark.css.ts'

interface SportMarkProps {
  /** The code of a sport. */
  readonly sport: string
  readonly size?: keyof typeof css.size
}

/** What a sport is played with, in a circle of 32; its name stands beside it or is said. One that nobody drew is a plain ball. */
export const SportMark = memo(function SportMark({ sport, size = 's' }: SportMarkProps) {
  return (
    <svg className={css.size[size]} viewBox="0 0 32 32" aria-hidden>
      {DRAWN[sport] ?? DRAWN['football']}
    </svg>
  )
})

const ball = (color: string, children?: ReactNode): ReactNode => (
  <>
    <circle cx="16" cy="16" r="15" fill={color} />
    {children}
    {/* Light from above, and the shade below. */}
    <path
      d="M16 1a15 15 0 0 1 13.6 8.7C26 5.8 21 4.6 16 5.5 9 6.7 4 12 2.5 22A15 15 0 0 1 16 1z"
      fill="#fff"
      fillOpacity=".28"
    />
    <path d="M29.8 10A15 15 0 1 1 4.5 25.7C12 30 24 26 29.8 10z" fill="#000" fillOpacity=".16" />
  </>
)
const line = (d: string, stroke: string, width = 1.6): ReactNode => (
  <path d={d} fill="none" stroke={stroke} strokeWidth={width} strokeLinecap="round" />
)
const PENTAGONS =
  'M16 10.500l5.2 3.8-2 6.100h-6.400l-2-6.100zM16 1l4 1.800L16 5.5 12 2.800zM2 12l2.8-3 .5 4.7-3.8 2.800zM30 12l-2.8-3-.5 4.7 3.8 2.800zM7.4 28.300l-.8-4.2 4.6 1.2 1.5 4.100zM24.6 28.300l.8-4.2-4.6 1.2-1.5 4.100z'
const SEAMS = 'M16 5.500v5M26.7 13.700l-5.5.6M22.3 25.300l-3.1-4.900M9.7 25.300l3.1-4.900M5.3 13.700l5.5.6'

const soccer = (ground: string, dark: string): ReactNode =>
  ball(
    ground,
    <>
      {line(SEAMS, dark, 1.2)}
      <path d={PENTAGONS} fill={dark} />
    </>,
  )

const DRAWN: Readonly<Record<string, ReactNode>> = {
  football: soccer('#f4f2ee', '#26232c'),
  futsal: soccer('#f6c945', '#27408b'),
  basketball: ball(
    '#e77a2f',
    line('M1 16h30M16 1v30M5.5 5.500c6 5.5 6 15.5 0 21M26.5 5.500c-6 5.5-6 15.5 0 21', '#43210d'),
  ),
  tennis: ball('#cfe14b', line('M6 4.900c6.5 5.5 6.5 16.7 0 22.200M26 4.900c-6.5 5.5-6.5 16.7 0 22.2', '#fbfff0', 2)),
  volleyball: ball(
    '#f7f4ec',
    <>
      <path d="M16 16C14 9 17 4 22 2.300A15 15 0 0 1 30.8 13C25 9.5 20 10.5 16 16z" fill="#2f6fd0" />
      <path d="M16 16c7-2 11 1 12.6 8.300A15 15 0 0 1 15 31c5-4 5.5-10 1-15z" fill="#f0bf3c" />
      <path d="M16 16c-5 5-10.5 5-14.7 1A15 15 0 0 0 9.5 29.500C8.5 23 11 18 16 16z" fill="#2f6fd0" />
    </>,
  ),
  baseball: ball(
    '#f7f2e8',
    line(
      'M5 6c6 5 6 15 0 20M27 6c-6 5-6 15 0 20M6 10l3-1M7.7 15h3M6.5 20.500l3 1M26 10l-3-1M24.3 15h-3M25.5 20.500l-3 1',
      '#c8342f',
      1.4,
    ),
  ),
  'ice-hockey': (
    <>
      <circle cx="16" cy="16" r="15" fill="#dbeaf3" />
      <path d="M5 14v6c0 3 5 5.5 11 5.500S27 23 27 20v-6z" fill="#15161b" />
      <ellipse cx="16" cy="14" rx="11" ry="5.5" fill="#33363f" />
    </>
  ),
  handball: ball('#3f74c9', line('M2 13c8 3 20 3 28 0M16 1c-4 8-4 22 0 30M5 26c5-5 17-5 22 0', '#f5f1e6')),
  rugby: (
    <>
      <circle cx="16" cy="16" r="15" fill="#2d6b46" />
      <g transform="rotate(-35 16 16)">
        <ellipse cx="16" cy="16" rx="13" ry="8" fill="#f3efe6" />
        {line('M9 9.500c2 4 2 9 0 13M23 9.500c-2 4-2 9 0 13', '#b3312f', 1.8)}
      </g>
    </>
  ),
  'american-football': (
    <>
      <circle cx="16" cy="16" r="15" fill="#2d6b46" />
      <g transform="rotate(-35 16 16)">
        <path d="M3 16c4-7 9-8.5 13-8.500S25 9 29 16c-4 7-9 8.5-13 8.500S7 23 3 16z" fill="#8a4a23" />
        {line('M11 16h10M13 14v4M16 14v4M19 14v4', '#fbf5ea')}
      </g>
    </>
  ),
  'table-tennis': (
    <>
      <circle cx="16" cy="16" r="15" fill="#e9e4da" />
      <path d="M20.5 21.5 26 27" stroke="#8a5a2b" strokeWidth="4" strokeLinecap="round" />
      <circle cx="14" cy="14.5" r="9" fill="#c2302e" />
      <circle cx="23.5" cy="9" r="3" fill="#fff" stroke="#c9c2b5" />
    </>
  ),
  badminton: (
    <>
      <circle cx="16" cy="16" r="15" fill="#2f8f83" />
      <path d="M8 7h16l-4.5 13h-7z" fill="#f8f6ef" />
      {line('M12 7l2.5 13M16 7v13M20 7l-2.5 13M9.5 12h13', '#b9c7c4', 1)}
      <path d="M12.3 20h7.400v2a3.7 3.7 0 0 1-7.4 0z" fill="#d9482f" />
    </>
  ),
}
