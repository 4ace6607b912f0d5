import { useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { recordAmount } from '../../../i18n/format/record-amount.ts'
import type { MoneyKind, Movement } from '../../../rules/money/money-intent.ts'
import type { Claimable } from '../../../rules/site/next-things.ts'
import { claimCashbackAtom, refreshCashback } from '../../../state/records/cashback.ts'
import { claimSignInAtom, refreshDailySignIn } from '../../../state/rewards/daily-sign-in.ts'
import { claimMissionAtom, refreshMissions } from '../../../state/rewards/missions.ts'
import { claimRewardAtom, refreshRewards } from '../../../state/rewards/rewards.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { useClaim, type Claim } from '../../rewards/claim/use-claim.ts'

export interface ThingClaim {
  readonly kind: MoneyKind
  readonly claim: Claim
  readonly words: (movement: Movement) => string
}

/** The claims of everything that can wait for a member, each through the one that its own page uses. */
export function useThingClaims(): Readonly<Record<Claimable['of'], ThingClaim>> {
  const { t } = useLingui()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const named =
    (name: string) =>
    ({ amount }: Movement): string =>
      amount === null ? name : `${name} · ${recordAmount(amount, currency, tag)}`
  const reward = useClaim({ kind: 'reward', send: claimRewardAtom, askAnew: refreshRewards })
  const mission = useClaim({ kind: 'mission', send: claimMissionAtom, askAnew: refreshMissions })
  const cashback = useClaim({ kind: 'cashback', send: claimCashbackAtom, askAnew: refreshCashback })
  const signIn = useClaim({ kind: 'sign-in', send: claimSignInAtom, askAnew: refreshDailySignIn })
  return {
    reward: { kind: 'reward', claim: reward, words: named(t`Reward`) },
    mission: { kind: 'mission', claim: mission, words: named(t`reward of a mission`) },
    cashback: { kind: 'cashback', claim: cashback, words: named(t`Rebate`) },
    'sign-in': { kind: 'sign-in', claim: signIn, words: named(t`Daily sign-in`) },
  }
}
