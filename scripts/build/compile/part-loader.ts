import type { Plugin } from 'vite'

/** Lets `src/boot/load-part.ts` load the parts of the application, instead of Vite's own helper. */
export function partLoader(): Plugin {
  return {
    name: 'part-loader',
    enforce: 'pre',
    load: {
      // Its name, and that of what it exports, are Vite's; a build in which they are others has no parts that load.
      filter: { id: /^\0vite\/preload-helper\.js$/ },
      handler: () => `export { loadPart as __vitePreload } from '/boot/load-part.ts'`,
    },
  }
}
