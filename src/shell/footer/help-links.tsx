import { useLingui } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { GUIDE_PAGES, PAGE_TITLES } from '../../parts/content/written/page-titles.ts'
import { LinkGroup } from './link-group.tsx'
import { link } from './links.css.ts'

/** The help menu (spec 2, "Footer"). */
export function HelpLinks() {
  const { i18n, t } = useLingui()
  const links = [
    { to: '/help', name: t`Help centre` },
    { to: '/help', hash: 'feedback', name: t`Send feedback` },
    { to: '/noticePage', name: t`Notices` },
    { to: '/down', name: t`App download` },
    ...[...GUIDE_PAGES, 'join' as const].map((name) => ({ to: `/${name}`, name: i18n._(PAGE_TITLES[name]) })),
  ]
  return (
    <LinkGroup title={t`Help`}>
      {links.map(({ to, hash, name }) => (
        <li key={name}>
          <Link to={to} {...(hash ? { hash } : {})} className={link}>
            {name}
          </Link>
        </li>
      ))}
    </LinkGroup>
  )
}
