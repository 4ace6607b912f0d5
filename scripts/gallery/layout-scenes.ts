/** Every choice of every part of a layout, each where it is seen, in a brand that is stamped otherwise for that. */
import { LOOKS } from '../../src/brand/layout-schema.ts'
import { appears, press, type Scene } from './scene.ts'

type Place = Pick<Scene, 'as' | 'address' | 'frame' | 'open'>

const HOME: Place = { as: 'member', address: '/index', frame: 'page' }
const WINDOW: Place = { as: 'member', address: '/index', frame: 'window' }
const LOBBY: Place = { as: 'member', address: '/rng', frame: 'window' }

/** Where a part is seen; on the home page unless said. */
const PLACES: Readonly<Partial<Record<keyof typeof LOOKS, Place>>> = {
  header: WINDOW,
  navigation: WINDOW,
  headerAction: WINDOW,
  sideMenu: WINDOW,
  login: {
    ...WINDOW,
    as: 'guest',
    open: async (page) => {
      if (await press(page, '#header-login-open')) return appears(page, '#header-login-place')
      return true
    },
  },
  footer: { as: 'anyone', address: '/index', frame: { element: 'footer' } },
  card: LOBBY,
  lobby: LOBBY,
  tables: { as: 'member', address: '/live', frame: 'window' },
  offers: { as: 'member', address: '/promotions', frame: 'window' },
  promotions: { as: 'member', address: '/promotions', frame: 'window' },
  lead: { as: 'member', address: '/vip', frame: 'window' },
  levels: { as: 'member', address: '/vip', frame: 'window' },
  raffle: { as: 'member', address: '/index?member=raffle', frame: 'window' },
}

export const LAYOUT_SCENES: readonly Scene[] = Object.entries(LOOKS).flatMap(([part, looks]) =>
  looks.map((look): Scene => ({
    ...(PLACES[part as keyof typeof LOOKS] ?? HOME),
    id: `layout-${part}-${look}`,
    title: `layout.${part}: "${look}"`,
    layout: { [part]: look },
  })),
)
