/** Every choice of every part of a layout, each where it is seen, in a brand that is stamped otherwise for that. */
import { LOOKS } from '../../src/brand/layout-schema.ts'
import { appears, press, type Scene } from './scene.ts'

type Place = Pick<Scene, 'as' | 'address' | 'frame' | 'open'>

const HOME: Place = { as: 'member', address: '/index', frame: 'page' }
const WINDOW: Place = { as: 'member', address: '/index', frame: 'window' }
const LOBBY: Place = { as: 'member', address: '/rng', frame: 'window' }

/** What a choice draws besides. */
const ALSO: Readonly<Partial<Record<keyof typeof LOOKS, Readonly<Record<string, Place>>>>> = {
  offers: { goods: { as: 'member', address: '/pointMall', frame: 'window' } },
  nextThings: { menu: { as: 'member', address: '/index?member=menu', frame: 'window' } },
}

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

// The keys of a constant are what its type says.
const PARTS = Object.keys(LOOKS) as (keyof typeof LOOKS)[]

export const LAYOUT_SCENES: readonly Scene[] = PARTS.flatMap((part) =>
  LOOKS[part].flatMap((look) =>
    Object.entries({ '': PLACES[part] ?? HOME, ...ALSO[part] }).map(([also, place]): Scene => ({
      ...place,
      id: `layout-${part}-${look}${also && `-${also}`}`,
      title: `layout.${part}: "${look}"${also && ` (${also})`}`,
      layout: { [part]: look },
    })),
  ),
)
