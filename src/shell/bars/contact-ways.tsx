import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { SupportItem } from '../../parts/content/support/support-item.tsx'
import { AppCodes } from '../../parts/site/site-links/app-codes.tsx'
import { ContactLink } from '../../parts/site/site-links/contact-link.tsx'
import { useContacts } from '../../parts/site/site-links/use-contacts.ts'
import { useResources } from '../../parts/site/site-links/use-resources.ts'
import { closePopover } from '../../ui/actions/close-popover.ts'
import { icon } from '../../ui/media/icon.css.ts'
import { Download } from '../../ui/media/later-icons.ts'
import { item } from '../../ui/overlays/popover.css.ts'
import * as css from './contact-button.css.ts'

/**
 * Customer service, the first social page, e-mail, the way to the app and its QR codes (spec 2, "Right-hand bar"). What brand
 * and gateway don't name is not there.
 */
export function ContactWays() {
  const { apps } = useResources()
  const contacts = useContacts()
  const [first] = contacts.filter(({ away }) => away)
  return (
    <>
      <div className={css.rows}>
        <SupportItem className={item} />
        {contacts
          .filter((contact) => contact === first || !contact.away)
          .map((contact) => {
            const Icon = contact.icon
            return (
              <ContactLink key={contact.href} contact={contact} className={item}>
                <Icon aria-hidden className={icon.m} />
                {contact.name}
              </ContactLink>
            )
          })}
        <Link to="/down" className={item} onClick={(event) => closePopover(event.currentTarget)}>
          <Download aria-hidden className={icon.m} />
          <Trans>App download</Trans>
        </Link>
      </div>
      {/* Last, since the gateway names them: what comes later moves nothing. */}
      {apps.length > 0 && <AppCodes apps={apps} className={css.codes} />}
    </>
  )
}
