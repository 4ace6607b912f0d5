/** The help centre and its feedback form (spec 2 and 5). */
import { holdRequests, holdScript } from '../support/servers/hold.ts'
import { expect, test } from '../support/journey.ts'
import { sidewaysScroll } from '../support/pages/layout.ts'

test(
  'the search finds, says when it finds nothing, and stands in the address',
  { tag: '@pairs' },
  async ({ page, player, say }) => {
    await player.open('/help')
    const questions = page.locator('details[id^="article-"]')
    await expect(questions.first()).toBeVisible()
    const all = await questions.count()
    const title = (await questions.nth(2).locator('summary').innerText()).trim()
    const search = page.getByRole('searchbox', { name: say('Search the help centre') })
    await search.fill(title)
    await expect.poll(() => questions.count()).toBeLessThan(all)
    await expect(questions.locator('summary').filter({ hasText: title })).toBeVisible()
    await expect(page).toHaveURL(/[?&]q=/)
    await search.fill('xyzzy')
    await expect(page.getByText(say('Nothing found'))).toBeVisible()
    await search.fill('')
    await expect.poll(() => questions.count()).toBe(all)
    await expect(page).toHaveURL(/\/help$/)
  },
)

test('a question opens to its answer', { tag: '@pairs' }, async ({ page, player }) => {
  await player.open('/help')
  const question = page.locator('details[id^="article-"]').first()
  await question.locator('summary').click()
  await expect(question.locator('p, ol, ul').first()).toBeVisible()
  expect(await question.locator('[style], script, iframe').count()).toBe(0)
})

test('an address opens the place that it names', async ({ page, player }) => {
  await player.open('/help#privacy')
  const topic = page.locator('#privacy')
  await expect(topic).toHaveAttribute('open', '')
  await expect(topic.locator('summary')).toBeInViewport()
})

test(
  'what this site knows itself waits for the server’s topics, so that they push nothing away',
  { tag: '@pairs' },
  async ({ page, player, sandbox, faults, say }) => {
    faults.expect(/status of 503/)
    const release = await holdRequests(page, /\/wps\/system\/helpCenter/)
    await player.open('/help')
    const about = page.getByRole('heading', { name: say('About and rules') })
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toBeVisible()
    await expect(about).toBeHidden()
    release()
    await expect(about).toBeVisible()
    expect(await page.locator('details[id^="article-"]').count()).toBeGreaterThan(0)
    // It also stands where the server knows nothing.
    await sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'getHelpCentre' })
    await page.reload()
    await expect(page.getByText(say('The server has a problem'))).toBeVisible()
    await expect(about).toBeVisible()
  },
)

interface Feedback {
  readonly feedback: readonly { readonly content: string }[]
}

test('feedback of 140 characters is sent once and answered with a ticket', async ({ page, player, sandbox, say }) => {
  const mark = crypto.randomUUID()
  // Until the second click is made, the first one's answer does not come.
  const release = await holdRequests(page, /\/wps\/feedback/)
  await player.open('/help')
  const content = page.getByLabel(say('What do you want to say?'))
  const send = page.getByRole('button', { name: say('Send'), exact: true })
  await content.fill(mark.padEnd(141, '.'))
  await expect(page.getByText(say('{count} of {limit}', { count: 141, limit: 140 }))).toBeVisible()
  await send.click()
  await expect(page.getByText(say('Choose what it is about'))).toBeVisible()
  await expect(page.getByText(say('Shorten it to {most} characters', { most: 140 }))).toBeVisible()
  await page.getByLabel(say('What is it about?')).selectOption('SUGGESTION')
  // Each of them takes seven places in a string, and is one character to whoever writes it.
  await content.fill(`${mark}${'👩🏽‍🚀'.repeat(140 - mark.length)}`)
  await expect(page.getByText(say('{count} of {limit}', { count: 140, limit: 140 }))).toBeVisible()
  await send.click()
  await send.dispatchEvent('click')
  release()
  await expect(page.getByText(say('Thank you, it has arrived'))).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: say('Thank you, it has arrived') })).toContainText(/\d/)
  // The sandbox's own control call.
  const { feedback } = (await sandbox.ask('feedback')) as Feedback
  expect(feedback.filter((it) => it.content.startsWith(mark))).toHaveLength(1)
})

test(
  'a refusal and a failure stand in the form, and nothing typed is lost',
  { tag: '@pairs' },
  async ({ page, player, sandbox, faults, say }) => {
    faults.expect(/status of 503/)
    await player.open('/help')
    const content = page.getByLabel(say('What do you want to say?'))
    await content.fill('Please read this')
    await page.getByLabel(say('What is it about?')).selectOption('OTHER')
    const send = page.getByRole('button', { name: say('Send'), exact: true })
    await sandbox.scenario({ kind: 'refusing', endpoint: 'sendFeedback', message: 'too many requests', times: 1 })
    await send.click()
    const alert = page.locator('#feedback').getByRole('alert')
    await expect(alert).toContainText(say('Try again after 5 minutes.'))
    await expect(content).toHaveValue('Please read this')
    await sandbox.scenario({ kind: 'failing', how: 'status', status: 503, endpoint: 'sendFeedback', times: 1 })
    await send.click()
    await expect(alert).toContainText(say('The server has a problem'))
    await expect(content).toHaveValue('Please read this')
    await send.click()
    await expect(page.getByText(say('Thank you, it has arrived'))).toBeVisible()
  },
)

test('customer service opens in a tab of its own that can’t reach back', async ({ page, context, player, say }) => {
  await player.become('vip')
  await player.open('/help')
  const opened = context.waitForEvent('page')
  await page
    .getByRole('main')
    .getByRole('button', { name: say('Customer service') })
    .last()
    .click()
  const chat = await opened
  await expect(chat).toHaveURL(/\/sandbox\/chat\?.*type=VIP/)
  expect(await chat.evaluate(() => opener)).toBeNull()
  expect(await chat.evaluate(() => sessionStorage.length)).toBe(0)
})

test('what is searched for does not follow to the next page', { tag: '@pairs' }, async ({ page, player, say }) => {
  const release = await holdScript(page, 'notice-page-screen')
  await player.open('/help')
  const link = (await player.footer()).getByRole('link', { name: say('Notices') })
  await expect(link).toBeVisible()
  // The page stands while the next one's code is on its way, and what was typed last is written down meanwhile.
  const typed = page.getByRole('searchbox')
  await typed.evaluate((field: HTMLInputElement) => field.focus({ preventScroll: true }))
  await page.keyboard.type('zz')
  await link.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(/\/noticePage/)
  await page.evaluate(() => new Promise((over) => setTimeout(over, 400)))
  release()
  await expect(page.getByRole('heading', { level: 1, name: say('Notices') })).toBeVisible()
  await expect(page).toHaveURL(/\/noticePage$/)
})

test('a word without end keeps to its place', { tag: '@pairs' }, async ({ page, player, sandbox }) => {
  const long = 'W'.repeat(120)
  const article = { id: 'b', title: long, content: `<p>${long}</p><ul><li>${long}</li></ul>` }
  const value = { topics: [{ id: 'a', title: long, articles: [article] }] }
  await sandbox.scenario({ kind: 'answering', endpoint: 'getHelpCentre', value })
  for (const address of ['/help', '/helpmc']) {
    await player.open(address)
    await page.locator('main summary').first().click()
    await expect(page.locator('main details[open]')).toContainText(long)
    await expect.poll(() => sidewaysScroll(page)).toBeLessThanOrEqual(0)
  }
})
