import { gameKey, gameTarget, type Game } from '../../rules/games/game.ts'
import { vendorTarget, type PlayTarget } from '../../rules/games/play/play-target.ts'
import type { Fixture } from '../../rules/sports/fixture.ts'
import type { VendorPlace } from '../../rules/games/vendors/vendor-search.ts'

/** What can be chosen, in the order in which the arrow keys come to it. */
export interface Option<Thing> {
  readonly key: string
  readonly thing: Thing
  readonly target: PlayTarget
}

export const vendorOption = (place: VendorPlace): Option<VendorPlace> => ({
  key: `${place.category}/${place.code}`,
  thing: place,
  target: vendorTarget(place.category, place.code),
})

export const fixtureOption = (fixture: Fixture): Option<Fixture> => ({
  key: fixture.id,
  thing: fixture,
  target: { to: '/sports', search: { fixture: fixture.id }, isProtected: false },
})

export const gameOption = (game: Game): Option<Game> => ({ key: gameKey(game), thing: game, target: gameTarget(game) })
