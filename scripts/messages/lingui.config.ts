/** How Lingui reads the macros: its own defaults. It is handed over by the API, so no configuration file is searched. */
import { makeConfig } from '@lingui/conf'
import { SOURCE_CATALOGUE } from '../../src/i18n/languages.ts'

/** @param root the folder that the references in catalogues are relative to */
export function linguiConfig(root: string) {
  return makeConfig({ locales: [SOURCE_CATALOGUE], sourceLocale: SOURCE_CATALOGUE, rootDir: root })
}
