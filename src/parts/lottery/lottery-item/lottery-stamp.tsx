import { useAtomValue } from 'jotai'
import { formatInterval } from '../../../i18n/format/duration-format.ts'
import type { Lottery } from '../../../state/lottery/lottery.ts'
import { languageAtom } from '../../../state/site/language.ts'
import { FamilyIcon } from '../family-icon/family-icon.tsx'
import * as css from './lottery-item.css.ts'

/** Drawn of what is known: what the draw is made of, and how often it is held. Words beside it say both. */
export function LotteryStamp({ lottery: { family, drawEvery } }: { readonly lottery: Lottery }) {
  const { tag } = useAtomValue(languageAtom)
  // Whole minutes have room.
  const isShort = drawEvery > 0 && drawEvery < 3600 && drawEvery % 60 === 0
  return (
    <span aria-hidden className={css.stamp}>
      <FamilyIcon family={family} className={css.motif} />
      {isShort && <span className={css.pace}>{formatInterval(drawEvery, tag)}</span>}
    </span>
  )
}
