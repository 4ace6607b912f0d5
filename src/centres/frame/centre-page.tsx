import { useLingui } from '@lingui/react'
import { hiddenVisually } from '../../ui/layout/text.css.ts'
import type { CentreProps } from './centre.ts'
import { CentrePanes } from './centre-panes.tsx'
import { useOpenCentre } from './use-open-centre.ts'

/** A centre as a page of the site. */
export function CentrePage(props: CentreProps) {
  const { i18n } = useLingui()
  const open = useOpenCentre(props)
  return (
    <section aria-labelledby="centre-title">
      <h2 id="centre-title" className={hiddenVisually} tabIndex={-1}>
        {i18n._(props.centre.title)}
      </h2>
      <CentrePanes {...props} open={open} isPage />
    </section>
  )
}
