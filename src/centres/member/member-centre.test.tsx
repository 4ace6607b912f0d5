/** The member centre (spec 2, "Member centre"): who may open it, its menu once it is there, and the page that shows. */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { contract } from '../../api/contract.ts'
import { openCentre } from '../../testing/centre.ts'
import { openSite } from '../../testing/site.tsx'

const centre = (): Promise<HTMLElement> => screen.findByRole('dialog', { name: 'Personal centre' })
const noCentre = (): void => expect(screen.queryByRole('dialog', { name: 'Personal centre' })).toBeNull()
const title = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { name, level: 3 })

describe('who may open it', () => {
  test('a guest logs in first, and a trial account is warned', async () => {
    const site = openSite()
    const { router } = await site.visit('/help?member=nowhere')
    await screen.findByRole('dialog', { name: 'Log in' })
    noCentre()
    expect(router.state.location.pathname).toBe('/help')
    await site.enter('trial', '/help?member=securityCenter')
    await screen.findByRole('dialog', { name: 'Trial account' })
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    noCentre()
  })

  test('where the brand has none, everybody is warned', async () => {
    const access = {
      agentCentreTypes: [],
      minimumAge: 18,
      memberCentre: false,
      idleMinutes: 30,
      resetByEmail: 'link' as const,
      embedders: [],
    }
    await openSite({ says: { access } }).enter('player', '/help?member=securityCenter')
    await screen.findByRole('dialog', { name: 'Trial account' })
    noCentre()
  })
})

describe('its menu', () => {
  test('the page that is open is marked; another takes its title, its address and the focus', async () => {
    const page = await openCentre('nowhere', { balance: '12.50' })
    const { user, router } = page
    await title('My account')
    expect(document.title).toMatch(/^My account · /)
    const menu = within(page.centre()).getByRole('navigation', { name: 'Pages of your account' })
    const link = (name: string): HTMLElement => within(menu).getByRole('link', { name })
    expect(link('My account').getAttribute('aria-current')).toBe('page')
    expect(within(page.centre()).queryByRole('link', { name: 'Back to the menu' })).toBeNull()
    await user.click(link('My wallet'))
    const wallet = await title('My wallet')
    await waitFor(() => expect(document.activeElement).toBe(wallet))
    expect(screen.queryByRole('heading', { name: 'My account' })).toBeNull()
    expect(link('My wallet').getAttribute('aria-current')).toBe('page')
    expect(link('My account').getAttribute('aria-current')).toBeNull()
    expect(document.title).toMatch(/^My wallet · /)
    expect(router.state.location.search).toMatchObject({ member: 'transferFund' })
    // One wallet for all games has nothing to transfer.
    await within(page.centre()).findByText('Where your money is')
    await waitFor(() =>
      expect(within(page.centre()).getByRole('region', { name: 'Funds' }).textContent).toContain('P12.50'),
    )
    expect(within(page.centre()).queryByRole('form', { name: 'Transfer' })).toBeNull()
    await user.keyboard('{Escape}')
    await waitFor(noCentre)
    expect(router.state.location.search).toEqual({})
    expect(document.title).not.toContain('My wallet')
  })

  test('a phone has the menu as a page of its own', async () => {
    const page = await openCentre('securityCenter', { device: 'phone' })
    const { user } = page
    await title('My account')
    expect(within(page.centre()).queryByRole('navigation', { name: 'Pages of your account' })).toBeNull()
    await user.click(within(page.centre()).getByRole('link', { name: 'Back to the menu' }))
    const menu = await within(page.centre()).findByRole('navigation', { name: 'Pages of your account' })
    expect(screen.queryByRole('heading', { name: 'My account' })).toBeNull()
    const whole = within(page.centre()).getByRole('heading', { name: 'Personal centre' })
    await waitFor(() => expect(document.activeElement).toBe(whole))
    await user.click(within(menu).getByRole('link', { name: 'Bonus details' }))
    const bonuses = await title('Bonus details')
    await waitFor(() => expect(document.activeElement).toBe(bonuses))
    await user.click(within(page.centre()).getByRole('button', { name: 'Close' }))
    await waitFor(noCentre)
  })

  test('nothing shows before it is there, and what the server leaves out is not in it', async () => {
    const page = await openCentre('securityCenter', {
      prepare: ({ sandbox }) =>
        sandbox.scenario({ kind: 'failing', how: 'html', endpoint: 'listMemberPages', times: 1 }),
    })
    const { user, sandbox } = page
    const again = await within(await centre()).findByRole('button', { name: 'Try again' })
    expect(screen.queryByRole('heading', { name: 'My account' })).toBeNull()
    await user.click(again)
    await title('My account')

    const { promise: answered, resolve: answer } = Promise.withResolvers<null>()
    page.intercept(({ url }) => (url.includes(contract.listMemberPages.path) ? answered : null))
    await page.reload()
    await within(await centre()).findAllByText('Loading')
    expect(screen.queryByRole('heading', { name: 'My account' })).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Pages of your account' })).toBeNull()
    answer(null)
    await title('My account')

    // What is asked for and is not in the menu gives way to what is; an empty menu is said.
    const say = (pages: readonly object[]): Promise<void> =>
      sandbox.scenario({ kind: 'answering', endpoint: 'listMemberPages', value: { pages } })
    await say([{ page: 'bonusDetails' }, { page: 'messageV2', count: 3 }, { page: 'unheardOf' }])
    await page.reload()
    await title('Bonus details')
    const menu = within(page.centre()).getByRole('navigation', { name: 'Pages of your account' })
    within(menu).getByRole('link', { name: 'Bonus details' })
    within(menu).getByRole('link', { name: /^Platform information/ })
    expect(within(menu).queryByRole('link', { name: 'My account' })).toBeNull()
    await say([{ page: 'unheardOf' }])
    await page.reload()
    // What is ours stands there all the same.
    await title('Raffle')
    expect(within(page.centre()).queryByRole('link', { name: 'Bonus details' })).toBeNull()
  })

  test('it goes with a session that the server ends, and that is told once', async () => {
    const page = await openCentre('securityCenter')
    await title('My account')
    await page.sandbox.endSessions(page.member.username)
    await page.user.click(await screen.findByRole('button', { name: 'Change picture' }))
    await waitFor(noCentre)
    expect(await screen.findAllByRole('dialog')).toHaveLength(1)
    expect(page.router.state.location.search, 'for who logs in again').toHaveProperty('member', 'securityCenter')
  })
})
