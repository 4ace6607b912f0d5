import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatMoney } from '../../../i18n/format.ts'
import { percentText } from '../../../i18n/percent.ts'
import { CATEGORY_PRESENTATION } from '../../../parts/games/category-nav/category-presentation.ts'
import { isCategory } from '../../../rules/games/categories.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { icon } from '../../../ui/media/icon.css.ts'
import { Coins } from '../../../ui/media/later-icons.ts'
import { Section } from '../security-centre/section.tsx'
import * as css from './cashback.css.ts'

interface CashbackCategoriesProps {
  readonly categories: readonly {
    readonly category: string
    /** A decimal string, in hundredths. */
    readonly rate: string
    /** Minor units. */
    readonly validBet: bigint
    readonly amount: bigint
  }[]
}

/** What each category of games gives back, and of how much. */
export function CashbackCategories({ categories }: CashbackCategoriesProps) {
  const { t, i18n } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  return (
    <Section title={t`By category`}>
      <ul className={css.list}>
        {categories.map(({ category, rate, validBet, amount }) => {
          const look = isCategory(category) ? CATEGORY_PRESENTATION[category] : null
          const Icon = look?.icon ?? Coins
          const [much, share] = [formatMoney(validBet, currency, tag), percentText(rate, tag)]
          return (
            <li key={category} className={css.row}>
              <Icon aria-hidden className={`${icon.m} ${css.mark}`} />
              <span className={css.words}>
                <span className={css.name}>{look ? i18n._(look.name) : category}</span>
                <span className={css.term}>
                  <Trans>
                    {share} of {much}
                  </Trans>
                </span>
              </span>
              <span className={css.amount}>{formatMoney(amount, currency, tag)}</span>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
