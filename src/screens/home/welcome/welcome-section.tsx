import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { TermsLink } from '../../../parts/rewards/offer/slide/terms-link.tsx'
import { usePromotionWords } from '../../../parts/rewards/offer/slide/use-slide-words.ts'
import { slidesOf } from '../../../rules/rewards/slides.ts'
import { promotionsQuery } from '../../../state/rewards/promotions.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { useModules } from '../../../state/site/modules.ts'
import { buttonClass } from '../../../ui/actions/button-class.ts'
import { cx } from '../../../ui/layout/cx.ts'
import * as css from './welcome.css.ts'

/** The offer for newcomers in one strip, where the first window leads with something else. */
export function WelcomeSection() {
  const { code } = useAtomValue(languageAtom)
  const { flags } = useModules()
  const { data, isPending } = useQuery(promotionsQuery({ language: code, signedIn: false }))
  const slide = slidesOf(['welcome'], {
    promotions: data?.list ?? null,
    jackpot: null,
    draw: null,
    table: null,
    match: null,
  })?.[0]
  const words = usePromotionWords()
  // An empty section would be taken for one that has nothing to show, and its place go.
  if (isPending) return <div />
  if (!slide || !('promotion' in slide)) return null
  const { promotion } = slide
  const { title, figure, note, lock, bounds } = words(promotion)
  return (
    <div className={css.offer}>
      <p className={css.what} title={title}>
        <strong className={css.figure}>{figure}</strong> {note}
      </p>
      <p className={css.asks}>
        {lock} <span className={css.bounds}>{bounds}</span> <TermsLink promotion={promotion.id} />
      </p>
      {flags.DIRECT_REGISTRATION && (
        <Link to="/register" className={cx(buttonClass('primary', 'm'), css.action)}>
          <Trans>Register</Trans>
        </Link>
      )}
    </div>
  )
}
