import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { Check } from '../../../ui/media/icons.tsx'
import { Copy } from '../../../ui/media/later-icons.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useTimeout } from '../../../ui/hooks/use-timeout.ts'

interface CopyButtonProps {
  readonly text: string
  /** What is copied, such as "your code"; read out alone. Left out where the button says enough. */
  readonly what?: string
  /** Whether it is an address, so that the button says so. */
  readonly isLink?: boolean
  /** `main` where copying is what one comes for. */
  readonly look?: 'small' | 'main'
}

/** How long it says that it was done. */
const SAID_MS = 4000

/** Copies a text; where the clipboard is refused, the text beside it can be marked by hand. */
export function CopyButton({ text, what = '', isLink = false, look = 'small' }: CopyButtonProps) {
  const [copied, setCopied] = useState(false)
  useTimeout(() => setCopied(false), copied ? SAID_MS : null)
  const copy = (): void => {
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  const Mark = copied ? Check : Copy
  return (
    <Button {...(look === 'main' ? {} : { variant: 'quiet' as const, size: 's' as const })} onClick={copy}>
      <Mark aria-hidden className={icon.s} />
      <span aria-live="polite">
        {copied ? <Trans>Copied</Trans> : isLink ? <Trans>Copy link</Trans> : <Trans>Copy</Trans>}
      </span>
      {what && <VisuallyHidden> {what}</VisuallyHidden>}
    </Button>
  )
}
