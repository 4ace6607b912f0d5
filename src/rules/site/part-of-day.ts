export type PartOfDay = 'morning' | 'afternoon' | 'evening'

/** From five in the morning, from noon, and from six until the next morning: nobody is greeted with "good night". */
const MORNING = 5
const AFTERNOON = 12
const EVENING = 18

/**
 * By what part of the day somebody is greeted.
 * @param hour on the reader's clock, 0 to 23
 */
export function partOfDay(hour: number): PartOfDay {
  if (hour < MORNING || hour >= EVENING) return 'evening'
  return hour < AFTERNOON ? 'morning' : 'afternoon'
}
