import { useId, type ReactNode } from 'react'
import { useAtomValue } from 'jotai'
import { brandAtom } from '../../state/site/brand.ts'
import * as css from './links.css.ts'

interface LinkGroupProps {
  readonly title: string
  /** List items. */
  readonly children: ReactNode
}

/** Links about one thing: below each other with their title, or in a row, as the brand's footer has them. */
export function LinkGroup({ title, children }: LinkGroupProps) {
  const id = useId()
  const { footer } = useAtomValue(brandAtom).layout
  return (
    <nav className={css.group} aria-labelledby={id}>
      <h2 id={id} className={footer === 'centred' ? css.silentTitle : css.title}>
        {title}
      </h2>
      <ul className={css.list}>{children}</ul>
    </nav>
  )
}
