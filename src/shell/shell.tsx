import { useRef, type ReactNode } from 'react'
import type { CentreName } from '../rules/site/centres.ts'
import { hiddenVisually } from '../ui/layout/text.css.ts'
import { room } from './bars/bottom-bar.css.ts'
import { BottomBar } from './bars/bottom-bar.tsx'
import { FooterPlace } from './footer/footer-place.tsx'
import { Header } from './header/header.tsx'
import { ContactButton } from './lazy-parts.ts'
import { ModalHost, type Modals } from './modal-host.tsx'
import { PromptHost } from './prompts/prompt-host.tsx'
import * as css from './shell.css.ts'
import { SlipPlace } from './bars/slip-place.tsx'
import { SkipLinks } from './bars/skip-links.tsx'
import { SideMenu } from './side-menu/side-menu.tsx'
import { Toasts } from './bars/toasts.tsx'
import { usePageChange } from './use-page-change.ts'

interface ShellProps {
  /** Which parts of the frame the route shows (spec 2, "Routes"). */
  readonly frame: {
    readonly header: boolean
    readonly footer: boolean
    readonly sideMenu: boolean
    readonly contact?: false
  }
  readonly modals: Modals
  /** The modal that the address itself opens, such as /register's. */
  readonly routeModal?: string | undefined
  /** The centre that the page itself is. */
  readonly pageCentre?: CentreName | undefined
  readonly children?: ReactNode
}

/** The root layout (spec 2): header, main content, side menu, footer, modals, and what floats above them. */
export function Shell({ frame, modals, routeModal, pageCentre, children }: ShellProps) {
  const main = useRef<HTMLElement>(null)
  const announcement = usePageChange(main)
  return (
    <div className={css.shell}>
      <SkipLinks deposits={frame.header} />
      {frame.header && (
        <div className={css.givesWay}>
          <Header />
        </div>
      )}
      <div className={css.body}>
        {frame.header && <SideMenu permanent={frame.sideMenu} />}
        <main id="main" ref={main} tabIndex={-1} className={css.main}>
          {children}
        </main>
      </div>
      {frame.header && frame.contact !== false && <ContactButton />}
      {frame.footer && <FooterPlace />}
      {frame.header && (
        <div className={css.givesWay}>
          <div className={room} />
          <SlipPlace />
          <BottomBar />
        </div>
      )}
      <div aria-live="polite" className={hiddenVisually}>
        {announcement}
      </div>
      <Toasts />
      <ModalHost modals={modals} routeModal={routeModal} pageCentre={pageCentre} />
      <PromptHost />
    </div>
  )
}
