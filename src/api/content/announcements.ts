/** Announcements (spec 3, "Announcement"; spec 7, "System and site"). */
import * as v from 'valibot'
import { PLATFORM_CODE } from '../../rules/figures.ts'
import { endpoint } from '../transport/endpoint.ts'
import { count, instant, label, spareList } from '../schemas.ts'

/** The announcement types that are asked for. */
export const ANNOUNCEMENT_TYPES = 'B,PL,PU,PR,H'

const announcement = v.object({
  id: v.string(),
  title: v.string(),
  content: label,
  promotionType: label,
  execution: label,
  time: instant,
})

/** A banner of the home page. Spec: fields not shown. */
const banner = v.object({
  id: v.string(),
  title: v.string(),
  /** One line below the title, plain text. */
  subtitle: label,
  imageUrl: v.string(),
  /** The same picture in other widths, in pixels, where there are any. */
  images: spareList(v.object({ url: v.string(), width: count })),
  linkUrl: label,
})

/** Announcements by place: player list, banners, start popup, promotions. Spec: method and path not shown. */
export const listAnnouncements = endpoint({
  name: 'listAnnouncements',
  module: 'ANNOUNCEMENT',
  method: 'GET',
  path: '/wps/relay/MCSFE_getListAnnouncements',
  token: 'optional',
  assumed: true,
  request: v.strictObject({
    types: v.literal(ANNOUNCEMENT_TYPES),
    platform: v.literal(PLATFORM_CODE),
    execution: v.picklist(['A', 'B', 'F']),
    language: v.string(),
  }),
  reply: v.object({
    player: spareList(announcement),
    banners: spareList(banner),
    popup: spareList(announcement),
    promotion: spareList(announcement),
  }),
})

/** One announcement with its whole HTML (content V2). Spec: method and path not shown. */
export const getAnnouncementContent = endpoint({
  name: 'getAnnouncementContent',
  module: 'ANNOUNCEMENT',
  method: 'GET',
  path: '/wps/relay/MCSFE_getAnnouncementContentV2',
  token: 'optional',
  assumed: true,
  request: v.strictObject({
    id: v.string(),
    types: v.literal(ANNOUNCEMENT_TYPES),
    platform: v.literal(PLATFORM_CODE),
    language: v.string(),
  }),
  reply: announcement,
})
