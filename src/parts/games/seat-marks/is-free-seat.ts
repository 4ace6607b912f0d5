import type { Seats } from '../../../rules/games/game.ts'

/** Whether nobody sits at a seat, from 1; where it is not told which are taken, the first ones are free. */
export const isFreeSeat = ({ free, taken }: Seats, seat: number): boolean =>
  taken ? !taken.includes(seat) : seat <= free
