import { createElement, type ReactNode } from 'react'
import sprite from 'virtual:icon-sprite'
import type { IconName } from '../theme/icons.ts'

interface IconProps {
  readonly className?: string | undefined
  /** Every icon stands beside words or in a named control. */
  readonly 'aria-hidden': true
}

export type IconView = (props: IconProps) => ReactNode

/** Makes the component of an icon. They are drawn in one SVG file of the bundle, so that they cost no script. */
export function drawIcon(name: IconName): IconView {
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
      createElement('use', { href: `${sprite}#${name}` }),
    )
  }
}
