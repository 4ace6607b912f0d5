/** Announcements (spec 3, "Announcement"; spec 4, "Announcement popup on start"). */
import { Refused } from '../answers.ts'
import { NOT_LOGGED_IN } from '../../../src/rules/failure.ts'
import { BANNER_WIDTHS, bannerAddress } from '../site/images.ts'
import type * as calls from '../../../src/api/content/announcements.ts'
import type { Answers } from '../contract.ts'
import { familyIn } from '../handling.ts'
import { announcementsOf, type SeededAnnouncement } from '../seeds/content/announcements.ts'
import { HARMFUL_HTML } from '../seeds/content/harmful-html.ts'
import { bannerLink, bannersOf, type BannerKey } from '../seeds/content/banners.ts'

export const announcements = {
  listAnnouncements: ({ execution, language }, context) => {
    const { merchant, member, scenarios, visit } = context
    // Spec 4: anonymous visitors see execution B only.
    if (execution !== 'B' && !member) throw new Refused(NOT_LOGGED_IN)
    const shown = announcementsOf(context, familyIn(context, language)).filter((one) => one.execution === execution)
    const harmful = scenarios.find('harmful-html', visit) !== undefined
    const ofType = (...types: SeededAnnouncement['type'][]) =>
      shown
        .filter(({ type }) => types.includes(type))
        .map((one) => ({ ...toWire(one), ...(harmful && { content: HARMFUL_HTML }) }))
    return {
      player: ofType('PL', 'H'),
      banners: bannersOf(merchant).flatMap((key) =>
        shown
          .filter((one) => one.key === key)
          .map((one) => wireBanner(one, key, (width) => bannerAddress(context, merchant.id, key, width))),
      ),
      popup: scenarios.find('no-popup', visit) ? [] : ofType('PU'),
      promotion: ofType('PR'),
    }
  },

  getAnnouncementContent: ({ id, language }, context) => {
    const { member, scenarios, visit } = context
    const found = announcementsOf(context, familyIn(context, language)).find((one) => one.id === id)
    if (!found || (found.execution !== 'B' && !member)) throw new Refused('there is no such announcement')
    return { ...toWire(found), ...(scenarios.find('harmful-html', visit) && { content: HARMFUL_HTML }) }
  },
} satisfies Answers<typeof calls>

const toWire = ({ type: _type, key: _key, ...wire }: SeededAnnouncement) => wire

/** A banner's line is its announcement without the markup. */
const wireBanner = ({ id, title, content }: SeededAnnouncement, key: BannerKey, at: (width: number) => string) => ({
  id,
  title,
  subtitle: content.replaceAll(/<[^>]*>/g, ''),
  imageUrl: at(1440),
  images: BANNER_WIDTHS.map((width) => ({ url: at(width), width })),
  linkUrl: bannerLink(key),
})
