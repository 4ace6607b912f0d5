import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { ABOUT_TOPICS } from '../../parts/about/about-topics.ts'
import { useCategories } from '../../parts/category-nav/use-categories.ts'
import { SupportButton } from '../../parts/support/support-button.tsx'
import { brandText } from '../../i18n/brand-text.ts'
import { brandAtom } from '../../state/brand.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import * as css from './footer.css.ts'

/** The footer (spec 2, "Footer"): games, help, the about links, licence, age, copyright, promotional line. */
export function Footer() {
  const { i18n, t } = useLingui()
  const { name, logo, footer, access } = useAtomValue(brandAtom)
  const age = access.minimumAge
  const categories = useCategories()
  return (
    <footer className={css.footer}>
      <div className={css.inner}>
        <div className={css.columns}>
          <div className={css.brand}>
            <img src={logo.url} width={logo.width} height={logo.height} alt="" loading="lazy" />
            {footer.promotionalLine && <p className={css.line}>{brandText(i18n, footer.promotionalLine)}</p>}
          </div>
          <nav aria-labelledby="footer-games">
            <h2 id="footer-games" className={css.title}>
              <Trans>Games</Trans>
            </h2>
            <ul className={css.list}>
              {categories.map((item) => (
                <li key={item.to}>
                  <Link to={item.to} className={css.link}>
                    {item.name}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-labelledby="footer-about">
            <h2 id="footer-about" className={css.title}>
              <Trans>About</Trans>
            </h2>
            <ul className={css.list}>
              {ABOUT_TOPICS.map(({ id, title }) => (
                <li key={id}>
                  <Link to="/help" hash={id} className={css.link}>
                    {i18n._(title)}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          <div className={css.help}>
            <h2 className={css.title}>
              <Trans>Help</Trans>
            </h2>
            <ul className={css.list}>
              <li>
                <Link to="/help" className={css.link}>
                  <Trans>Help centre</Trans>
                </Link>
              </li>
              <li>
                <Link to="/help" hash="feedback" className={css.link}>
                  <Trans>Send feedback</Trans>
                </Link>
              </li>
              <li>
                <Link to="/down" className={css.link}>
                  <Trans>App download</Trans>
                </Link>
              </li>
            </ul>
            <div className={css.contact}>
              <SupportButton />
            </div>
          </div>
        </div>
        <div className={css.legal}>
          <span className={css.age}>
            <span aria-hidden>{age}+</span>
            <VisuallyHidden>{t`Only for people of ${age} years and over`}</VisuallyHidden>
          </span>
          <div className={css.legalText}>
            <p>
              <Trans>
                Play for fun, not for income. Set limits, take breaks, and ask for help when it stops being fun.
              </Trans>{' '}
              <Link to="/help" hash="responsible-gaming">
                <Trans>Responsible gaming</Trans>
              </Link>
            </p>
            {footer.licence && <p>{brandText(i18n, footer.licence)}</p>}
            <p>
              <Trans>© {name}. All rights reserved.</Trans>
            </p>
          </div>
        </div>
      </div>
    </footer>
  )
}
