import { msg } from '@lingui/core/macro'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { section } from '../../../ui/page/page.css.ts'
import { Placeholder } from '../../../ui/states/placeholder.tsx'
import { laterSection } from '../section/later-section.tsx'

const Strip = laterSection({
  name: 'welcome',
  title: msg`For newcomers`,
  load: () => import('./welcome-section.tsx').then((it) => it.WelcomeSection),
  Waiting: () => <Placeholder of="summary" />,
  bare: section,
})

/** For guests alone, and not where the first window begins with the same. */
export function WelcomeStrip() {
  const [first] = useAtomValue(brandAtom).hero.slides.guest
  const isGuest = useAtomValue(sessionAtom) === null
  return isGuest && first !== 'welcome' && <Strip />
}
