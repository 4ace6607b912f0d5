import { Trans, useLingui } from '@lingui/react/macro'
import { useAtomValue } from 'jotai'
import { LanguagePicker } from '../../parts/site/language-picker/language-picker.tsx'
import { ContactLink } from '../../parts/site/site-links/contact-link.tsx'
import { useContacts } from '../../parts/site/site-links/use-contacts.ts'
import { ChatLink } from '../../parts/content/chat/chat-link.tsx'
import { SupportItem } from '../../parts/content/support/support-item.tsx'
import { sessionAtom } from '../../state/account/login/session.ts'
import { closePopover } from '../../ui/actions/close-popover.ts'
import { IconButton } from '../../ui/actions/icon-button.tsx'
import { icon } from '../../ui/media/icon.css.ts'
import { X } from '../../ui/media/later-icons.ts'
import { FoldButton } from './fold-button.tsx'
import { MenuList } from './menu-list.tsx'
import { MessagesItem } from './messages-item.tsx'
import { SIDE_MENU_ID } from './side-menu-id.ts'
import * as css from './side-menu.css.ts'
import { useMenuItems } from './use-menu-items.ts'

interface SideMenuBodyProps {
  readonly narrow: boolean
  /** Widens or narrows the rail; `null` where the brand's stays as it is. */
  readonly onFold: (() => void) | null
}

/** What stands in the side menu; on phones also what wide windows have in the header and on the right edge. */
export function SideMenuBody({ narrow, onFold }: SideMenuBodyProps) {
  const { t } = useLingui()
  const { games, pages } = useMenuItems()
  const signedIn = useAtomValue(sessionAtom) !== null
  const contacts = useContacts()
  return (
    <>
      <div className={css.scroll}>
        <div className={css.head}>
          <Trans>Menu</Trans>
          <span className={css.headEnd}>
            {/* At the top: whoever can't read the page has to find it. */}
            <LanguagePicker id="menu-languages" />
          </span>
          <IconButton icon={X} label={t`Close menu`} popoverTarget={SIDE_MENU_ID} popoverTargetAction="hide" />
        </div>
        <MenuList items={games} />
        <hr className={css.rule} />
        <MenuList items={pages}>
          {signedIn && (
            <li>
              <MessagesItem />
            </li>
          )}
        </MenuList>
        <div className={css.phoneOnly}>
          <hr className={css.rule} />
          <ChatLink className={css.link} onChoose={closePopover} />
          <SupportItem className={css.link} />
          {contacts.map((contact) => {
            const Icon = contact.icon
            return (
              <ContactLink key={contact.href} contact={contact} className={css.link}>
                <Icon aria-hidden className={icon.m} />
                {contact.name}
              </ContactLink>
            )
          })}
        </div>
      </div>
      {onFold && <FoldButton narrow={narrow} onFold={onFold} />}
    </>
  )
}
