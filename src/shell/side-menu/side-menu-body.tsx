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
import { ListOrdered, X } from '../../ui/media/later-icons.ts'
import { FoldButton } from './fold-button.tsx'
import { MemberItem } from './member-item.tsx'
import { MenuList } from './menu-list.tsx'
import { MessagesItem } from './messages-item.tsx'
import { SIDE_MENU_ID } from './side-menu-id.ts'
import * as css from './side-menu.css.ts'
import { useMenuItems } from './use-menu-items.ts'

interface SideMenuBodyProps {
  readonly narrow: boolean
  /** Widens or narrows the rail; `null` where it is none. */
  readonly onFold: (() => void) | null
}

/** What stands in the side menu: what the header does not hold; on phones also what wide windows have there and at the right. */
export function SideMenuBody({ narrow, onFold }: SideMenuBodyProps) {
  const { t } = useLingui()
  const { own, games, pages } = useMenuItems()
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
        <MenuList items={own}>
          {signedIn && (
            <>
              <li>
                <MemberItem page="missionLeaderboard" icon={ListOrdered}>
                  <Trans>Mission activity</Trans>
                </MemberItem>
              </li>
              <li>
                <MessagesItem />
              </li>
            </>
          )}
        </MenuList>
        <hr className={css.rule} />
        <MenuList items={pages} />
        <div className={css.phoneOnly}>
          <hr className={css.rule} />
          <MenuList items={games} />
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
