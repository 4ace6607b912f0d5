import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import type { PrizeMode } from '../../rules/lottery/lottery.ts'
import { brandAtom } from '../../state/site/brand.ts'
import * as css from './lobby/lobby-view.css.ts'
import type { LobbyPlace } from './lobby/use-lobby.ts'
import { MODE_NAME } from './labels.ts'

/** The prize modes, of which one holds (spec 3, "Prize modes"). */
export function Modes({ modes, place }: { readonly modes: readonly PrizeMode[]; readonly place: LobbyPlace }) {
  const { i18n, t } = useLingui()
  const { lotteryType } = useAtomValue(brandAtom)
  return (
    <nav aria-label={t`Kinds of draws`} className={css.modes}>
      {modes.map((mode) => (
        <Link
          key={mode}
          to={place.path}
          search={mode === lotteryType ? {} : { mode }}
          replace
          resetScroll={false}
          className={css.mode}
          // The router would call every one of them the current page.
          activeOptions={{ exact: true }}
          // Another vendor's lotteries are of no mode.
          aria-current={mode === place.mode && place.vendor === '' ? 'page' : undefined}
        >
          {i18n._(MODE_NAME[mode])}
        </Link>
      ))}
    </nav>
  )
}
