import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import * as css from './download-section.css.ts'

/** Where the way to the app will stand. */
export function DownloadSkeleton() {
  const look = useAtomValue(brandAtom).layout.download
  return <div className={css.box[look]} aria-busy />
}
