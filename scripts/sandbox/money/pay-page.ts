/** The page of whoever takes a payment by card: it stands outside the site, and leads back to it. */
import type { Hono } from 'hono'
import { html } from 'hono/html'
import { isOpenDeposit } from '../../../src/rules/money/deposit.ts'
import { toDecimal } from '../../../src/rules/money/money.ts'
import type { Services } from '../context.ts'
import { bringDepositTo } from './deposit-steps.ts'
import type { SandboxEnv } from '../mount.ts'
import { STAND_IN_POLICY, standInPage } from '../stand-in-page.ts'
import type { Deposit } from '../store/money/deposits.ts'

/** Where the site shows the order. */
function backTo({ returnUrl, reference }: Deposit): string {
  const url = new URL(returnUrl)
  url.searchParams.set('m.order', reference)
  return url.href
}

/** Adds the page under `/sandbox/pay`: pay, refuse, or leave without either. */
export function addPayPage(app: Hono<SandboxEnv>, services: Services): void {
  const { store, merchants } = services

  app.get('/sandbox/pay/:reference', (call) => {
    const deposit = store.deposits.of(call.req.param('reference'))
    const merchant = deposit && merchants.get(deposit.merchant)
    if (!deposit || !merchant) return call.notFound()
    call.header('content-security-policy', STAND_IN_POLICY)
    call.header('cache-control', 'no-store')
    const amount = toDecimal(deposit.amount, merchant.currencyDigits)
    const action = (what: string, words: string) =>
      html`<form method="post" action="/sandbox/pay/${deposit.reference}/${what}"><button>${words}</button></form>`
    return call.html(
      standInPage(
        `Pay ${merchant.name}`,
        html`<p><strong>${amount}</strong><br />${deposit.reference}</p>
          <p>This page stands in for a payment service while the sandbox plays the gateway. No card is asked for.</p>
          ${
            isOpenDeposit(deposit.state)
              ? html`${action('pay', 'Pay')} ${action('refuse', 'Refuse')} ${action('leave', 'Leave')}`
              : html`<p>This payment is closed.</p>
                  ${action('leave', 'Back to the site')}`
          }`,
      ),
    )
  })

  app.post('/sandbox/pay/:reference/:what', (call) => {
    const { reference, what } = call.req.param()
    const deposit = store.deposits.of(reference)
    if (!deposit) return call.notFound()
    if (what === 'pay') bringDepositTo(services, deposit, 'credited')
    if (what === 'refuse') bringDepositTo(services, deposit, 'rejected', 'The payment service has refused the payment.')
    return call.redirect(backTo(deposit), 303)
  })
}
