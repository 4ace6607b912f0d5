/** When draws are held. A draw has its number, its time and its result by the clock alone; nothing is kept. */

/** Draws at even distances around the clock, or at one time on some days of the week. */
export type Schedule =
  | {
      /** Seconds from draw to draw. */
      readonly every: number
      /** Seconds after the beginning of a day at which its first draw is held: less than from draw to draw. */
      readonly from: number
      readonly closesBefore: number
    }
  | {
      /** Minutes after midnight, in the lottery's own time zone. */
      readonly at: number
      /** 0 is Sunday. */
      readonly weekdays: readonly number[]
      readonly closesBefore: number
    }

export interface Slot {
  /** The draw's number: the day, and which of the day it is where there are several. */
  readonly numero: string
  /** Milliseconds since 1970, UTC. */
  readonly openTime: number
  /** When bets close, seconds before. */
  readonly closeTime: number
}

const SECOND = 1000
const DAY = 86_400 * SECOND

/** Reads a date in a time zone without summer time. */
const dayOf = (time: number, zoneHours: number): number => Math.floor((time + zoneHours * 3_600_000) / DAY)
const dayStart = (day: number, zoneHours: number): number => day * DAY - zoneHours * 3_600_000
const dayName = (day: number): string => new Date(day * DAY).toISOString().slice(0, 10).replaceAll('-', '')
const weekday = (day: number): number => new Date(day * DAY).getUTCDay()

/**
 * The draws around a moment.
 * @param zone hours ahead of UTC in which the lottery counts its days
 * @param back how many that have been held, the newest first
 * @returns those, and the one that comes next
 */
export function drawsAround(
  schedule: Schedule,
  zone: number,
  now: number,
  back: number,
): { readonly held: readonly Slot[]; readonly next: Slot } {
  const times = 'every' in schedule ? evenTimes(schedule, zone) : calendarTimes(schedule, zone)
  const slot = (openTime: number): Slot => ({
    numero: numberOfDraw(schedule, openTime, zone),
    openTime,
    closeTime: openTime - schedule.closesBefore * SECOND,
  })
  const next = times.after(now)
  const held: Slot[] = []
  for (let time = times.before(next); held.length < back; time = times.before(time)) held.push(slot(time))
  return { held, next: slot(next) }
}

interface Times {
  /** The first time after a moment. */
  readonly after: (moment: number) => number
  /** The last time before a moment. */
  readonly before: (moment: number) => number
}

/** A day holds a whole number of these, so that each day has its first draw at the same time. */
function evenTimes({ every, from }: { readonly every: number; readonly from: number }, zone: number): Times {
  const step = every * SECOND
  const origin = dayStart(0, zone) + from * SECOND
  return {
    after: (moment) => origin + (Math.floor((moment - origin) / step) + 1) * step,
    before: (moment) => origin + (Math.ceil((moment - origin) / step) - 1) * step,
  }
}

function calendarTimes({ at, weekdays }: { at: number; weekdays: readonly number[] }, zone: number): Times {
  const timeOn = (day: number): number => dayStart(day, zone) + at * 60 * SECOND
  const search = (moment: number, step: 1 | -1, fits: (time: number) => boolean): number => {
    // Within a week and a day there is one, whatever the weekdays.
    for (let day = dayOf(moment, zone), tries = 0; tries <= 8; day += step, tries += 1)
      if (weekdays.includes(weekday(day)) && fits(timeOn(day))) return timeOn(day)
    throw new Error('a calendar without days')
  }
  return {
    after: (moment) => search(moment, 1, (time) => time > moment),
    before: (moment) => search(moment, -1, (time) => time < moment),
  }
}

function numberOfDraw(schedule: Schedule, openTime: number, zone: number): string {
  const day = dayOf(openTime, zone)
  if (!('every' in schedule)) return dayName(day)
  const ofDay = Math.floor((openTime - dayStart(day, zone)) / (schedule.every * SECOND)) + 1
  return `${dayName(day)}-${String(ofDay).padStart(4, '0')}`
}
