import type { IconView } from '../../ui/media/icons.tsx'
import { useAtomValue } from 'jotai'
import type { ReactNode } from 'react'
import { brandAtom } from '../../state/site/brand.ts'
import * as css from './system-page.css.ts'

interface SystemPageProps {
  readonly icon: IconView
  readonly title: string
  readonly text: ReactNode
  /** Names and values that help customer service. */
  readonly facts?: readonly (readonly [name: string, value: string])[]
  readonly actions?: ReactNode
  /** Inside the site's frame, where the logo is there already. */
  readonly within?: boolean
}

/** One page that says what is wrong, in the brand's skin, and what to do next. */
export function SystemPage({ icon: Icon, title, text, facts = [], actions, within = false }: SystemPageProps) {
  const { name, logo } = useAtomValue(brandAtom)
  const content = (
    <div className={css.body}>
      <span className={css.mark}>
        <Icon aria-hidden />
      </span>
      <h1 className={css.title}>{title}</h1>
      <div className={css.text}>{text}</div>
      {facts.length > 0 && (
        <dl className={css.facts}>
          {facts.map(([key, value]) => (
            <div key={key} className={css.fact}>
              <dt>{key}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  )
  if (within) return <div className={css.within}>{content}</div>
  return (
    <main className={css.page}>
      <img className={css.logo} src={logo.url} width={logo.width} height={logo.height} alt={name} />
      {content}
    </main>
  )
}
