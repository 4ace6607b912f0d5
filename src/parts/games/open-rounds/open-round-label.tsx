import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { formatMoney } from '../../../i18n/format/format.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { languageAtom } from '../../../state/site/language.ts'
import type { OpenRound } from '../../../state/games/play/open-rounds.ts'
import * as css from './open-rounds.css.ts'

/** The game of a round with its room, and what is staked on it. */
export function OpenRoundWords({ round: { gameName, room, stake } }: { readonly round: OpenRound }) {
  const { currency } = useAtomValue(brandAtom)
  const { tag } = useAtomValue(languageAtom)
  const amount = formatMoney(stake, currency, tag)
  return (
    <span className={css.words}>
      <span className={css.name}>{room ? `${gameName} · ${room.name}` : gameName}</span>
      <span className={css.stake}>
        <Trans>Round open, stake {amount}</Trans>
      </span>
    </span>
  )
}
