/** `layout` in brand.json: which sections the home page has, and how each part of the site is drawn. */
import * as v from 'valibot'
import { CATEGORIES, type Category } from '../rules/games/categories.ts'

/** What a home page may hold (spec 2, "/index"). */
export const HOME_SECTIONS = [
  'hero',
  'next',
  'welcome',
  'payouts',
  'greeting',
  'categories',
  'hot',
  'lotteries',
  'draws',
  'recent',
  'played',
  'new',
  'free',
  'small-stakes',
  'tables',
  'seats',
  'jackpots',
  'slots',
  'fixtures',
  'tonight',
  'sports',
  'winners',
  'notices',
  'promotions',
  'level',
  'sign-in',
  'vendors',
  'download',
  'help',
  'concierge',
] as const
export type HomeSection = (typeof HOME_SECTIONS)[number]

/** What only a member has: nothing of it can stand on a guest's home page. */
export const MEMBER_SECTIONS = [
  'next',
  'recent',
  'played',
  'level',
  'sign-in',
] as const satisfies readonly HomeSection[]

type MemberSection = (typeof MEMBER_SECTIONS)[number]

export const isForMembers = (name: unknown): name is MemberSection =>
  (MEMBER_SECTIONS as readonly unknown[]).includes(name)
const GUEST_SECTIONS = HOME_SECTIONS.filter((name): name is Exclude<HomeSection, MemberSection> => !isForMembers(name))

/** What stands on the home page of a brand that says nothing of it. */
export const USUAL_HOME = {
  guest: [
    'hero',
    'payouts',
    'categories',
    'hot',
    'seats',
    'draws',
    'sports',
    'new',
    'promotions',
    'small-stakes',
    'winners',
    'vendors',
    'help',
    'download',
  ],
  member: [
    'hero',
    'next',
    'played',
    'hot',
    'categories',
    'seats',
    'draws',
    'sports',
    'new',
    'promotions',
    'small-stakes',
    'winners',
    'jackpots',
    'recent',
    'sign-in',
    'notices',
    'vendors',
    'help',
    'download',
  ],
} satisfies Readonly<Record<'guest' | 'member', HomeSection[]>>

/** What may stand beside the home page's first picture on a desktop. */
const BESIDE = { guest: ['none', 'now', 'pick'], member: ['none', 'now', 'pick', 'next'] } as const
export type Beside = (typeof BESIDE)[keyof typeof BESIDE][number]

/** How each part may be drawn; the first is what holds when a brand says nothing. */
export const LOOKS = {
  header: ['two-rows', 'split', 'line'],
  navigation: ['text', 'pills'],
  navigationCounts: ['none', 'small'],
  sideMenu: ['sheet', 'rail'],
  login: ['form', 'popover'],
  headerAction: ['filled', 'outlined', 'inverse'],
  footer: ['columns', 'centred', 'line'],
  card: ['framed', 'poster', 'row', 'portrait'],
  facts: ['line', 'columns', 'cells'],
  stickers: ['plate', 'leaning', 'seal'],
  hero: ['plain', 'split', 'edge'],
  categories: ['tiles', 'rail', 'crops', 'prints', 'arches', 'cubes'],
  hot: ['grid', 'lane'],
  lobby: ['rail', 'column', 'words'],
  recent: ['cards', 'small'],
  lotteries: ['cards', 'table'],
  winners: ['table', 'podium'],
  payouts: ['cells', 'bulbs', 'slips', 'book'],
  notices: ['list', 'marquee'],
  promotions: ['cards', 'banners'],
  offers: ['ticket', 'plaque', 'plate', 'blocks'],
  lead: ['band', 'hall', 'plaque', 'tickets'],
  levels: ['bar', 'seals', 'doors', 'stairs'],
  nextThings: ['cells', 'stubs', 'slips', 'portrait'],
  draws: ['rows', 'tickets', 'cards'],
  tables: ['cells', 'scoreboard', 'slips', 'plan'],
  raffle: ['wheel', 'tickets'],
  sports: ['board', 'stages'],
  board: ['boxes', 'paper', 'lines', 'cells'],
  odds: ['decimal', 'fractional', 'american', 'hong-kong', 'malay'],
  vendors: ['wall', 'row'],
  download: ['strip', 'panel'],
} as const

/** The markets of a match that a list may show. */
export const MAIN_MARKETS = ['result', 'totals', 'handicap'] as const
export type MainMarket = (typeof MAIN_MARKETS)[number]

/** Every word that `layout` may hold: the application's own, so no brand's name or code is looked for in them. */
export const LAYOUT_WORDS: readonly string[] = [
  ...HOME_SECTIONS,
  ...Object.entries(LOOKS).flat(2),
  ...Object.entries(BESIDE).flat(2),
  ...MAIN_MARKETS,
  'beside',
  'pairs',
]

const look = <const Part extends keyof typeof LOOKS>(part: Part, description: string) =>
  v.pipe(v.optional(v.picklist<(typeof LOOKS)[Part]>(LOOKS[part]), LOOKS[part][0]), v.description(description))

