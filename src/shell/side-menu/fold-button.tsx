import { Trans } from '@lingui/react/macro'
import { cx } from '../../ui/layout/cx.ts'
import { directional, icon } from '../../ui/media/icon.css.ts'
import { PanelLeftClose, PanelLeftOpen } from '../../ui/media/later-icons.ts'
import * as css from './side-menu.css.ts'

interface FoldButtonProps {
  readonly narrow: boolean
  /** Widens or narrows the rail. */
  readonly onFold: () => void
}

/** Widens the rail or narrows it, on wide screens. */
export function FoldButton({ narrow, onFold }: FoldButtonProps) {
  const Icon = narrow ? PanelLeftOpen : PanelLeftClose
  return (
    <div className={css.fold}>
      <button type="button" className={css.link} onClick={onFold} aria-expanded={!narrow}>
        <Icon aria-hidden className={cx(icon.m, directional)} />
        {narrow ? <Trans>Expand</Trans> : <Trans>Collapse</Trans>}
      </button>
    </div>
  )
}
