/** Promotions (spec 2, "Routes"; spec 4, "Promotion or activity status"). */
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { brandOf } from '../../testing/brands.ts'
import { pictureFile } from '../../testing/picture-file.ts'
import { openSite } from '../../testing/site.tsx'

const list = () => within(screen.getAllByRole('list').find((one) => one.querySelector('[data-offer]'))!)
const cardOf = (name: string) => within(list().getByRole('listitem', { name }))
const detail = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { name, level: 2, hidden: true })

/** As platforms write them, and what the page says; what it does not know it says as it came. */
const STATES = [
  ['applying', 'Applied for'],
  ['PROCESS', 'In process'],
  ['Issued', 'Issued'],
  ['Close', 'Closed'],
  ['signed', 'Joined'],
  ['On ice', 'On ice'],
] as const
const KEYS = ['welcome', 'reload', 'cashback', 'slot-race', 'friends', 'weekend-drops']

test('guests see what is offered; the filter is in the address, and the count follows it', async () => {
  const { user, router } = await openSite().visit('/promotions')
  expect(await screen.findByText(/^\d+ promotions are available to you$/)).toBeTruthy()
  const welcome = cardOf('Welcome bonus: first deposit doubled')
  // In words, and once more in its drawing.
  expect(welcome.getAllByText('100%').filter((it) => !it.hasAttribute('aria-hidden'))).toHaveLength(1)
  expect(welcome.getByText('up to P200')).toBeTruthy()
  welcome.getByText(
    'Deposit P200: bet P4,800 before you withdraw (P10: P240). That is 12 × (deposit + bonus) within 30 days.',
  )
  cardOf('Get back 10% of last week’s losses at live tables').getByText(
    'Get P100 and you must stake P100 within 7 days (1 × the bonus).',
  )
  cardOf('Show your game round').getByText('No wagering requirement.')
  await user.click(screen.getByRole('button', { name: /^Sports/ }))
  expect(router.latestLocation.search).toEqual({ type: 'SPORTS' })
  expect(await screen.findByText('1 promotion is available to you')).toBeTruthy()
  expect(list().getAllByRole('listitem')).toHaveLength(2)
  await user.click(cardOf('Match night').getByRole('link', { name: 'Read' }))
  await waitFor(() => expect(router.latestLocation.href).toBe('/promoDetail?type=SPORTS&promotion=match-night'))
  await waitFor(() => expect(document.title).toBe('Match night · Wireframe'))
  // What members have claimed is not asked for here: the refusal would stand above the offers.
  expect(screen.queryByText(/listMoneyRequests/)).toBeNull()
  await user.click(await screen.findByRole('button', { name: 'Join' }))
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeTruthy()
})

test('an offer says in one example what has to be bet', async () => {
  await openSite().visit('/promoDetail?promotion=welcome')
  await screen.findByText('Example')
  expect(screen.getByRole('note').textContent).toBe(
    'ExampleIf you deposit P200, you get P200 extra.Deposit P200: bet P4,800 before you withdraw (P10: P240). That is 12 × (deposit + bonus) within 30 days.',
  )
})

test('a promotion stands in every state, one that is due is claimed once, and a reason is told', async () => {
  const site = openSite()
  const member = await site.sandbox.member('empty')
  const give = (promotion: string, said: object): Promise<unknown> =>
    site.sandbox.post('promotions', { member: member.username, promotion, ...said })
  for (const [index, [status]] of STATES.entries()) await give(KEYS[index] ?? '', { status })
  await give('big-win', { status: 'CLAIM', amount: '7' })
  await give('live-insurance', { status: 'rejected', reason: 'The round is not yours.' })
  const { user } = await site.visit('/promotions', member)
  await detail('Show your game round')
  for (const [, words] of STATES) expect(list().getAllByText(words).length, words).toBeGreaterThan(0)
  await user.dblClick(cardOf('Show your game round').getByRole('button', { name: 'Claim' }))
  expect(await screen.findByText('Done: Show your game round · P7.00')).toBeTruthy()
  await waitFor(() => expect(cardOf('Show your game round').getByText('Claimed')).toBeTruthy())
  expect(await site.sandbox.ask('ledger', { member: member.username })).toMatchObject({
    balance: '7.00',
    transactions: [{ reason: 'promotion' }],
  })
  await user.click(cardOf('Get back 10% of last week’s losses at live tables').getByRole('link', { name: 'Read' }))
  expect(await screen.findByText('Your application was rejected')).toBeTruthy()
  expect(screen.getByText('The round is not yours.')).toBeTruthy()
})

test('an application says what it lacks, keeps what was typed when it fails, and is sent once', async () => {
  const site = openSite()
  const member = await site.sandbox.member('player')
  const { user } = await site.visit('/promoDetail?promotion=live-insurance', member)
  const form = within(await screen.findByRole('form', { name: 'Application' }))
  await user.click(form.getByRole('button', { name: 'Apply' }))
  expect(await form.findByText('Tell us what we should know')).toBeTruthy()
  const comment = form.getByRole('textbox', { name: 'Comment' })
  await user.type(comment, 'x'.repeat(141))
  expect(form.getByText('Shorten it to 140 characters')).toBeTruthy()
  await user.clear(comment)
  await user.type(comment, 'Tuesday, roulette')
  await site.sandbox.scenario({ kind: 'failing', how: 'abort', endpoint: 'applyPromotion', times: 1 })
  await user.click(form.getByRole('button', { name: 'Apply' }))
  await form.findByRole('alert')
  expect(comment).toHaveProperty('value', 'Tuesday, roulette')
  await user.click(form.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('We have received your application')).toBeTruthy()
  expect(screen.getByText('Tuesday, roulette')).toBeTruthy()
})

