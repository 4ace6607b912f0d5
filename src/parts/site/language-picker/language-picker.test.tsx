/** Changing the language: at once, remembered, and told to the document (spec 4, "Language"). */
import { msg } from '@lingui/core/macro'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { BundledLanguage } from '../../../brand/bundle.ts'
import { headerLogin } from '../../../testing/header.ts'
import { openSite, type Site } from '../../../testing/site.tsx'

const language = (code: string, tag: string, label: string, more: Partial<BundledLanguage> = {}): BundledLanguage => ({
  code,
  tag,
  direction: 'ltr',
  label,
  url: `/i18n/${tag}.json`,
  ...more,
})
const LANGUAGES = [
  language('EN', 'en', 'English'),
  language('TH', 'th', 'ไทย'),
  language('XB', 'ar', 'Right to left', { direction: 'rtl' }),
]
const says = { languages: LANGUAGES, defaultLanguage: 'EN' }

/** What is said in the language that is written from the right. */
const WORDS = { [msg`Help centre`.id]: 'ertnec pleH', [msg`Enter your password`.id]: 'drowssap ruoy retnE' }
const speak = (site: Site): void =>
  site.intercept(({ url }) => (url.endsWith('/i18n/ar.json') ? Promise.resolve(Response.json(WORDS)) : null))

const openList = async ({ user }: Awaited<ReturnType<Site['visit']>>): Promise<HTMLElement> => {
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: /^Language: / }))
  return screen.findByRole('group', { name: 'Language' })
}
const choose = async (page: Awaited<ReturnType<Site['visit']>>, name: string): Promise<void> =>
  page.user.click(within(await openList(page)).getByRole('button', { name }))
const told = (): (string | null)[] => [document.documentElement.lang, document.documentElement.dir]
const kept = (): (string | null)[] => [localStorage.getItem('lang'), localStorage.getItem('hisLang')]

test('changes the page at once, is told to the document, and is remembered over a reload', async () => {
  const site = openSite({ says })
  speak(site)
  const page = await site.visit('/help')
  const list = await openList(page)
  const current = (): (string | null)[] =>
    within(list)
      .getAllByRole('button', { hidden: true })
      .map((button) => button.getAttribute('aria-current'))
  expect(current()).toEqual(['true', 'false', 'false'])
  await page.user.click(within(list).getByRole('button', { name: 'Right to left' }))
  await screen.findByRole('heading', { level: 1, name: 'ertnec pleH' })
  await waitFor(() => expect(document.title).toBe('ertnec pleH · Wireframe'))
  expect(told()).toEqual(['ar', 'rtl'])
  expect(kept()).toEqual(['XB', 'EN'])
  expect(current()).toEqual(['false', 'false', 'true'])
  await site.visit('/help')
  await screen.findByRole('heading', { level: 1, name: 'ertnec pleH' })
  expect(told()).toEqual(['ar', 'rtl'])
})

test('one that does not arrive leaves the page as it was, and says so', async () => {
  const site = openSite({ says })
  const page = await site.visit('/help')
  site.intercept(({ url }) => (url.includes('/i18n/') ? Promise.reject(new TypeError('Failed to fetch')) : null))
  await choose(page, 'Right to left')
  await screen.findByText('Right to left could not be loaded. Check your network and choose it again.')
  expect([...told(), ...kept()]).toEqual(['en', 'ltr', null, null])
})

test('the server is asked, and answers, in the language that is shown; one that the brand lacks gives way', async () => {
  const site = openSite({ brand: 'hoasen', says: { defaultLanguage: 'EN' } })
  const asked = new Set<string | null>()
  site.intercept(({ url }) => {
    if (url.includes('helpCenter')) asked.add(new URL(url).searchParams.get('language'))
    return null
  })
  localStorage.setItem('lang', 'TH')
  await site.visit('/help')
  await screen.findByRole('heading', { name: 'การฝากเงิน' })
  expect([...asked]).toEqual(['TH'])
  localStorage.setItem('lang', 'XX')
  localStorage.setItem('hisLang', 'TH')
  await site.visit('/help')
  await screen.findByRole('heading', { name: 'การฝากเงิน' })
  localStorage.removeItem('hisLang')
  await site.visit('/help')
  await screen.findByRole('heading', { name: 'Deposits' })
  expect([...asked]).toEqual(['TH', 'EN'])
})

test('in the middle of a form what was typed stays, and what is said of it changes', async () => {
  const site = openSite({ says })
  speak(site)
  const page = await site.visit('/help')
  const form = await headerLogin()
  const name = within(form).getByLabelText('Username')
  await page.user.type(name, 'ana{Enter}')
  await within(form).findByText('Enter your password')
  await choose(page, 'Right to left')
  await within(form).findByText('drowssap ruoy retnE')
  expect(name).toHaveProperty('value', 'ana')
})

test('a brand of one language has no picker', async () => {
  await openSite().visit('/help')
  await headerLogin()
  expect(document.querySelector('#languages-open')).toBeNull()
})
