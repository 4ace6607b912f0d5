import { useAtomValue } from 'jotai'
import { useEffect } from 'react'
import type { HomeSection } from '../../brand/layout-schema.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { sessionAtom } from '../../state/account/login/session.ts'
import { RenderWhenVisible } from '../../ui/layout/render-when-visible.tsx'
import { useFirstSign } from '../../ui/hooks/use-first-sign.ts'
import { CategoriesSection } from './categories/categories-section.tsx'
import { Hero } from './hero/hero.tsx'
import * as css from './home-screen.css.ts'
import { SectionFailure } from './section/section-failure.tsx'
import { Draws, Later, useLater } from './section/use-later.ts'

/** What only a member has. */
const MEMBERS_ONLY: readonly HomeSection[] = ['recent', 'level', 'sign-in']

const Room = () => <div className={css.room} />

/** The home page: the brand's sections in its order. What a first view shows is in the first request. */
export function HomeScreen() {
  const { home } = useAtomValue(brandAtom).layout
  const session = useAtomValue(sessionAtom)
  // A guest has played nothing: no room is kept for it.
  const shown = home.filter((name) => session || !MEMBERS_ONLY.includes(name))
  const below = shown.filter((name) => name !== 'hero' && name !== 'categories')
  const { isHere, failed, want } = useLater(below)
  const somebody = useFirstSign()
  const missing = failed && below.find((name) => !isHere(name))
  return shown.map((name) => {
    if (name === 'hero') return <Hero key={name} />
    if (name === 'categories') return <CategoriesSection key={name} />
    if (isHere(name)) return name === 'draws' ? <Draws key={name} /> : <Later key={name} name={name} />
    if (name === missing) {
      return (
        <SectionFailure key={name} onRetry={() => want(name)}>
          <Room />
        </SectionFailure>
      )
    }
    return (
      <RenderWhenVisible key={name} waiting={<Room />} seen={!somebody}>
        <Wanted name={name} onWanted={want} />
      </RenderWhenVisible>
    )
  })
}

interface WantedProps {
  readonly name: HomeSection
  readonly onWanted: (name: HomeSection) => void
}

function Wanted({ name, onWanted }: WantedProps) {
  useEffect(() => onWanted(name), [name, onWanted])
  return <Room />
}
