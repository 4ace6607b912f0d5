/** The raffle (spec 7, MCS2_claimRafflePromotion): the platform alone decides, and a ticket is drawn once. */
import { screen, waitFor, within } from '@testing-library/react'
import * as v from 'valibot'
import { expect, onTestFinished, test, vi } from 'vitest'
import { findStatus, openCentre, timesOf, type Centre, type CentreOptions } from '../../../testing/centre.ts'
import { isDisabled } from '../../../testing/control-state.ts'

/** Opens the raffle as a member with so many tickets, all of which win the same. */
const openRaffle = (tickets: number, prize: string, options: CentreOptions = {}): Promise<Centre> =>
  openCentre('raffle', {
    kind: 'empty',
    ...options,
    prepare: async (site, member) => {
      await site.sandbox.post('raffles', { member: member.username, tickets, prize })
      await options.prepare?.(site, member)
    },
  })

const ready = (name: string): Promise<HTMLElement> =>
  waitFor(() => {
    const button = screen.getByRole('button', { name })
    expect(isDisabled(button)).toBe(false)
    return button
  })
const results = (): HTMLElement => screen.getAllByRole('table').at(-1)!

test('what can be won is said before, a ticket is drawn once, and what it won is what the platform said', async () => {
  const page = await openRaffle(2, 'twenty')
  await screen.findByText(/You have 2 tickets/)
  const odds = (name: string): string =>
    screen.getByRole('rowheader', { name }).closest('tr')!.textContent.slice(name.length)
  expect(odds('P100')).toBe('0.2%')
  // What stands on the wheel twice is one line, with the whole chance.
  expect(odds('P1')).toBe('30%')
  expect(odds('No prize')).toBe('44%')
  await screen.findByText('You have not opened a ticket yet.')
  await page.user.dblClick(await ready('Spin the wheel'))
  await screen.findByText('You won P20.00')
  await screen.findByText(/You have 1 ticket/)
  await waitFor(() => within(results()).getByText('P20.00'))
  expect(await page.ledger()).toMatchObject({ balance: '20.00', total: '0', transactions: [{ reason: 'raffle' }] })
})

test('a ticket without a prize says so, and none is left to draw', async () => {
  const page = await openRaffle(1, 'none-a')
  await page.user.click(await ready('Spin the wheel'))
  await screen.findByText('No prize this time')
  await screen.findByText(/You have 0 tickets/)
  expect(isDisabled(screen.getByRole('button', { name: 'Spin the wheel' }))).toBe(true)
  expect(await page.ledger()).toMatchObject({ balance: '0.00', transactions: [] })
})

/** Where turns of the wheel end, in degrees, the wheel being one that moves. */
function watchTurns(): number[] {
  const ends: number[] = []
  const animate = (frames: { readonly transform: string }[]): object => {
    ends.push(Number(/-?[\d.]+/.exec(frames.at(-1)!.transform)![0]))
    return { finished: Promise.resolve() }
  }
  const moving = Object.assign(SVGElement.prototype, { animate })
  onTestFinished(() => void Reflect.deleteProperty(moving, 'animate'))
  return ends
}

test('the wheel stops at what was drawn, the third of nine prizes', async () => {
  const ends = watchTurns()
  const page = await openRaffle(1, 'five')
  await page.user.click(await ready('Spin the wheel'))
  await screen.findByText('You won P5.00')
  expect(ends).toHaveLength(1)
  // Whole turns, and the middle of the third of nine parts at the top.
  expect(ends[0]! % 360).toBeCloseTo(-100)
})

test('who wants less motion is told at once, and nothing turns', async () => {
  const ends = watchTurns()
  const match = window.matchMedia.bind(window)
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    query.includes('reduced-motion') ? Object.defineProperty(match('all'), 'matches', { value: true }) : match(query),
  )
  onTestFinished(() => void vi.restoreAllMocks())
  const page = await openRaffle(1, 'five')
  await page.user.click(await ready('Spin the wheel'))
  await screen.findByText('You won P5.00')
  expect(ends).toEqual([])
})

test('a prize that the list does not have is told by its amount, and the wheel shows no other one', async () => {
  const ends = watchTurns()
  const page = await openRaffle(1, 'five', {
    prepare: async ({ sandbox }, { username }) => {
      const { raffle } = v.parse(
        v.object({ raffle: v.string() }),
        await sandbox.post('raffles', { member: username, tickets: 1, prize: 'five' }),
      )
      const prizes = [{ id: 'one-a', name: '', amount: '1.00', odds: '100' }]
      const list = [{ id: raffle, title: 'Wheel', tickets: 1, prizes, ends: null, rules: '' }]
      await sandbox.scenario({ kind: 'answering', endpoint: 'listRaffles', value: { list } })
    },
  })
  await page.user.click(await ready('Spin the wheel'))
  await screen.findByText('You won P5.00')
  expect(ends).toEqual([])
})

test('where a brand has tickets in the place of the wheel, each is opened once', async () => {
  const page = await openRaffle(2, 'twenty', { brand: 'atrium' })
  expect(screen.queryByRole('button', { name: 'Spin the wheel' })).toBeNull()
  await ready('Open ticket 2')
  await page.user.dblClick(await ready('Open ticket 1'))
  await screen.findByText('You won $20.00')
  await screen.findByText(/You have 1 ticket/)
  expect(screen.queryByRole('button', { name: 'Open ticket 2' })).toBeNull()
  expect(await timesOf(page, 'raffle')).toBe(1)
})

test('a draw whose answer is lost is pending, found out, and stands among the results; a refused one says why', async () => {
  const page = await openRaffle(2, 'twenty')
  const { sandbox } = page
  await sandbox.scenario({ kind: 'refusing', message: 'no tickets left', endpoint: 'claimRaffle', times: 1 })
  await page.user.click(await ready('Spin the wheel'))
  await screen.findByText(/no tickets? left/i)
  expect(await timesOf(page, 'raffle')).toBe(0)

  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'after', endpoint: 'claimRaffle', times: 1 })
  await sandbox.scenario({ kind: 'failing', how: 'html', when: 'before', endpoint: 'settleMoneyRequest' })
  await page.user.click(await ready('Spin the wheel'))
  await findStatus('Pending: ')
  expect(isDisabled(screen.getByRole('button', { name: 'Spin the wheel' }))).toBe(true)
  await page.reload()
  await findStatus('Pending: ')
  await sandbox.clear('failing')
  await findStatus('Done: ')
  await screen.findByText(/You have 1 ticket/)
  await waitFor(() => within(results()).getByText('P20.00'))
  expect(await timesOf(page, 'raffle')).toBe(1)
})

test('no raffle is said, and a list that does not come is asked for again', async () => {
  const page = await openRaffle(1, 'five', {
    prepare: async ({ sandbox }) => {
      await sandbox.scenario({ kind: 'answering', endpoint: 'listRaffles', value: { list: [] } })
      await sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'listRaffles', times: 1 })
    },
  })
  await page.user.click(within(await screen.findByRole('alert')).getByRole('button', { name: 'Try again' }))
  await screen.findByText('No raffle right now')
})
