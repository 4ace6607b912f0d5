import { useLingui } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { recordAmount } from '../../../i18n/format/record-amount.ts'
import { useFormatMoney } from '../money-form/use-format-money.ts'
import type { Movement } from '../../../rules/money/money-intent.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { downlinesQuery, type Teammate } from '../../../state/team/team.ts'

interface TeamWords {
  /** An amount in minor units. */
  readonly say: (minor: bigint) => string
  /** What a transfer is, such as "P50.00 to Luna (agent2)"; the amount in minor units. */
  readonly sent: (amount: bigint, receiver: Teammate) => string
  /** The same of one that is kept by the receiver's id alone. */
  readonly movement: (movement: Movement) => string
}

/** What somebody is called where there is one line for it. */
export const nameOf = ({ username, nickname }: Teammate): string =>
  nickname && nickname !== username ? `${nickname} (${username})` : username

/** The words of transfers within a team. Of somebody who is not at hand it is said that they are of the team. */
export function useTeamLabels(upline: Teammate | null): TeamWords {
  const { t } = useLingui()
  const say = useFormatMoney()
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const queries = useQueryClient()
  const { queryKey } = downlinesQuery('', 1)
  const known = (): Teammate[] => [...(upline ? [upline] : []), ...(queries.getQueryData(queryKey)?.list ?? [])]
  return {
    say,
    sent: (amount, receiver) => {
      const [much, where] = [say(amount), nameOf(receiver)]
      return t`${much} to ${where}`
    },
    movement: ({ to, amount }) => {
      const much = recordAmount(amount ?? '', currency, tag)
      const found = known().find(({ id }) => id === to)
      if (!found) return t`${much} to somebody in your team`
      const where = nameOf(found)
      return t`${much} to ${where}`
    },
  }
}
