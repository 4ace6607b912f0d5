/** The stakes of singles: each is bet as its field shows it. */
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { languageAtom } from '../../../../state/site/language.ts'
import { removePickAtom, slipAtom } from '../../../../state/sports/slip.ts'
import { slipSheetAtom } from '../../../../state/sports/slip-sheet.ts'
import { button, fill, press } from '../../../../testing/forms.ts'
import { openSite } from '../../../../testing/site.tsx'
import { comingPicks, tap, type PickedForTest } from '../../../../testing/slip.ts'

async function open() {
  const page = await openSite().enter('player', '/help')
  const picks = (await comingPicks(page, 2)) as [PickedForTest, PickedForTest]
  await tap(page, picks)
  act(() => page.store.set(slipSheetAtom, 'full'))
  const slip = await screen.findByRole('region', { name: 'Bet slip' })
  const each = await within(slip).findByRole('textbox', { name: 'Stake per bet' })
  await fill(page.user, each, '10')
  await press(page.user, slip, 'Separate stakes')
  const own = (): HTMLElement => within(slip).getByRole('textbox', { name: `Stake on ${picks[0].outcome.name}` })
  const stakes = (): (bigint | null)[] =>
    picks.map(({ outcome: { id } }) => page.store.get(slipAtom).ownStakes[id] ?? null)
  return { page, picks, slip, each, own, stakes }
}

test('what can’t be read holds the bet up, rather than being bet as the stake for each', async () => {
  const { page, slip, own, stakes } = await open()
  await button(slip, /^Place 2 bets · P20/)
  for (const typed of ['5x', '']) {
    await fill(page.user, own(), typed)
    await waitFor(() => expect(own().getAttribute('aria-invalid')).toBe('true'))
    expect(stakes()).toEqual([0n, null])
    await page.user.click(await button(slip, /^Minimum P1 per bet/))
    await waitFor(() => expect(document.activeElement).toBe(own()))
  }
  await fill(page.user, own(), '5')
  await button(slip, /^Place 2 bets · P15/)
})

test('the stake for each that is pressed once more leaves those alone that have their own', async () => {
  const { page, slip, own, stakes } = await open()
  const [preset] = within(within(slip).getByRole('group', { name: 'Choose a stake' })).getAllByRole('button')
  await page.user.click(preset!)
  await fill(page.user, own(), '25')
  expect(stakes()).toEqual([2500n, null])
  await page.user.click(preset!)
  expect([stakes(), (own() as HTMLInputElement).value]).toEqual([[2500n, null], '25.00'])
})

test('another language leaves each its stake', async () => {
  const { page, own, stakes } = await open()
  await fill(page.user, own(), '1250.50')
  act(() => page.store.set(languageAtom, { ...page.store.get(languageAtom), tag: 'es-AR' }))
  await waitFor(() => expect((own() as HTMLInputElement).value).toBe('1.250,50'))
  expect([stakes(), page.store.get(slipAtom).stake]).toEqual([[125_050n, null], 1000n])
})

test('there are none until they are asked for, and none of them is left when they are not', async () => {
  const { page, picks, slip, own, stakes } = await open()
  await fill(page.user, own(), '25')
  await press(page.user, slip, 'Separate stakes')
  await waitFor(() =>
    expect(within(slip).queryByRole('textbox', { name: `Stake on ${picks[0].outcome.name}` })).toBeNull(),
  )
  expect(stakes()).toEqual([null, null])
  await button(slip, /^Place 2 bets · P20/)
})

test('one that is left alone is staked as the only field says', async () => {
  const { page, picks, slip, own } = await open()
  await fill(page.user, own(), '25')
  act(() => page.store.set(removePickAtom, picks[1].outcome.id))
  await button(slip, /^Place bet · P10/)
})

test('where one of its own is missing the button leads there, so that the others keep theirs', async () => {
  const { page, picks, slip, each, own, stakes } = await open()
  await page.user.clear(each)
  await fill(page.user, own(), '25')
  await press(page.user, slip, /^Enter a stake/)
  const missing = within(slip).getByRole('textbox', { name: `Stake on ${picks[1].outcome.name}` })
  await waitFor(() => expect(document.activeElement).toBe(missing))
  await fill(page.user, missing, '5')
  await button(slip, /^Place 2 bets · P30/)
  expect(stakes()).toEqual([2500n, 500n])
})
