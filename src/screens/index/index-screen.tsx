import { useAtomValue } from 'jotai'
import { useCallback, useEffect, useState } from 'react'
import type { HomeSection } from '../../brand/layout-schema.ts'
import { brandAtom } from '../../state/brand.ts'
import { lazyView } from '../../ui/lazy-view.tsx'
import { Near } from '../../ui/near.tsx'
import { useFirstSign } from '../../ui/use-first-sign.ts'
import { CategoriesSection } from './categories-section.tsx'
import { Hero } from './hero/hero.tsx'
import * as css from './index-screen.css.ts'
import { SectionFailure } from './section-failure.tsx'

const Later = lazyView<{ readonly name: HomeSection }>(() => import('./later.tsx').then((it) => it.Later))

/** They come with the games: until then they leave no trace on the page. */
const COMING: readonly HomeSection[] = ['recent', 'winners']

const Room = () => <div className={css.room} />

/** The home page: the brand's sections in its order. What a first view shows is in the first request. */
export function IndexScreen() {
  const { home } = useAtomValue(brandAtom).layout
  // Whoever comes back finds the page as high as it was, and so the place where they were.
  const [later, setLater] = useState<'far' | 'here' | 'failed'>(Later.isLoaded() ? 'here' : 'far')
  // All of them at once: one by one they would move what is on the screen.
  const load = useCallback(() => {
    Later.preload().then(
      () => setLater('here'),
      () => setLater('failed'),
    )
  }, [])
  const somebody = useFirstSign()
  const shown = home.filter((name) => !COMING.includes(name))
  const firstLater = shown.find((name) => name !== 'hero' && name !== 'categories')
  return shown.map((name) => {
    if (name === 'hero') return <Hero key={name} />
    if (name === 'categories') return <CategoriesSection key={name} />
    if (later === 'here') return <Later key={name} name={name} />
    if (later === 'failed' && name === firstLater) {
      return (
        <SectionFailure key={name} onRetry={load}>
          <Room />
        </SectionFailure>
      )
    }
    return (
      <Near key={name} waiting={<Room />} seen={!somebody}>
        <Wanted onWanted={load} />
      </Near>
    )
  })
}

function Wanted({ onWanted }: { readonly onWanted: () => void }) {
  useEffect(onWanted, [onWanted])
  return <Room />
}
