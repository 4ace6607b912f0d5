import type { LotteryFamily, LotteryIcon } from '../../../rules/lottery/lottery.ts'
import { lotteryIcon } from '../../../rules/lottery/lottery.ts'
import { CarFront, CircleDot, Clover, DiceFive, Hash } from '../../../ui/media/later-icons.ts'
import type { IconView } from '../../../ui/media/icons.tsx'

/** The spec's five lottery icons (spec 3, "Icon names"). */
const ICONS: Readonly<Record<LotteryIcon, IconView>> = {
  PK10: CarFront,
  LF: Clover,
  CHAIN: Hash,
  K3: DiceFive,
  PCB: CircleDot,
}

/** The icon of a family. */
export function FamilyIcon({ family, className }: { readonly family: LotteryFamily; readonly className?: string }) {
  const Icon = ICONS[lotteryIcon(family)]
  return <Icon aria-hidden className={className} />
}