test('required pictures are asked for, and no longer once one has arrived', async () => {
  const site = openSite()
  const { user } = await site.visit('/promoDetail?promotion=big-win', await site.sandbox.member('player'))
  const form = within(await screen.findByRole('form', { name: 'Application' }))
  await user.type(form.getByRole('textbox', { name: 'Comment (optional)' }), 'My round')
  await user.click(form.getByRole('button', { name: 'Apply' }))
  expect(await form.findByText('Choose a picture first.')).toBeTruthy()
  await user.upload(form.getByLabelText('Choose pictures'), pictureFile())
  await waitFor(() => expect(form.queryByText('Choose a picture first.')).toBeNull())
  await waitFor(() => expect(form.queryByText(/^Wait until/)).toBeNull())
  await user.click(form.getByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('We have received your application')).toBeTruthy()
  expect(screen.getByText('My round')).toBeTruthy()
})

test('one that is gone says so, and what is taken part in elsewhere is not joined here', async () => {
  const site = openSite()
  await site.visit('/promoDetail?promotion=nothing')
  expect(await screen.findByText('This promotion is no longer available.')).toBeTruthy()
  const [terms, of] = [{ percent: '10', upTo: '50' }, 'gifts']
  const turnover = { times: '2', on: 'gift', days: null }
  const it = { id: 'later', title: 'A later one', status: 'Join', place: 'moon', terms: { ...terms, of, turnover } }
  await site.sandbox.scenario({ kind: 'answering', endpoint: 'getPromotion', value: it })
  await site.visit('/promoDetail?promotion=later')
  expect(await screen.findByText('See the conditions')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Join' })).toBeNull()
  expect(screen.queryByRole('note')).toBeNull()
})

test('a trial account is told to register before it joins', async () => {
  const site = openSite()
  const { user } = await site.visit('/promoDetail?promotion=live-insurance', await site.sandbox.member('trial'))
  await user.click(await screen.findByRole('button', { name: 'Apply' }))
  expect(await screen.findByText('Please register an account first')).toBeTruthy()
})

test('one clock counts down to an end that is near, and what is far off has its day alone', async () => {
  const site = openSite()
  await site.visit('/promoDetail?promotion=match-night')
  await screen.findByText(/^Closes at /)
  expect(screen.getAllByRole('timer', { name: 'Time left' })).toHaveLength(1)
  await site.visit('/promoDetail?promotion=welcome')
  await screen.findByText(/^Closes at /)
  expect(screen.queryByRole('timer')).toBeNull()
})

test('steps say what is done one after the other, and a member sees what they were given', async () => {
  const site = openSite()
  const member = await site.sandbox.member('player')
  const given = (id: string, status: string) => ({ id, kind: 'birthday', title: `Gift ${id}`, amount: '5.00', status })
  const rewards = [given('a', 'Issued'), given('b', 'Claim'), given('c', 'Claimed')]
  await site.sandbox.scenario({ kind: 'answering', endpoint: 'listRewards', value: { list: rewards } })
  await site.visit('/promoDetail?promotion=welcome', member)
  const steps = await screen.findByRole('heading', { name: 'How it works' })
  expect(
    within(steps.parentElement!)
      .getAllByRole('listitem')
      .map((it) => it.textContent),
  ).toEqual([
    '1Open the deposit page and enter P10 or more.',
    '2Choose this bonus there. It is off until you do.',
    // The sum has a line of its own.
    '3Bet 12 × (deposit + bonus) within 30 days.P4,800 in total if you deposit P200',
  ])
  const received = within(await screen.findByRole('region', { name: 'Rewards you have received' }))
  expect(received.getAllByRole('listitem').map((it) => it.textContent)).toEqual(['Gift aIssuedP5', 'Gift cClaimedP5'])
  received.getByRole('link', { name: 'All rewards' })
})

test('where promotions hang as a wall, each opens on a page of its own', async () => {
  const { layout } = brandOf('wireframe')
  const { user, router } = await openSite({ says: { layout: { ...layout, lead: 'tickets' } } }).visit('/promotions')
  await screen.findByRole('listitem', { name: 'Match night' })
  expect(screen.queryByRole('heading', { name: 'How it works' })).toBeNull()
  await user.click(cardOf('Welcome bonus: first deposit doubled').getByRole('link', { name: 'All terms' }))
  await waitFor(() => expect(router.latestLocation.href).toContain('/promoDetail?promotion=welcome'))
  await screen.findByRole('heading', { name: 'How it works' })
  expect(screen.queryByRole('listitem', { name: 'Match night' })).toBeNull()
})
