import { useAtomValue } from 'jotai'
import { useEffect, type ReactNode } from 'react'
import type { HomeSection } from '../../brand/layout-schema.ts'
import { brandAtom } from '../../state/site/brand.ts'
import { prerenderAtom } from '../../state/site/prerender.ts'
import { RenderWhenVisible } from '../../ui/layout/render-when-visible.tsx'
import { useFirstSign } from '../../ui/hooks/use-first-sign.ts'
import { CategoriesSection } from './categories/categories-section.tsx'
import { Hero } from './hero/hero.tsx'
import * as css from './home-screen.css.ts'
import { inPairs } from './section/pairs.ts'
import { SectionFailure } from './section/section-failure.tsx'
import { useHomeOrder } from './use-home-order.ts'
import { Draws, Later, useLater } from './section/use-later.ts'

const Room = ({ name }: { readonly name: HomeSection }) => <div className={css.room} data-of={name} />

/**
 * The home page: the brand's sections in its order, which is one for guests and another for members. What a first view
 * shows is in the first request.
 */
export function HomeScreen() {
  const { home, pairs } = useAtomValue(brandAtom).layout
  const prerendering = useAtomValue(prerenderAtom) !== null
  const shown = useHomeOrder()
  const below = shown.filter((name) => name !== 'hero' && name !== 'categories')
  const { isHere, failed, want } = useLater(below)
  const somebody = useFirstSign()
  const missing = failed && below.find((name) => !isHere(name))
  const sectionAt = (name: HomeSection): ReactNode => {
    if (name === 'hero') return <Hero key={name} />
    if (name === 'categories') return <CategoriesSection key={name} />
    if (isHere(name)) return name === 'draws' ? <Draws key={name} /> : <Later key={name} name={name} />
    if (name === missing) {
      return (
        <SectionFailure key={name} onRetry={() => want(name)}>
          <Room name={name} />
        </SectionFailure>
      )
    }
    return (
      <RenderWhenVisible key={name} waiting={<Room name={name} />} seen={!somebody}>
        <Wanted name={name} onWanted={want} />
      </RenderWhenVisible>
    )
  }
  const inGroups = (names: readonly HomeSection[]): ReactNode =>
    inPairs(names, pairs).map((group) =>
      group[1] ? (
        <div key={group[0]} className={css.pair}>
          {group.map((name) => (
            <div key={name} className={css.side} data-of={name}>
              {sectionAt(name)}
            </div>
          ))}
        </div>
      ) : (
        group.map(sectionAt)
      ),
    )
  const same = prerendering ? sameBeginning(home.guest, home.member) : shown.length
  return (
    <>
      {inGroups(shown.slice(0, same))}
      {same < shown.length && (
        <div data-guest className={css.guestOnly}>
          {inGroups(shown.slice(same))}
        </div>
      )}
    </>
  )
}

/** How many sections both orders begin with: what comes after them a member's page would move. */
function sameBeginning(guest: readonly HomeSection[], member: readonly HomeSection[]): number {
  const first = guest.findIndex((name, at) => name !== member[at])
  return first < 0 ? guest.length : first
}

interface WantedProps {
  readonly name: HomeSection
  readonly onWanted: (name: HomeSection) => void
}

function Wanted({ name, onWanted }: WantedProps) {
  useEffect(() => onWanted(name), [name, onWanted])
  return <Room name={name} />
}
