/** What stands in for a page of somebody else's: a payment service, customer service, the platform's own. */
import { html } from 'hono/html'

/** The policy of such a page: it runs nothing, and stands in no frame. Its forms may lead back to a site. */
export const STAND_IN_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; form-action 'self' http: https:; frame-ancestors 'none'; base-uri 'none'"

/**
 * A page with its title as its heading.
 * @param body what follows the heading, by `html`
 */
export const standInPage = (title: string, body: ReturnType<typeof html>): ReturnType<typeof html> =>
  html`<!doctype html>
    <html lang="en">
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" />
      <title>${title}</title>
      <style>
        body {
          font: 1rem/1.5 system-ui;
          max-width: 24rem;
          margin: 4rem auto;
          padding: 0 1rem;
        }
        button,
        input {
          box-sizing: border-box;
          display: block;
          width: 100%;
          min-height: 3rem;
          margin-block: 0.75rem;
          font: inherit;
        }
        strong {
          font-size: 2rem;
        }
      </style>
      <h1>${title}</h1>
      ${body}
    </html>`
