import { createElement, type ReactNode } from 'react'
import sprite from 'virtual:icon-sprite'
import { ICON_ID, type IconName } from '../../theme/icons.ts'

interface IconProps {
  readonly className?: string | undefined
  /** Every icon stands beside words or in a named control. */
  readonly 'aria-hidden': true
}

export type IconView = (props: IconProps) => ReactNode

/** A page brings those that its shell shows: a file for them would share the network with the first picture. */
const inPage = new Set(
  Array.from(globalThis.document?.querySelectorAll(`symbol[id^="${ICON_ID}"]`) ?? [], ({ id }) => id),
)

function addressOf(name: IconName): string {
  const id = ICON_ID + name
  return inPage.has(id) ? `#${id}` : `${sprite}#${id}`
}

/** Makes the component of an icon. All are drawn in one SVG file, so that they cost no script. */
export const drawIcon = (name: IconName): IconView => {
  const href = addressOf(name)
  return function Icon({ className }) {
    return createElement(
      'svg',
      {
        className,
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
      },
      createElement('use', { href }),
    )
  }
}
