/** Spec 3: points, contracts, withdrawals, applications, tickets. */
import type { Section } from '../row.ts'

/** Each entity of the wire is there with the schema that reads or writes it. */
const FIELDS = 'src/api/specified-fields.test.ts'
const PROMOTIONS = 'src/screens/promotions/promotions-screen.test.tsx'

export const RECORDS: Section = [
  [
    'Points records',
    ['transaction reference number to points ratio', FIELDS, 'Points records'],
    ['point types: live, lottery, pvp, slots, sports, redeem, deposit', FIELDS, 'point types'],
  ],
  [
    'Contracts',
    ['period valid bet, period profit and loss, active members, rate', FIELDS, 'Contracts'],
    [
      'bet amount daily or per hour',
      'src/rules/team/settlement-spans.test.ts',
      'a salary is measured by what it is called after, a dividend by its period',
    ],
    [
      'real-time salary has profit rate, loss rate and single-bet amount',
      'src/rules/team/contract-terms.test.ts',
      'in real time goes by how the bet ended',
    ],
  ],
  [
    'Withdrawal confirmation',
    ['received amount, remaining amount', FIELDS, 'Withdrawal confirmation'],
    [
      'proof image',
      'src/centres/member/withdraw/order/withdrawal-view.test.tsx',
      'each state has its name, and what is paid and still to come stands to the last unit',
    ],
  ],
  [
    'Activity application',
    ['comment', PROMOTIONS, 'an application says what it lacks, keeps what was typed when it fails, and is sent once'],
    ['images', PROMOTIONS, 'required pictures are asked for, and no longer once one has arrived'],
  ],
  ['Support ticket', ['question type and content description', FIELDS, 'Support ticket']],
]
