import { Trans } from '@lingui/react/macro'
import { ContactLink } from '../../parts/site/site-links/contact-link.tsx'
import { useContacts } from '../../parts/site/site-links/use-contacts.ts'
import { useResources } from '../../parts/site/site-links/use-resources.ts'
import { SupportButton } from '../../parts/content/support/support-button.tsx'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { icon } from '../../ui/media/icon.css.ts'
import { sectionTitle } from '../../ui/layout/text.css.ts'
import { Stack } from '../../ui/layout/stack.tsx'
import * as css from './download-screen.css.ts'

/** Who helps: customer service, the social pages, e-mail. */
export function Contacts() {
  const contacts = useContacts()
  // The build's render has no address, and knows no hosts either.
  const others = useResources().domains.filter((host) => host !== location.hostname)
  return (
    <Stack as="section" aria-labelledby="contacts-title">
      <h2 id="contacts-title" className={sectionTitle}>
        <Trans>We can help you with it</Trans>
      </h2>
      <div className={css.ways}>
        <SupportButton />
        {contacts.map((contact) => {
          const Icon = contact.icon
          return (
            <ContactLink key={contact.href} contact={contact} className={buttonClass('quiet')}>
              <Icon aria-hidden className={icon.m} />
              {contact.name}
            </ContactLink>
          )
        })}
      </div>
      {others.length > 0 && (
        <p>
          <Trans>If this web address ever stops working, these are ours too:</Trans>{' '}
          <bdi dir="ltr">{others.join(', ')}</bdi>
        </p>
      )}
    </Stack>
  )
}
