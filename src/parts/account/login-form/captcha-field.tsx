import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CAPTCHA_REFRESH_MS } from '../../../rules/figures.ts'
import { RefreshCw } from '../../../ui/media/icons.tsx'
import { useEffect, useRef, useState } from 'react'
import { captchaUrl } from '../../../rules/site/url-guard.ts'
import { captchaQuery } from '../../../state/account/captcha.ts'
import { IconButton } from '../../../ui/actions/icon-button.tsx'
import { textButton } from '../../../ui/actions/text-button.css.ts'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { useSupport } from '../../content/support/use-support.ts'
import * as css from './captcha-field.css.ts'
import { createThrottle } from '../../../rules/throttle.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Cluster } from '../../../ui/layout/cluster.tsx'

interface CaptchaFieldProps {
  readonly id: string
  readonly error: string | undefined
  /** Counts the tries: each picture is good for one. */
  readonly tries: number
  /** What it is called where it may be left empty. */
  readonly label?: string
  readonly required?: boolean
  /** Off where it is one field among many: the letters then do not call for the focus. */
  readonly takesFocus?: boolean
}

/** A picture of letters to be typed, and a way past it for those who can't read it. */
export function CaptchaField({ id, label, required = true, error, tries, takesFocus = true }: CaptchaFieldProps) {
  const { t } = useLingui()
  const support = useSupport()
  const { data, isFetching, isError, refetch } = useQuery(captchaQuery)
  const [throttle] = useState(() => createThrottle(CAPTCHA_REFRESH_MS))
  const input = useRef<HTMLInputElement>(null)
  const shownFor = useRef(tries)
  useEffect(() => {
    // The letters are what is asked for now; whoever has gone elsewhere meanwhile stays there.
    const { activeElement, body } = document
    const here = activeElement === body || input.current?.form?.contains(activeElement)
    if (takesFocus && here) input.current?.focus()
    if (shownFor.current === tries) return
    shownFor.current = tries
    if (input.current) input.current.value = ''
    void refetch()
  }, [tries, refetch, takesFocus])
  // One that was tried is used up, also where no other came.
  const picture = data === undefined || isError ? null : captchaUrl(data)
  return (
    <Stack space="xs">
      <Cluster>
        {picture ? (
          <img src={picture.href} alt={t`Letters to type`} width={120} height={44} className={css.captchaPicture} />
        ) : isError || data !== undefined ? (
          <span className={css.captchaPicture}>
            <Trans>No picture</Trans>
          </span>
        ) : (
          <Skeleton className={css.captchaPicture} />
        )}
        <IconButton
          icon={RefreshCw}
          busy={isFetching}
          label={t`Another picture`}
          onClick={() => throttle(() => void refetch())}
        />
      </Cluster>
      <TextField
        ref={input}
        id={id}
        name="captcha"
        label={label ?? t`Letters in the picture`}
        error={error}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={12}
        required={required}
      />
      <button type="button" className={textButton} onClick={support.open}>
        <Trans>Can't read it? Ask customer service</Trans>
      </button>
    </Stack>
  )
}
