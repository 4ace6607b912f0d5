import { Trans } from '@lingui/react/macro'
import { Button, type ButtonProps } from '../../ui/button.tsx'
import { icon } from '../../ui/icon.css.ts'
import { RotateCw } from '../../ui/later-icons.ts'

/** Loads the page anew. */
export function ReloadButton(look: Pick<ButtonProps, 'variant' | 'size'>) {
  return (
    <Button {...look} onClick={() => location.reload()}>
      <RotateCw aria-hidden className={icon.m} />
      <Trans>Reload the page</Trans>
    </Button>
  )
}
