import { createElement, type ReactNode } from 'react'
import first from 'virtual:icon-sprite/first'
import later from 'virtual:icon-sprite/later'
import type { FirstIcon, LaterIcon } from '../theme/icons.ts'

interface IconProps {
  readonly className?: string | undefined
  /** Every icon stands beside words or in a named control. */
  readonly 'aria-hidden': true
}

export type IconView = (props: IconProps) => ReactNode

const iconsIn =
  <Name extends string>(sprite: string) =>
  (name: Name): IconView =>
    function Icon({ className }) {
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

/** Makes the component of an icon that a shell may show. They are drawn in SVG files, so that they cost no script. */
export const drawIcon = iconsIn<FirstIcon>(first)

/** Makes the component of an icon that no shell shows. */
export const drawLater = iconsIn<LaterIcon>(later)
