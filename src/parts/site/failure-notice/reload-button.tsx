import { Trans } from '@lingui/react/macro'
import { Button, type ButtonProps } from '../../../ui/actions/button.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { RotateCw } from '../../../ui/media/later-icons.ts'

/** Loads the page anew. */
export function ReloadButton(look: Pick<ButtonProps, 'variant' | 'size'>) {
  return (
    <Button {...look} onClick={() => location.reload()}>
      <RotateCw aria-hidden className={icon.m} />
      <Trans>Reload the page</Trans>
    </Button>
  )
}
