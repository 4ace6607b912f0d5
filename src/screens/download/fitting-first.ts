import type { operatingSystem } from '../../rules/site/operating-system.ts'
import type { AppResource } from '../../state/site/links/app-links.ts'

/** The apps with those for this device before the others, else as the server has them. */
export const fittingFirst = (
  apps: readonly AppResource[],
  system: ReturnType<typeof operatingSystem>,
): readonly AppResource[] => {
  const fits = ({ kind }: AppResource): boolean => (kind === 'ANDROID' ? system === 'Android' : system === 'iOS')
  return [...apps.filter(fits), ...apps.filter((app) => !fits(app))]
}
