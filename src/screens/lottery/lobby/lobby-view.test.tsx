/** The lobbies of lotteries (spec 3, "Prize modes"; spec 2, "Header": ELOTT and LOTT). */
import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { openSite } from '../../../testing/site.tsx'

const main = () => within(screen.getByRole('main'))
const menu = () => within(main().getByRole('navigation', { name: 'Lotteries by kind' }))
const region = (name: string): Promise<HTMLElement> => main().findByRole('region', { name })

test('by family, by prize mode and by result, each with an address of its own', async () => {
  const { user, router } = await openSite().visit('/elott')
  main().getByRole('heading', { level: 1, name: 'Electronic lottery' })
  const draws = within(await region('Next draws'))
  expect((await draws.findAllByRole('timer', { name: 'Next draw' })).length).toBeGreaterThan(1)
  expect(menu().getByRole('link', { name: 'Popular' }).getAttribute('aria-current')).toBe('page')
  await user.click(menu().getByRole('link', { name: 'Ten-car race' }))
  await waitFor(() => expect(router.latestLocation.href).toBe('/elott?group=PK10'))
  await waitFor(() => expect(menu().getByRole('link', { current: 'page' }).textContent).toBe('Ten-car race'))
  expect(within(await region('Ten-car race')).getAllByRole('listitem').length).toBeGreaterThan(2)
  await waitFor(() =>
    expect(
      main()
        .getAllByRole('status')
        .map((it) => it.textContent),
    ).toContainEqual(expect.stringMatching(/^Ten-car race: 3/)),
  )
  const modes = within(main().getByRole('navigation', { name: 'Kinds of draws' }))
  await user.click(modes.getByRole('link', { name: 'Official draws' }))
  await waitFor(() => expect(router.latestLocation.href).toBe('/elott?mode=Lott'))
  await waitFor(() => expect(menu().getAllByRole('link')).toHaveLength(3))
  expect(modes.getByRole('link', { current: 'page' }).textContent).toBe('Official draws')
  await user.click(modes.getByRole('link', { name: 'South-East Asia' }))
  await waitFor(() =>
    expect(menu().getByRole('link', { name: 'Results' }).getAttribute('href')).toBe('/elott?view=results'),
  )
  await user.click(menu().getByRole('link', { name: 'Results' }))
  const results = within(await region('Latest results'))
  await waitFor(() => expect(results.getByRole('status').textContent).toContain('18'))
  const [first] = results.getAllByRole('link')
  expect(first!.getAttribute('href')).toMatch(/^\/seaLottery\?gameCode=\w+&playType=\w+$/)
})

test('another vendor’s lotteries stand beside the own ones, of both kinds', async () => {
  const { user, router } = await openSite().visit('/elott')
  await user.click(await waitFor(() => menu().getByRole('link', { name: 'Bright Bay' })))
  const other = within(await region('Bright Bay'))
  await waitFor(() => expect(other.getAllByRole('status')[0]!.textContent).toContain('94'))
  const kinds = within(other.getByRole('group', { name: 'Kinds of draws' }))
  await user.click(kinds.getByRole('button', { name: 'Lottery' }))
  await waitFor(() => expect(router.latestLocation.href).toBe('/elott?page=BBIN&kind=LOTT'))
  await waitFor(() => expect(other.getAllByRole('status')[0]!.textContent).toContain('57'))
  expect(kinds.getByRole('button', { name: 'Lottery' }).getAttribute('aria-pressed')).toBe('true')
  expect(other.queryByRole('button', { name: 'Clear all' }), 'whose page it is narrows nothing').toBeNull()
  await user.click(other.getByRole('button', { name: 'Hot' }))
  await waitFor(() => expect(router.latestLocation.search).toMatchObject({ hot: '1' }))
  await user.click(await other.findByRole('button', { name: 'Clear all' }))
  await waitFor(() => expect(router.latestLocation.search).toEqual({ page: 'BBIN', kind: 'LOTT' }))
})

test('what can’t be read is asked for again, and a merchant without lotteries says so', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listGameMenus' })
  const { user } = await site.visit('/seaLottery')
  await main().findByRole('alert')
  await site.sandbox.clear('failing')
  await user.click(main().getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(menu().getAllByRole('link').length).toBeGreaterThan(5))
  await site.visit('/vnlottery')
  await main().findByText('There are no lotteries here at the moment')
})

test('a member’s results that can’t be read are asked for again', async () => {
  const site = openSite()
  await site.sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'listOpenedNumbers' })
  const { user } = await site.enter('player', '/elott?view=results')
  const results = within(await region('Latest results'))
  await results.findByRole('alert')
  await site.sandbox.clear('failing')
  await user.click(results.getByRole('button', { name: 'Try again' }))
  expect((await results.findAllByRole('link')).length).toBeGreaterThan(5)
  expect(results.queryByRole('alert')).toBeNull()
})

describe('Vietnam’s lotteries', () => {
  test('stand by region, with what the member played last, and with the results of all', async () => {
    const { user } = await openSite({ brand: 'hoasen' }).enter('player', '/vnlottery')
    await region('Recently played')
    await user.click(menu().getByRole('link', { name: 'Miền Trung' }))
    const links = within(await region('Miền Trung')).getAllByRole('link')
    expect(links).toHaveLength(10)
    expect(links.find((it) => it.textContent === 'Huế')?.getAttribute('href')).toBe(
      '/vnlottery?gameCode=VN_HUE&playType=LO_2',
    )
    await user.click(menu().getByRole('link', { name: 'Results' }))
    const results = within(await region('Latest results'))
    await waitFor(() => expect(results.getByRole('status').textContent).toContain('32'))
  })
})
