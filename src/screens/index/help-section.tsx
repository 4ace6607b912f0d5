import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { buttonClass } from '../../ui/button-class.ts'
import { lazyView } from '../../ui/lazy-view.tsx'
import { Near } from '../../ui/near.tsx'
import { section, sectionHead } from '../../ui/page.css.ts'
import { sectionTitle } from '../../ui/text.css.ts'
import { HelpWaiting } from './help-waiting.tsx'

const SHOWN = 4

const Waiting = () => <HelpWaiting count={SHOWN} />

const HelpTopics = lazyView(() => import('./help-topics.tsx').then((it) => it.HelpTopics), Waiting)

/** The way to the help centre, with its first topics. */
export function HelpSection() {
  return (
    <section className={section} aria-labelledby="help-title">
      <div className={sectionHead}>
        <h2 id="help-title" className={sectionTitle}>
          <Trans>Need a hand?</Trans>
        </h2>
        <Link to="/help" className={buttonClass('quiet', 's')}>
          <Trans>Help centre</Trans>
        </Link>
      </div>
      <Near waiting={<Waiting />}>
        <HelpTopics limit={SHOWN} />
      </Near>
    </section>
  )
}
