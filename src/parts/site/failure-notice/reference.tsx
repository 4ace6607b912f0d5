import { Trans, useLingui } from '@lingui/react/macro'
import { Check } from '../../../ui/media/icons.tsx'
import { Copy } from '../../../ui/media/later-icons.ts'
import { useState } from 'react'
import { Button } from '../../../ui/actions/button.tsx'
import { icon } from '../../../ui/media/icon.css.ts'
import { Text } from '../../../ui/layout/text.tsx'
import * as css from './failure-notice.css.ts'

/** What a player reads out or pastes to customer service. */
export function Reference({ text }: { readonly text: string }) {
  const { t } = useLingui()
  const [copied, setCopied] = useState(false)
  const copy = (): void => {
    // Where the clipboard is refused, the text stands there to be marked by hand.
    navigator.clipboard?.writeText(text).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  const Mark = copied ? Check : Copy
  return (
    <Button variant="ghost" size="s" className={css.copy} onClick={copy} title={t`Copy the reference`}>
      <Mark aria-hidden className={icon.s} />
      <span aria-live="polite">{copied ? <Trans>Copied</Trans> : <Trans>Reference</Trans>}</span>
      <Text as="span" size="xs" font="code" breaks>
        {text}
      </Text>
    </Button>
  )
}
