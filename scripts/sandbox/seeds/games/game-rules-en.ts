import type { GameRules } from './game-rules-texts.ts'

export const en: GameRules = {
  played: {
    slot: [
      'Choose a stake and spin. Equal symbols next to each other from the left reel pay on every line.',
      'The wild symbol stands in for every other one but the scatter.',
      'Three scatters or more anywhere begin the free spins, which are played at the same stake.',
    ],
    table: [
      'Place your chips while the table is open for bets. What wins is paid as the table says.',
      'Once the bets are closed, none can be placed or taken back.',
      'A tie gives the stake back where the table does not say otherwise.',
    ],
    fish: [
      'Aim and shoot. Every shot costs its stake, and a catch pays a multiple of it.',
      'Larger fish pay more and are harder to catch.',
      'A shot that hits nothing is lost.',
    ],
    cards: [
      'You play against the others at the table, not against the house. The best hand wins the pot.',
      'The house takes a small share of each pot.',
      'A hand that you leave is kept. You go on with it when you come back.',
    ],
    draw: [
      'Choose your numbers and bet on the next draw. It is settled as soon as the draw has been held.',
      'Bets are closed shortly before the draw; what arrives later counts for none.',
      'A draw that is not held is void, and its stakes are given back.',
    ],
    coupon: [
      'Choose outcomes and bet on them one by one or together. The odds count that you were shown when the bet was taken.',
      'All outcomes of a combined bet must come true; their odds are multiplied.',
      'An event that is called off gives its stake back.',
    ],
    mini: ['Choose a stake and play. The result is there at once.', 'The higher the payout, the rarer it is.'],
  },
  limits: 'The smallest bet is {min}, the largest {max}.',
  lines: 'It is played on {lines} lines.',
  fair: 'Every result is drawn by chance alone and can be checked afterwards. A fault voids the round and gives the stake back.',
}
