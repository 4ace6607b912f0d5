import type { Promotion } from '../../state/rewards/promotions.ts'

/** Whether a visitor can do something about it. */
export const isAvailable = ({ state }: Pick<Promotion, 'state'>): boolean => state === 'join' || state === 'claim'
