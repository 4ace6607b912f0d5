/** Announcements (spec 3, "Announcement"; spec 4, "Announcement popup on start"). */
import { Refused } from '../answers.ts'
import { NOT_LOGGED_IN } from '../../../src/rules/failure.ts'
import { BANNER_WIDTHS, bannerAddress } from '../site/images.ts'
import type * as calls from '../../../src/api/content/announcements.ts'
import type { Context } from '../context.ts'
import type { Answers } from '../contract.ts'
import { familyIn, matches } from '../handling.ts'
import { announcementsOf, type SeededAnnouncement } from '../seeds/content/announcements.ts'
import { HARMFUL_HTML } from '../seeds/content/harmful-html.ts'
import { bannerLink, bannersOf, type BannerKey } from '../seeds/content/banners.ts'

export const announcements = {
  listAnnouncements: ({ execution, language }, context) => {
    // Spec 4: anonymous visitors see execution B only.
    if (execution !== 'B' && !context.member) throw new Refused(NOT_LOGGED_IN)
    const shown = announcementsOf(context, familyIn(context, language)).filter(matches({ execution }))
    const ofType = (...types: SeededAnnouncement['type'][]) =>
      shown.filter(({ type }) => types.includes(type)).map((one) => toWire(one, context))
    return {
      player: ofType('PL', 'H'),
      banners: bannersOf(context.merchant).flatMap((key) =>
        shown.filter((one) => one.key === key).map((one) => wireBanner(one, key, context)),
      ),
      popup: context.scenarios.find('no-popup', context.visit) ? [] : ofType('PU'),
      promotion: ofType('PR'),
    }
  },

  getAnnouncementContent: ({ id, language }, context) => {
    const found = announcementsOf(context, familyIn(context, language)).find(matches({ id }))
    if (!found || (found.execution !== 'B' && !context.member)) throw new Refused('there is no such announcement')
    return toWire(found, context)
  },
} satisfies Answers<typeof calls>

function toWire({ type: _type, key: _key, ...wire }: SeededAnnouncement, { scenarios, visit }: Context) {
  return scenarios.find('harmful-html', visit) ? { ...wire, content: HARMFUL_HTML } : wire
}

/** A banner's line is its announcement without the markup. */
function wireBanner({ id, title, content }: SeededAnnouncement, key: BannerKey, context: Context) {
  const at = (width: number): string => bannerAddress(context, context.merchant.id, key, width)
  return {
    id,
    title,
    subtitle: content.replaceAll(/<[^>]*>/g, ''),
    imageUrl: at(1440),
    images: BANNER_WIDTHS.map((width) => ({ url: at(width), width })),
    linkUrl: bannerLink(key),
  }
}
