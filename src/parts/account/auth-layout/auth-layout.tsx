import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { brandAtom } from '../../../state/site/brand.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { Picture } from '../../../ui/media/picture.tsx'
import { muted } from '../../../ui/layout/text.css.ts'
import { LanguagePicker } from '../../site/language-picker/language-picker.tsx'
import { SupportButton } from '../../content/support/support-button.tsx'
import * as css from './auth-layout.css.ts'

interface AuthLayoutProps {
  /** For a form of many fields. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** The pages of a members-only brand that guests may see: logging in and registering (spec 2, "Access rule"). */
export function AuthLayout({ wide = false, children }: AuthLayoutProps) {
  const { name, logo, heroPicture, heroPhone, access } = useAtomValue(brandAtom)
  const age = access.minimumAge
  return (
    <div className={css.door}>
      <div className={css.art}>
        <Picture first picture={heroPicture} phone={heroPhone} alt="" />
      </div>
      <div className={cx(css.side, wide && css.wide)}>
        <div className={css.top}>
          <img src={logo.url} width={logo.width} height={logo.height} alt={name} />
          <LanguagePicker />
        </div>
        <div className={css.form}>{children}</div>
        <div className={css.end}>
          <span className={muted}>
            <Trans>For people aged {age} and over</Trans>
          </span>
          <SupportButton />
        </div>
      </div>
    </div>
  )
}
