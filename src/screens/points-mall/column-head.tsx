import { Trans } from '@lingui/react/macro'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { textLink } from '../../ui/actions/text-link.css.ts'
import { Split } from '../../ui/layout/split.tsx'
import { Text } from '../../ui/layout/text.tsx'

interface ColumnHeadProps {
  readonly title: string
  /** Where all of it is. */
  readonly view: 'history' | 'rules'
}

/** What goes with the goods is called, and the way to all of it. */
export function ColumnHead({ title, view }: ColumnHeadProps) {
  const id = useId()
  return (
    <Split align="baseline">
      <Text as="h2" id={id} size="m" weight="bold">
        {title}
      </Text>
      <Text as="span" size="s" whole>
        <Link to="." search={{ view }} replace resetScroll={false} className={textLink} aria-describedby={id}>
          <Trans>See all</Trans>
        </Link>
      </Text>
    </Split>
  )
}
