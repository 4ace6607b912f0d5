import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import * as css from './slip-foot.css.ts'

/** Who may bet, and where limits are: beside the button, in each of its looks. */
export function Responsible({ isTight }: { readonly isTight: boolean }) {
  const { minimumAge: age } = useAtomValue(brandAtom).access
  return (
    <p className={css.responsible}>
      <bdi className={css.age}>{age}+</bdi>
      <span>
        {!isTight && (
          <Trans comment="Where a country's law has a sentence for this, that one">
            Only bet what you can afford to lose.
          </Trans>
        )}{' '}
        <Link to="/responsible-gaming" className={css.link}>
          <Trans>Limits and help</Trans>
        </Link>
      </span>
    </p>
  )
}
