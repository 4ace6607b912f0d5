/** Where a translation says a term of src/i18n/glossary.md otherwise, each with its reason. Few on purpose. */
import type { GlossaryException } from './glossary.ts'

const KIND_OF_LOTTERY =
  'a kind of lottery by who draws it, which players of this language name after the lottery and not after the draw'

const NUMBERED_DRAW = 'a draw with its number is named in short there: “Kỳ 0177”'

export const GLOSSARY_EXCEPTIONS: readonly GlossaryException[] = [
  {
    message: 'Payment reference',
    term: 'reference',
    catalogues: ['vi', 'th', 'id', 'zh-Hans'],
    why: 'what the player writes on the bank transfer, which banks there name otherwise; not the number of an order',
  },
  {
    message: 'Only bet what you can afford to lose.',
    term: 'bet',
    catalogues: ['es'],
    why: 'the warning that Argentina’s regulators want word for word beside a bet',
  },
  {
    message: 'Opening balance',
    term: 'balance',
    catalogues: ['th'],
    why: 'what a Thai account is opened with has a bookkeeping term of its own',
  },
  {
    message: 'Enter a stake',
    term: 'stake',
    catalogues: ['es', 'es-AR'],
    why: 'the button of a bet slip, whose field is named for the stake: it asks for the amount alone',
  },
  {
    message: 'My account',
    term: 'account',
    catalogues: ['es', 'vi'],
    why: 'the first page of a centre that is called the account as a whole there: beside that name, the page is named for what it holds',
  },
  {
    message: 'Member centre: {name}',
    term: 'member',
    catalogues: ['es', 'vi'],
    why: 'the same centre by the same name as in its menu, which says the account and not the member',
  },
  {
    message: 'Enter a smaller stake',
    term: 'stake',
    catalogues: ['es', 'es-AR'],
    why: 'the button of a bet slip, whose field is named for the stake: it asks for the amount alone',
  },
  {
    message: 'Separate stakes',
    term: 'stake',
    catalogues: ['es'],
    why: 'a small button beside the field that is named for the stake: the amounts alone',
  },
  {
    message: '{counted, plural, =2 {If both win} one {If # wins} other {If all # win}}',
    term: 'win',
    catalogues: ['es', 'vi', 'th', 'id', 'zh-Hans'],
    why: 'picks that come in, and not the sum that is won',
  },
  { message: 'Official draws', term: 'draw', catalogues: ['vi', 'th', 'zh-Hans'], why: KIND_OF_LOTTERY },
  { message: 'In-house draws', term: 'draw', catalogues: ['vi', 'zh-Hans'], why: KIND_OF_LOTTERY },
  { message: 'Electronic draws', term: 'draw', catalogues: ['vi', 'th', 'zh-Hans'], why: KIND_OF_LOTTERY },
  { message: 'Draw {ofDay}', term: 'draw', catalogues: ['vi'], why: NUMBERED_DRAW },
  { message: 'Draw {ofDay} · {day}', term: 'draw', catalogues: ['vi'], why: NUMBERED_DRAW },
  {
    message: 'Take these numbers to the draw',
    term: 'draw',
    catalogues: ['vi'],
    why: 'a button says the bet that it leads to, as every lottery there does',
  },
  {
    message: 'RTP',
    term: 'RTP',
    catalogues: ['es', 'vi', 'th', 'zh-Hans'],
    why: 'below a picture there is no room for more than the abbreviation, which players of every language know',
  },
  {
    message: 'RTP: {rtp}',
    term: 'RTP',
    catalogues: ['es', 'vi', 'th', 'zh-Hans'],
    why: 'on a chip there is no room for more than the abbreviation, which players of every language know',
  },
]
