/** What the specification does not show and this product chose: for the operator who connects a real gateway. */
import { contract, endpoints, listAssumptions } from '../../../src/api/contract.ts'
import type { Endpoint } from '../../../src/api/transport/endpoint.ts'
import { VARIES } from '../../../src/api/transport/envelope.ts'
import { replyNeeds } from './reply-needs.ts'

/** A table in Markdown, one row a call. */
export function assumptionsTable(): string {
  const rows = listAssumptions().map(
    ({ name, module, methods, path, replyAlone }) =>
      `| ${name} | ${module} | ${methods.join(' or ')} | \`${path}\` | ${replyAlone ? 'the reply' : 'the call'} |`,
  )
  const needs = endpoints.flatMap(({ name, reply }) => {
    const places = replyNeeds(reply)
    return places.length > 0 ? [`| ${name} | ${places.map((place) => `\`${place}\``).join(', ')} |`] : []
  })
  const kept = Object.values<Endpoint>(contract).flatMap(({ name, cacheSeconds, path }) =>
    cacheSeconds > 0 ? [`| ${name} | ${cacheSeconds} | \`${path}\` |`] : [],
  )
  return [
    '# Calls whose path, method or fields are our choice',
    '',
    'Compare these with your gateway. Each stands in one file of `src/api`; its last column says whether the whole call is',
    'assumed, or only what it is answered with.',
    '',
    '| call | module | method | path | assumed |',
    '| --- | --- | --- | --- | --- |',
    ...rows,
    '',
    '# What a reply must have',
    '',
    'Everything else may be missing or `null`, and costs its own place at the most. What is only shown may also be of a kind',
    'that no page knows; what money, safety or the next call hangs on has to be as `src/api` says where it is there.',
    '`[?]` is each item of a list that leaves out what lacks this. One such item in a list with `[]` makes the whole reply',
    'unreadable, since what is left out there would be missed. A list of which no item can be read is unreadable, too.',
    '',
    '| call | must have |',
    '| --- | --- |',
    ...needs,
    '',
    '# Bank accounts',
    '',
    'What a member types is judged by the first of these that there is: `numberRule` of the bank in `listPayoutTargets`;',
    '`numberRule` beside `banks`; the country’s rule, of `country` (two capital letters) of the bank, beside `banks` or in',
    '`brand.json`; 4 to 34 digits. `numberRule` has the words of the registration’s rules: `acceptedPattern`, `patternId`,',
    '`minLength`, `maxLength`. The countries’ rules are CBU, CVU and alias in AR, CLABE in MX, and IBAN where there is one.',
    'What comes to `addBankAccount` is the number or alias alone. The last word is yours: refuse with `field: "number"`.',
    '',
    '# Money, once',
    '',
    'Where a connection is reset after the deed, browsers send a POST again by themselves. Every call that moves money is',
    'therefore sealed, and your edge must refuse a seal whose `jti` it has seen (`replayed`). With `gateway.seal: "none"` the',
    '`requestNo` in the payload, and the `idempotency-key` header where `gateway.idempotency` lets it, are all that tells',
    'doubles apart: then your platform must answer the second of one number as it did the first.',
    '',
    '# A clock that is off',
    '',
    'A seal is good for minutes from its date. Where its date alone is wrong, answer status 400 with `value.seal` as',
    '`too-old` or `from-the-future` and your time in `Date`: the page then seals by your clock and sends once more.',
    'On another origin than the page’s, expose that header (`access-control-expose-headers: date`).',
    '',
    '# Answers that may be cached',
    '',
    'Every page asks for these, after a draw all of them within seconds. They carry no token, and the browser lets its cache',
    `answer. Send \`cache-control: public, max-age=<seconds>\`, and \`vary: ${VARIES.join(', ')}\`; everything else`,
    'is asked for past every cache.',
    '',
    '| call | seconds | path |',
    '| --- | --- | --- |',
    ...kept,
    '',
  ].join('\n')
}
