import { useLingui } from '@lingui/react/macro'
import { useAtom } from 'jotai'
import { ODDS_FORMATS, type OddsFormat } from '../../../../rules/sports/odds-format.ts'
import { oddsFormatAtom } from '../../../../state/sports/odds-format.ts'
import { closePopover } from '../../../../ui/actions/close-popover.ts'
import { IconButton } from '../../../../ui/actions/icon-button.tsx'
import { Check } from '../../../../ui/media/icons.tsx'
import { icon } from '../../../../ui/media/icon.css.ts'
import { Settings } from '../../../../ui/media/later-icons.ts'
import { item, itemEnd } from '../../../../ui/overlays/popover.css.ts'
import { Popover } from '../../../../ui/overlays/popover.tsx'
import * as css from './slip-head.css.ts'

const ID = 'slip-settings'

/** How prices are written, behind a button of the slip's head: chosen once, and rarely again. */
export function SlipSettings() {
  const { t } = useLingui()
  const [format, choose] = useAtom(oddsFormatAtom)
  const names: Readonly<Record<OddsFormat, string>> = {
    decimal: t`Decimal`,
    fractional: t`Fractional`,
    american: t`American`,
    'hong-kong': t`Hong Kong`,
    malay: t`Malay`,
  }
  return (
    <>
      <IconButton id={`${ID}-open`} size="s" icon={Settings} label={t`Odds format`} popoverTarget={ID} />
      <Popover id={ID} label={t`Odds format`}>
        <p className={css.menuTitle}>{t`Odds format`}</p>
        {ODDS_FORMATS.map((each) => (
          <button
            key={each}
            type="button"
            className={item}
            aria-current={each === format}
            onClick={({ currentTarget }) => {
              choose(each)
              closePopover(currentTarget)
            }}
          >
            {names[each]}
            {each === format && <Check aria-hidden className={`${icon.m} ${itemEnd}`} />}
          </button>
        ))}
      </Popover>
    </>
  )
}
