import { Plural, useLingui } from '@lingui/react/macro'
import { countProtections, MOST_PROTECTIONS, securityLevel } from '../../../rules/security/security-level.ts'
import type { AccountSecurity } from '../../../state/security/account-security.ts'
import { cx } from '../../../ui/layout/cx.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { ShieldCheck } from '../../../ui/media/later-icons.ts'
import * as css from './security-level.css.ts'
import { Panel } from '../../../ui/layout/panel.tsx'
import { Entry } from '../../../ui/layout/entry.tsx'

/** How well the account is guarded, as a word, a bar, and what is still missing. */
export function SecurityLevel({ security }: { readonly security: AccountSecurity }) {
  const { t } = useLingui()
  const guards = { ...security, mobile: security.mobile !== '', email: security.email !== '' }
  const level = securityLevel(guards)
  const count = countProtections(guards)
  const missing = MOST_PROTECTIONS - count
  const words = { low: t`Security level: low`, medium: t`Security level: medium`, high: t`Security level: high` }
  return (
    <Panel as="div">
      <div className={css.level}>
        <span className={cx(css.mark, css.tone[level])}>
          <ShieldCheck aria-hidden className={icon.l} />
        </span>
        <Entry
          name={words[level]}
          note={
            <Plural
              value={missing}
              _0="Every protection is on."
              one="# protection is still off."
              other="# protections are still off."
            />
          }
        />
      </div>
      <div aria-hidden className={css.bar}>
        {Array.from({ length: MOST_PROTECTIONS }, (_, index) => (
          <span key={index} className={cx(css.step, index < count && css.reached[level])} />
        ))}
      </div>
    </Panel>
  )
}
