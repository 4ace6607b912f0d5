import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { isLeftOut } from '../../../rules/sports/slip-check.ts'
import { hiddenVisually } from '../../../ui/layout/text.css.ts'
import type { ReadySlip } from './use-slip.ts'

/**
 * What has changed in the slip, read out when the reader pauses: how many prices and picks, and not which figures, since a
 * word for each of these would never end.
 */
export function SlipNews({ ready }: { readonly ready: ReadySlip | null }) {
  const { t } = useLingui()
  const picks = ready?.checked.picks ?? []
  const changed = picks.filter(({ state }) => state === 'changed').length
  const out = picks.filter(isLeftOut).length
  return (
    <p aria-live="polite" className={hiddenVisually}>
      {changed > 0 &&
        t`${plural(changed, { one: 'The odds of # pick have changed.', other: 'The odds of # picks have changed.' })}`}{' '}
      {out > 0 && t`${plural(out, { one: '# pick is left out.', other: '# picks are left out.' })}`}
    </p>
  )
}
