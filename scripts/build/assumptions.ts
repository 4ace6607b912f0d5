/** What the specification does not show and this product chose: for the operator who connects a real gateway. */
import { listAssumptions } from '../../src/api/contract.ts'

/** A table in Markdown, one row a call. */
export function assumptionsTable(): string {
  const rows = listAssumptions().map(
    ({ name, module, methods, path }) => `| ${name} | ${module} | ${methods.join(' or ')} | \`${path}\` |`,
  )
  return [
    '# Calls whose path, method or fields are our choice',
    '',
    'Compare these with your gateway. Each stands in one file of `src/api`.',
    '',
    '| call | module | method | path |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
  ].join('\n')
}
