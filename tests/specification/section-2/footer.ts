/** Spec 2: the footer, maintenance and restriction. */
import type { Section } from '../row.ts'

const FOOTER = 'src/shell/footer/footer.test.tsx'
const FOOT = 'lists each vendor once, the shortcuts, about and help links, the licence line and the age'
const TARGETS = 'src/rules/games/play/play-target.test.ts'
const SYSTEM = 'src/shell/system-gate.test.tsx'
const MAINTENANCE = 'beats region, says when it ends, and leaves nothing else to be used'
const RESTRICTION = 'a restriction shows the visitor’s address and country, and whom to ask'

export const FOOTER_AND_SYSTEM: Section = [
  [
    'Footer',
    ['a row of vendor icons', FOOTER, FOOT],
    [
      'distinct vendors from the sorted game vendors',
      'src/rules/games/vendors/vendors.test.ts',
      'the footer has each vendor once, in the order in which it first stands',
    ],
    ['a help menu', FOOTER, FOOT],
    [
      'navigation items',
      'src/state/site/links/navigation-items.test.ts',
      'the merchant’s items come with its flags: categories with their points, and games that can be launched',
    ],
    ['About Company, Contact Us, General Terms and Conditions', FOOTER, FOOT],
    ['Responsible Gaming, Privacy Policy, Affiliates, Refund Policy', FOOTER, FOOT],
    ['a copyright line', FOOTER, FOOT],
    [
      'a promotional line: the best slot-machine game site in South America',
      FOOTER,
      'the reference brand calls itself the best slot-machine game site in South America',
    ],
    ['Sports launches the first sports vendor', TARGETS, 'sports launches the first sports vendor'],
    [
      'electronic lottery launches the vendor whose vassalage is TCG_SEA',
      TARGETS,
      'electronic lottery launches the vendor that is TCG_SEA',
    ],
    ['lottery launches it too', TARGETS, 'lottery launches it too, wherever it stands'],
    ['if present', TARGETS, 'to a lottery opens its page where TCG_SEA is not present'],
    ['a navigation item of type game launches that game', TARGETS, 'that is an item of type game launches that game'],
    [
      'Slots goes to /rng with page set to the first slots vendor’s vassalage',
      TARGETS,
      'slots goes to the first slots vendor',
    ],
  ],
  [
    'Maintenance and restriction pages',
    ['maintenance shows the end time if known', SYSTEM, MAINTENANCE],
    [
      'maintenance without a known end',
      SYSTEM,
      'begins under an open page, and ends by itself; without a known end it says that',
    ],
    ['maintenance has a contact button', SYSTEM, MAINTENANCE],
    ['text: system maintenance', SYSTEM, MAINTENANCE],
    ['text: restriction of visit, contact us', SYSTEM, RESTRICTION],
    ['restriction says access is not allowed due to location or IP', SYSTEM, RESTRICTION],
    ['restriction shows the visitor’s IP and country', SYSTEM, RESTRICTION],
    ['restriction has a contact button', SYSTEM, RESTRICTION],
  ],
]
