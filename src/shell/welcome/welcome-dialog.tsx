import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue, useSetAtom } from 'jotai'
import type { ReactNode } from 'react'
import { memberName } from '../../rules/account/member-name.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { promptAtom } from '../../state/site/prompts.ts'
import { sessionAtom } from '../../state/account/login/session.ts'
import { Button } from '../../ui/actions/button.tsx'
import { cx } from '../../ui/layout/cx.ts'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { icon } from '../../ui/media/icon.css.ts'
import { CircleUser, Wallet, type IconView } from '../../ui/media/icons.tsx'
import { Bell, Hourglass } from '../../ui/media/later-icons.ts'
import * as css from './welcome.css.ts'

/** What a first login begins with (spec 4, "Login success"): who one is, money, limits, news. Shown once. */
export function WelcomeDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui()
  const { name: brandName } = useAtomValue(brandAtom)
  const prompt = useSetAtom(promptAtom)
  const session = useAtomValue(sessionAtom)
  const name = session && memberName(session)
  const inside = (Icon: IconView, title: string, note: string): ReactNode => (
    <>
      <Icon aria-hidden className={cx(icon.m, css.mark)} />
      <span className={css.words}>
        <span className={css.name}>{title}</span>
        <span className={css.note}>{note}</span>
      </span>
    </>
  )
  return (
    <Dialog title={name ? t`Welcome, ${name}` : t`Welcome`} onClose={onClose}>
      <p>
        <Trans>Welcome to {brandName}. Here are a few ways to get started.</Trans>
      </p>
      <ul className={css.steps}>
        <li>
          <button type="button" className={css.step} onClick={() => prompt('member-centre')}>
            {inside(CircleUser, t`Your details`, t`Check and complete your details.`)}
          </button>
        </li>
        <li>
          <button type="button" className={css.step} onClick={() => prompt('deposit')}>
            {inside(Wallet, t`First deposit`, t`Only what you can afford to lose.`)}
          </button>
        </li>
        <li>
          <Link to="/help" hash="responsible-gaming" className={css.step} onClick={onClose}>
            {inside(
              Hourglass,
              t`Play within your means`,
              t`Decide how much and how long before you begin, and see who helps.`,
            )}
          </Link>
        </li>
        <li>
          <Link to="/noticePage" className={css.step} onClick={onClose}>
            {inside(Bell, t`Notices`, t`What is new, and what is on offer.`)}
          </Link>
        </li>
      </ul>
      <Button wide data-focus onClick={onClose}>
        <Trans>Look around</Trans>
      </Button>
    </Dialog>
  )
}
