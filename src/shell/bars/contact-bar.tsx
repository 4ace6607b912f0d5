import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ContactLink } from '../../parts/site/site-links/contact-link.tsx'
import { useContacts } from '../../parts/site/site-links/use-contacts.ts'
import { useResources } from '../../parts/site/site-links/use-resources.ts'
import { useSupport } from '../../parts/content/support/use-support.ts'
import { buttonClass } from '../../ui/actions/button-class.ts'
import { square } from '../../ui/actions/button.css.ts'
import { cx } from '../../ui/layout/cx.ts'
import { icon } from '../../ui/media/icon.css.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { Headset } from '../../ui/media/icons.tsx'
import { Download } from '../../ui/media/later-icons.ts'
import { AppFlyout } from './app-flyout.tsx'
import * as css from './contact-bar.css.ts'

/**
 * The right-hand bar (spec 2, "Header"): customer service, the app, the first social page, e-mail, the app's QR codes.
 * What brand and gateway don't name is not there.
 */
export function ContactBar() {
  const { t } = useLingui()
  const support = useSupport()
  const { apps } = useResources()
  const contacts = useContacts()
  const [first] = contacts.filter(({ away }) => away)
  const look = cx(buttonClass('ghost'), square.m, css.item)
  return (
    <aside className={css.bar} aria-label={t`Contact`}>
      <IconButton
        icon={Headset}
        label={t`Customer service`}
        className={css.item}
        busy={support.busy}
        onClick={support.open}
      />
      <Link to="/down" className={look} aria-label={t`App download`} title={t`App download`}>
        <Download aria-hidden className={icon.m} />
      </Link>
      {contacts
        .filter((contact) => contact === first || !contact.away)
        .map((contact) => {
          const Icon = contact.icon
          return (
            <ContactLink key={contact.href} contact={contact} className={look} bare>
              <Icon aria-hidden className={icon.m} />
            </ContactLink>
          )
        })}
      {/* Last, since the gateway names it: what comes later moves nothing. */}
      {apps.length > 0 && <AppFlyout apps={apps} className={look} />}
    </aside>
  )
}
