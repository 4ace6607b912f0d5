import { useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { recordAmount } from '../../../i18n/format/record-amount.ts'
import type { Movement } from '../../../rules/money/money-intent.ts'
import { messageLanguageAtom } from '../../../state/messages/inbox.ts'
import { claimRewardAtom, refreshRewards, rewardsQuery } from '../../../state/rewards/rewards.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { useClaim, type Claim } from '../claim/use-claim.ts'

/** The claim of rewards, and what a claim is called in words. */
export function useRewardClaim(): { readonly claim: Claim; readonly words: (movement: Movement) => string } {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const { data } = useQuery(rewardsQuery(useAtomValue(messageLanguageAtom)))
  return {
    claim: useClaim({ kind: 'reward', send: claimRewardAtom, askAnew: refreshRewards }),
    words: ({ from, amount }) => {
      const title = data?.find(({ id }) => id === from)?.title ?? t`Reward`
      return amount === null ? title : `${title} · ${recordAmount(amount, currency, tag)}`
    },
  }
}
