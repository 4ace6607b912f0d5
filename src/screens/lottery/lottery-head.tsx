import { Trans } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { useDrawName } from '../../parts/lottery/draw-name/use-draw-name.ts'
import { LotteryClock } from '../../parts/lottery/lottery-clock/lottery-clock.tsx'
import { LotteryPicture } from '../../parts/lottery/lottery-item/lottery-picture.tsx'
import { PlayLink } from '../../parts/games/play/play-link.tsx'
import { lotteryPlayTarget } from '../../rules/lottery/lottery-target.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { writePick } from '../../rules/lottery/quick-pick.ts'
import { pictureUrl } from '../../state/site/pictures.ts'
import type { LatestDraws, Lottery } from '../../state/lottery/lottery.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { icon } from '../../ui/media/icon.css.ts'
import { Play } from '../../ui/media/later-icons.ts'
import { RemotePicture } from '../../ui/media/remote-picture.tsx'
import { pageTitle } from '../../ui/layout/text.css.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { FamilyIcon } from '../../parts/lottery/family-icon/family-icon.tsx'
import * as css from './lottery-head.css.ts'
import { usePick } from './use-pick.ts'

interface LotteryHeadProps {
  readonly lottery: Lottery
  /** As the address says it; the lottery's own where it says none. */
  readonly playType: string | undefined
  readonly draws: LatestDraws | undefined
  /** Its family or region, by the server's name. */
  readonly group: string | undefined
}

/** A lottery's name and picture, the time until its next draw, and the way to its table (spec 7: "lottery launch"). */
export function LotteryHead({ lottery, playType = lottery.playType, draws, group }: LotteryHeadProps) {
  const brand = useAtomValue(brandAtom)
  const pick = writePick(usePick(lottery))
  const drawName = useDrawName()
  const now = draws?.byLottery[lottery.code]
  const bleeds = brand.layout.card === 'poster' || brand.layout.card === 'portrait'
  return (
    <div className={css.place}>
      <section className={css.head[bleeds ? 'art' : 'plain']} aria-label={lottery.name}>
        {bleeds && lottery.picture && (
          <RemotePicture
            src={pictureUrl(lottery.picture, brand)}
            width={240}
            height={240}
            alt=""
            className={css.art}
            eager
            fallback={null}
          />
        )}
        <div className={css.who}>
          <div className={css.picture}>
            <LotteryPicture lottery={lottery} />
          </div>
          <div className={css.names}>
            <h1 className={pageTitle}>{lottery.name}</h1>
            <p className={css.kind}>
              <FamilyIcon family={lottery.family} className={icon.s} />
              <span>{group}</span>
            </p>
          </div>
        </div>
        <div className={css.next}>
          <div className={css.clock}>
            {now && draws && <LotteryClock next={now.next} offset={draws.clockOffset} size="l" />}
          </div>
          <p className={css.draw}>
            <bdi>{now && drawName(now.next.number)}</bdi>
          </p>
        </div>
        <PlayLink
          target={lotteryPlayTarget({ ...lottery, playType }, pick)}
          className={`${buttonClass('primary', 'l')} ${css.play}`}
        >
          <Play aria-hidden className={icon.m} />
          <Trans>Play</Trans>
          <VisuallyHidden>{lottery.name}</VisuallyHidden>
        </PlayLink>
      </section>
    </div>
  )
}
