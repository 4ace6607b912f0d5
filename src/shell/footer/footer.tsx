import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useAtomValue } from 'jotai'
import { brandText } from '../../i18n/brand-text.ts'
import { ABOUT_PAGES, PAGE_TITLES } from '../../parts/content/written/page-titles.ts'
import { PlayLink } from '../../parts/games/play/play-link.tsx'
import { SupportButton } from '../../parts/content/support/support-button.tsx'
import { brandAtom } from '../../state/site/brand.ts'
import * as css from './footer.css.ts'
import { HelpLinks } from './help-links.tsx'
import { Legal } from './legal.tsx'
import { LinkGroup } from './link-group.tsx'
import { link } from './links.css.ts'
import { Marks } from './marks.tsx'
import { useGameLinks } from './use-game-links.ts'
import { VendorRow } from './vendor-row.tsx'

/** The footer (spec 2, "Footer"): vendors, navigation, about links, help menu, promotional line, what the law asks for. */
export function Footer() {
  const { i18n, t } = useLingui()
  const { logo, footer, layout } = useAtomValue(brandAtom)
  const games = useGameLinks()
  return (
    <footer className={css.footer[layout.footer]}>
      <div className={css.inner}>
        <VendorRow />
        <div className={css.groups}>
          <div className={css.brand}>
            <img src={logo.url} width={logo.width} height={logo.height} alt="" loading="lazy" />
            {footer.promotionalLine && <p className={css.promise}>{brandText(i18n, footer.promotionalLine)}</p>}
            <div className={css.contact}>
              <SupportButton />
            </div>
          </div>
          <LinkGroup title={t`Games`}>
            {games.map(({ key, name, target }) => (
              <li key={key}>
                <PlayLink target={target} className={link}>
                  {name}
                </PlayLink>
              </li>
            ))}
          </LinkGroup>
          <LinkGroup title={t`About`}>
            {ABOUT_PAGES.map((name) => (
              <li key={name}>
                <Link to={`/${name}`} className={link}>
                  {i18n._(PAGE_TITLES[name])}
                </Link>
              </li>
            ))}
          </LinkGroup>
          <HelpLinks />
        </div>
        <Marks />
        <Legal />
      </div>
    </footer>
  )
}
