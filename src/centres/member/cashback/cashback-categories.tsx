import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatMoney } from '../../../i18n/format/format.ts'
import { percentText } from '../../../i18n/format/percent.ts'
import { CATEGORY_PRESENTATION } from '../../../parts/games/category-nav/category-presentation.ts'
import { isCategory } from '../../../rules/games/categories.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { Amount } from '../../../ui/layout/amount.tsx'
import { Entry } from '../../../ui/layout/entry.tsx'
import { Section } from '../../../ui/layout/section.tsx'
import { Row } from '../../../ui/lists/row.tsx'
import { Rows } from '../../../ui/lists/rows.tsx'
import { Coins } from '../../../ui/media/later-icons.ts'

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
      <Rows>
        {categories.map(({ category, rate, validBet, amount }) => {
          const look = isCategory(category) ? CATEGORY_PRESENTATION[category] : null
          const [much, share] = [formatMoney(validBet, currency, tag), percentText(rate, tag)]
          return (
            <Row key={category}>
              <Entry
                icon={look?.icon ?? Coins}
                name={look ? i18n._(look.name) : category}
                note={
                  <Trans>
                    {share} of {much}
                  </Trans>
                }
                end={<Amount>{formatMoney(amount, currency, tag)}</Amount>}
              />
            </Row>
          )
        })}
      </Rows>
    </Section>
  )
}
