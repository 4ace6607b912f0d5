import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { brandAtom } from '../../state/site/brand.ts'
import { cx } from '../../ui/layout/cx.ts'
import * as css from './header.css.ts'

/** The brand's logo, which leads home (spec 2, "Bottom bar"). */
export function Logo({ className }: { readonly className?: string }) {
  const { name, logo } = useAtomValue(brandAtom)
  return (
    <Link to="/index" className={cx(css.logo, className)}>
      <img src={logo.url} width={logo.width} height={logo.height} alt={name} />
    </Link>
  )
}
