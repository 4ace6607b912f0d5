import { Trans } from '@lingui/react/macro'
import { Headset } from '../../../ui/media/icons.tsx'
import { Button } from '../../../ui/actions/button.tsx'
import type { ButtonVariant } from '../../../ui/actions/button-class.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { useSupport } from './use-support.ts'

/** The way to a person, for every page that can't help by itself. */
export function SupportButton({ variant = 'quiet', wide = false }: { variant?: ButtonVariant; wide?: boolean }) {
  const { open, busy } = useSupport()
  return (
    <Button variant={variant} wide={wide} busy={busy} onClick={open}>
      <Headset aria-hidden className={icon.m} />
      <Trans>Customer service</Trans>
    </Button>
  )
}
