import { msg } from '@lingui/core/macro'
import { useAtomValue } from 'jotai'
import { sessionAtom } from '../../../state/account/login/session.ts'
import { brandAtom } from '../../../state/site/brand.ts'
import { laterSection } from '../section/later-section.tsx'
import * as css from './welcome.css.ts'

const Strip = laterSection({
  name: 'welcome',
  title: msg`For newcomers`,
  load: () => import('./welcome-section.tsx').then((it) => it.WelcomeSection),
  // Its place is the section's own; an empty one would be taken for one that has nothing to show.
  Waiting: () => <div />,
  bare: css.section,
})

/** For guests alone, and not where the first window begins with the same. */
export function WelcomeStrip() {
  const [first] = useAtomValue(brandAtom).hero.slides.guest
  const isGuest = useAtomValue(sessionAtom) === null
  return isGuest && first !== 'welcome' && <Strip />
}
