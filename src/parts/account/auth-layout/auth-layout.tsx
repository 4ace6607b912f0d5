import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { brandAtom } from '../../../state/site/brand.ts'
import { textButton } from '../../../ui/actions/text-button.css.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Text } from '../../../ui/layout/text.tsx'
import { Picture } from '../../../ui/media/picture.tsx'
import { LanguagePicker } from '../../site/language-picker/language-picker.tsx'
import { useSupport } from '../../content/support/use-support.ts'
import * as css from './auth-layout.css.ts'

interface AuthLayoutProps {
  /** For a form of many fields. */
  readonly wide?: boolean
  /** Below the picture: what is open by now. */
  readonly plinth?: ReactNode
  readonly children: ReactNode
}

/** The pages of a members-only brand that guests may see: logging in and registering (spec 2, "Access rule"). */
export function AuthLayout({ wide = false, plinth, children }: AuthLayoutProps) {
  const { name, logo, heroPicture, heroPhone, access } = useAtomValue(brandAtom)
  const support = useSupport()
  const age = access.minimumAge
  return (
    <div className={css.door}>
      <div className={cx(css.side, wide && css.wide)}>
        <div className={css.top}>
          <img src={logo.url} width={logo.width} height={logo.height} alt={name} />
          <LanguagePicker />
        </div>
        <div className={css.form}>{children}</div>
        <div className={css.end}>
          <Stack space="none">
            <Text size="s" weight="strong">
              <Trans>Do you need help?</Trans>
            </Text>
            <button type="button" className={textButton} aria-busy={support.busy} onClick={support.open}>
              <Trans>Customer service</Trans>
            </button>
          </Stack>
          <span className={css.age}>
            <span aria-hidden className={css.ageMark}>
              {age}+
            </span>
            <Trans>Over-{age}s only</Trans>
          </span>
        </div>
      </div>
      <div className={css.hall}>
        <div className={css.art}>
          <Picture first picture={heroPicture} phone={heroPhone} alt="" />
        </div>
        {plinth}
      </div>
    </div>
  )
}
