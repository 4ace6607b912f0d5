import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { ArrowRight } from '../../ui/icons.tsx'
import { useAtomValue } from 'jotai'
import { brandText } from '../../i18n/brand-text.ts'
import { brandAtom } from '../../state/brand.ts'
import { buttonClass } from '../../ui/button-class.ts'
import { directional, icon } from '../../ui/icon.css.ts'
import { Picture } from '../../ui/picture.tsx'
import { CATEGORIES_ID } from './anchors.ts'
import * as css from './hero.css.ts'

/** One picture, one headline, one line, one action. */
export function Hero() {
  const { i18n } = useLingui()
  const { hero, heroPicture, heroPhone, layout, access } = useAtomValue(brandAtom)
  const kind = layout.hero
  const age = access.minimumAge
  return (
    <section className={css.hero[kind]}>
      <div className={css.art[kind]}>
        <Picture first picture={heroPicture} phone={heroPhone} alt="" />
      </div>
      <div className={css.words[kind]}>
        <div className={css.text}>
          <h1 className={css.headline[kind]}>{brandText(i18n, hero.headline)}</h1>
          <p className={kind === 'plain' ? css.lineQuiet : css.line}>{brandText(i18n, hero.line)}</p>
        </div>
        <div className={css.action}>
          <Link to="/index" hash={CATEGORIES_ID} className={buttonClass('primary', 'l')}>
            <Trans>Choose a game</Trans>
            <ArrowRight aria-hidden className={`${icon.m} ${directional}`} />
          </Link>
          <span className={css.age}>
            <Trans>{age}+ · Play responsibly</Trans>
          </span>
        </div>
      </div>
    </section>
  )
}
