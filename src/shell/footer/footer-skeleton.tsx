import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { brandAtom } from '../../state/site/brand.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import * as css from './footer-skeleton.css.ts'

/**
 * Where the footer will stand: as high, and a landmark already.
 * @param onRetry set where the footer did not load
 */
export function FooterSkeleton({ onRetry }: { readonly onRetry?: () => void }) {
  const { name } = useAtomValue(brandAtom)
  return (
    <footer className={css.waiting} aria-busy={!onRetry}>
      {onRetry && (
        <output>
          <Trans>This part of the page did not load</Trans>{' '}
          <button type="button" className={buttonClass('quiet', 's')} onClick={onRetry}>
            <Trans>Try again</Trans>
          </button>
        </output>
      )}
      <p>
        <Trans>© {name}. All rights reserved.</Trans>
      </p>
    </footer>
  )
}
