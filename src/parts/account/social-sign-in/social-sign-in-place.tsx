import { useAtomValue } from 'jotai'
import { brandAtom } from '../../../state/site/brand.ts'
import { lazyView } from '../../../ui/states/lazy-view.tsx'
import { PartBoundary } from '../../../ui/states/part-boundary.tsx'
import * as css from './social-sign-in.css.ts'

const SocialSignIn = lazyView(() => import('./social-sign-in.tsx').then((it) => it.SocialSignIn))

/** Where other accounts may be logged in with: below a form that asks for a name. Nothing where the brand offers none. */
export function SocialSignInPlace() {
  const { identity } = useAtomValue(brandAtom)
  const providers = (identity?.firebase.channels ?? []).filter((channel) => channel !== 'phone')
  if (providers.length === 0) return null
  return (
    // Two, since a full dialog's grid would press what has a least size of its own down to that.
    <div>
      <div className={css.place[providers.length > 1 ? 2 : 1]}>
        <PartBoundary>
          <SocialSignIn providers={providers} />
        </PartBoundary>
      </div>
    </div>
  )
}