/** A list in which nothing stands twice. */
export const eachOnce = <const Choices extends readonly string[]>(choices: Choices, message: string) =>
  v.pipe(
    v.array(v.picklist(choices)),
    v.check((list) => new Set(list).size === list.length, message),
  )

const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
const cover = v.strictObject({
  place: v.pipe(v.optional(v.picklist([1, 2, 3]), 1), v.description('Which of the three: 1 for the one played most.')),
  zoom: v.pipe(
    v.optional(v.pipe(v.number(), v.minValue(1), v.maxValue(3)), 1),
    v.description('How much larger than its place it is drawn.'),
  ),
  x: v.pipe(v.optional(percent, 50), v.description('What of it is in the middle, in percent from its left edge.')),
  y: v.pipe(v.optional(percent, 0), v.description('The same from its upper edge.')),
})

const optionalCover = v.optional(cover)
const covers = v.strictObject(
  // A key for each category.
  Object.fromEntries(CATEGORIES.map((category) => [category, optionalCover])) as Record<Category, typeof optionalCover>,
)

export const layout = v.strictObject({
  header: look(
    'header',
    '"two-rows": logo and account above the navigation. "split": the logo in the middle, categories on both sides. "line": one row, with the first categories and one item that opens all of them.',
  ),
  navigation: look('navigation', '"text": plain words. "pills": categories as pills with their icons.'),
  navigationCounts: look(
    'navigationCounts',
    'How many games a category has, in the navigation of a wide window. "small": a small figure after its name, where the page has asked for it. "none": nothing.',
  ),
  sideMenu: look(
    'sideMenu',
    'The side menu of a wide window. "sheet": opened by the button at the logo. "rail": it stays at the edge, slim, and can be widened.',
  ),
  login: look(
    'login',
    'A guest’s login in the header of a wide window. "form": its fields stand in the header. "popover": they open below a button. Where a window is narrower than 1280 pixels they always do.',
  ),
  headerAction: look(
    'headerAction',
    'The header’s own button, to register or to deposit, and the one in a phone’s bottom bar. "filled": in the accent. "outlined": with a line around it, so that the page has the only filled one. "inverse": in the colour of the letters.',
  ),
  footer: look(
    'footer',
    '"columns": lists of links side by side. "centred": one under the other. "line": as short as can be.',
  ),
  card: look(
    'card',
    'How a game is shown. "framed": picture with its name below. "poster": picture to the edge, name on it. "row": small picture with columns of facts. "portrait": upright picture.',
  ),
  facts: look(
    'facts',
    'What a game returns, how it pays and the least stake, below its picture. "line": in words. "columns": figures side by side. "cells": a title block in hairlines, named once above all games.',
  ),
  stickers: look(
    'stickers',
    'New and Hot on a picture. "plate": a flame, and an outlined plate. "leaning": words that lean. "seal": New in the second accent.',
  ),
  home: v.pipe(
    v.optional(
      v.strictObject({
        guest: v.pipe(
          v.optional(v.pipe(eachOnce(GUEST_SECTIONS, 'each section once'), v.minLength(1)), USUAL_HOME.guest),
          v.description(
            `What a guest finds, in order. Not among them is what only a member has: ${MEMBER_SECTIONS.map((name) => `"${name}"`).join(', ')}.`,
          ),
        ),
        member: v.pipe(
          v.optional(v.pipe(eachOnce(HOME_SECTIONS, 'each section once'), v.minLength(1)), USUAL_HOME.member),
          v.description('What a member finds, in order.'),
        ),
      }),
      {},
    ),
    v.description(
      'The sections of the home page, in two orders: "guest" for whoever is not signed in, "member" for whoever is. "hero" is the picture with the headline, "welcome" the offer for newcomers where the hero leads with something else, "payouts" what was paid out of late, "next" what a member could do next (at most three things), "greeting" a welcome by name, "draws" the next draws with their clocks, "lotteries" the popular ones, "recent" what the member played last, "played" games like it, "new" the newest slots, "free" those to try without an account, "small-stakes" those with the lowest stakes, "tables" live casino tables by what is played, "seats" those where somebody could sit down now, "jackpots" what games fill together, "fixtures" matches that are on with their odds, "tonight" those later today, "sports" the sports vendors, "winners" the largest wins, "level" how far the member is from the next VIP level, "sign-in" what each day in a row brings, "concierge" the ways to reach customer service.',
    ),
  ),
  pairs: v.pipe(
    v.optional(v.partial(v.strictObject(v.entriesFromList(HOME_SECTIONS, v.picklist(HOME_SECTIONS)))), {}),
    v.description(
      'Sections of the home page beside which another one stands on a desktop, where it follows them. Lists of games then have two rows.',
    ),
  ),
  hero: look(
    'hero',
    '"plain": picture above the words. "split": words beside a picture that bleeds to the edge. "edge": a panel without a frame up to the edges of the window, from what stands beside it on.',
  ),
  beside: v.pipe(
    v.optional(
      v.strictObject({
        guest: v.optional(v.picklist(BESIDE.guest), 'none'),
        member: v.optional(v.picklist(BESIDE.member), 'none'),
      }),
      {},
    ),
    v.description(
      'What stands beside the hero on a desktop. "now": the next draw and a live table. "pick": random numbers for the next main draw. "next": what a member could do next, which then has no section of its own. "none": nothing.',
    ),
  ),
  categories: look(
    'categories',
    'The game categories. "tiles": a grid with large icons. "rail": one row of icons that scrolls. Drawn from their most played games: "crops", wide tiles; "prints", framed pictures; "arches", pictures under an arch; "cubes", three pictures around a cube.',
  ),
  covers: v.pipe(
    v.optional(covers, {}),
    v.description(
      'Which of a category’s three most played covers stands for it on the home page, and what of it is seen. Without it, the first one.',
    ),
  ),
  hot: look('hot', 'Hot games. "grid": rows of cards. "lane": one row that scrolls.'),
  lobby: look(
    'lobby',
    'The vendors on the page of a category. "rail": one row of tiles with their marks. "column": a list beside the games. "words": one row of names.',
  ),
  recent: look('recent', 'What the member played last. "cards": as all games are shown. "small": small pictures.'),
  lotteries: look('lotteries', 'Popular lotteries. "cards": each with its last result. "table": one line each.'),
  winners: look(
    'winners',
    'The largest wins. "table": one line each. "podium": the first three with large pictures, the others in lines.',
  ),
  payouts: look(
    'payouts',
    'What was paid out of late, in one strip, a few whole ones at a time. "cells": framed cells. "bulbs": between bulbs. "slips": paper slips. "book": a few names with their amounts, as in a book, which stand.',
  ),
  notices: look('notices', '"list": the latest, one under the other. "marquee": one line that runs.'),
  promotions: look('promotions', '"cards": a picture with words below. "banners": wide pictures.'),
  offers: look(
    'offers',
    'How an offer, the bet slip and the goods of the points mall are drawn. "ticket": paper with a tear line; goods as tickets with their price torn off. "plaque": lacquer with two hairlines; goods on shelves, with a slip each. "plate": a plate with an engraved frame; goods as the numbered plates of a catalogue. "blocks": blocks with dimension lines; goods as cells of one frame.',
  ),
  lead: look(
    'lead',
    'What the pages of levels, points and promotions begin with. "band": a strip from edge to edge, the name at its start. "hall": a large panel on the ground of offers, its mark at the start. "plaque": a plaque in the middle of the brand’s picture. "tickets": one large ticket, and promotions as a wall of tickets.',
  ),
  levels: look(
    'levels',
    'How far a member has come among the levels, on their page with what each brings. "bar": one bar, there the rows of a league table. "seals": a seal for each level, there below each other. "doors": doors that rise. "stairs": steps that rise.',
  ),
  nextThings: look(
    'nextThings',
    'What a member could do next, and the menu of the member’s centre. "cells": cells of one frame, with a greeting and the levels as stairs. "stubs": stubs of one ticket. "slips": paper slips with a picture each; the menu as paper tabs. "portrait": rows beside the member’s portrait, which leave the page’s filled button to the hero.',
  ),
  draws: look(
    'draws',
    'The next draws. "rows": one line each. "tickets": each with a stamp and a tear line. "cards": each with a large clock.',
  ),
  tables: look(
    'tables',
    'How live tables are drawn, in their lobby and on the home page. "cells": a dense table of hairline cells, each with a small block for the table. "scoreboard": rows with a picture, the limits and the seats on a lit board. "slips": a picture each with a paper slip below. "plan": the table itself from above, with its seats around it and its limits engraved.',
  ),
  raffle: look(
    'raffle',
    'How a raffle is drawn. "wheel": a wheel that turns to the prize. "tickets": tickets to open.',
  ),
  sports: look(
    'sports',
    'The page of sports where the vendor offers fixtures (module FIXTURES). "board": fixtures with their odds, and a way to the vendors. "stages": the vendors alone, as where it offers none.',
  ),
  board: look(
    'board',
    'How fixtures are drawn in lists. "boxes": a box for each price, the sports as a column beside the list. "paper": leagues under a plate of the accent, prices on paper with one gilt line, the sports as round pictures above. "lines": prices between hairlines, the sports as underlined words above. "cells": prices as joined cells, low rows, the markets named above each league.',
  ),
  markets: v.pipe(
    v.optional(v.pipe(eachOnce(MAIN_MARKETS, 'each market once'), v.minLength(1)), ['result', 'totals']),
    v.description(
      'What of a match can be bet on from a list, in order: "result" is who wins, "totals" how much is scored, "handicap" who wins with so many scores added. Each has a column where there is room; phones show one of them, the first until another is chosen. On a match’s own page these stand first.',
    ),
  ),
  odds: look(
    'odds',
    'How prices are written until a player chooses: "decimal" 2.50, "fractional" 6/4, "american" +150, "hong-kong" 1.50, "malay" −0.67.',
  ),
  vendors: look('vendors', 'The marks of the game vendors. "wall": a grid. "row": one row that scrolls.'),
  download: look('download', 'The app. "strip": one line with a button. "panel": with a picture and QR codes.'),
})
