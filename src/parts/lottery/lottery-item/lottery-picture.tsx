import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import type { Lottery } from '../../../state/lottery/lottery.ts'
import { pictureUrl } from '../../../state/site/pictures.ts'
import { RemotePicture } from '../../../ui/media/remote-picture.tsx'
import { LotteryStamp } from './lottery-stamp.tsx'
import * as css from './lottery-item.css.ts'

/** The lottery's picture; a stamp of its family and its pace where there is none. */
export function LotteryPicture({ lottery }: { readonly lottery: Lottery }) {
  const brand = useAtomValue(brandAtom)
  return (
    <RemotePicture
      src={lottery.picture ? pictureUrl(lottery.picture, brand) : undefined}
      width={240}
      height={240}
      alt=""
      className={css.picture}
      fallback={<LotteryStamp lottery={lottery} />}
    />
  )
}
