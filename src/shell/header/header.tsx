import { useAtomValue } from 'jotai'
import { prerenderAtom } from '../../state/site/prerender.ts'
import { NARROW } from '../../ui/layout/media.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'
import { WideHeader } from '../lazy-parts.ts'
import * as css from './header.css.ts'
import { PhoneBar } from './phone-bar.tsx'

/** The header (spec 2, "Header"): a slim bar on phones, and in wide windows what the brand's layout says. */
export function Header() {
  const neutral = useAtomValue(prerenderAtom) === 'frame'
  const narrow = useMedia(NARROW)
  return (
    <header className={css.header} data-neutral={neutral || undefined}>
      {narrow && <PhoneBar />}
      <WideHeader />
    </header>
  )
}
