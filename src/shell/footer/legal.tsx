import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtom, useAtomValue } from 'jotai'
import { LicenceLines } from '../../parts/site/age-mark/licence-lines.tsx'
import { OwnDayLimit } from '../../parts/money/day-limit/own-day-limit.tsx'
import { analyticsChoiceAtom } from '../../state/site/analytics.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { Button } from '../../ui/actions/button.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import * as css from './legal.css.ts'

/** Minimum age, responsible play, the licence and its number, copyright. */
export function Legal() {
  const { t } = useLingui()
  const { name, access, analytics } = useAtomValue(brandAtom)
  const [choice, choose] = useAtom(analyticsChoiceAtom)
  const age = access.minimumAge
  return (
    <div className={css.legal}>
      <span className={css.age}>
        <span aria-hidden>{age}+</span>
        <VisuallyHidden>{t`Over-${age}s only`}</VisuallyHidden>
      </span>
      <div className={css.text}>
        <p>
          <Trans>Play for fun, not for income. Take breaks, and ask for help when it stops being fun.</Trans>{' '}
          <Link to="/responsible-gaming">
            <Trans>Responsible gaming</Trans>
          </Link>
        </p>
        <OwnDayLimit />
        {analytics && choice !== null && (
          <p>
            <Button size="s" variant="quiet" onClick={() => choose(null)}>
              <Trans>Change analytics choice</Trans>
            </Button>
          </p>
        )}
        <LicenceLines />
        <p>
          <Trans>© {name}. All rights reserved.</Trans>
        </p>
      </div>
    </div>
  )
}
