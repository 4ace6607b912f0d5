/** The part of brands/README.md that lists how each part of the site may be drawn, made from what the gate reads. */
import * as v from 'valibot'
import { layout, LOOKS } from '../../src/brand/layout-schema.ts'
import { table, withGuide } from './guide.ts'

const quoted = (choice: string): string => `\`"${choice}"\``

/** @param readme brands/README.md as it is @returns it as it should be */
export function withLayoutGuide(readme: string): string {
  const rows = Object.entries(LOOKS).map(([part, [first, ...others]]) => [
    `\`${part}\``,
    quoted(first),
    others.map(quoted).join(', '),
    v.getDescription(layout.entries[part as keyof typeof LOOKS]) ?? '', // a part has an entry of its own
  ])
  const head = ['in `layout`', 'unless you say', 'or', 'what it is']
  return withGuide(readme, 'src/brand/layout-schema.ts', table(head, rows))
}
