/** One compile for every brand: nothing here or in what it bundles knows a brand. */
import { fileURLToPath } from 'node:url'
import babel, { defineRolldownBabelPreset } from '@rolldown/plugin-babel'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { Plugin } from 'vite'
import { VitePWA } from 'vite-plugin-pwa'
import { defineConfig } from 'vitest/config'
import { flagSheets } from './scripts/build/pictures/flag-sheets.ts'
import { iconSprite } from './scripts/build/pictures/icon-sprite.ts'
import { leanReact } from './scripts/build/compile/lean-react-dom.ts'
import { partLoader } from './scripts/build/compile/part-loader.ts'
import { linguiConfig } from './scripts/messages/lingui.config.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const out = at('./.cache/app')

/**
 * Later files that are nearly always wanted together, by the script that they come in. Each by itself would be pressed badly:
 * the fields of the login alone, which a members' club begins with, would be seven scripts and a third longer.
 */
const TOGETHER = {
  form: [
    'ui/fields/use-form.ts',
    'ui/fields/focus-field.ts',
    'ui/fields/field-frame.tsx',
    'ui/fields/field-description.ts',
    'ui/fields/text-field.tsx',
    'ui/fields/password-field.tsx',
    'ui/fields/user-name-field.tsx',
    'ui/fields/checkbox.tsx',
  ],
  'remote-picture': ['ui/media/remote-picture.tsx', 'state/site/pictures.ts', 'rules/site/url-guard.ts'],
  support: ['parts/content/support/support-button.tsx', 'parts/content/support/use-support.ts'],
}

/** Babel runs over the files that hold messages and over no others. */
const linguiMacro = defineRolldownBabelPreset({
  preset: () => ({ plugins: [['@lingui/babel-plugin-lingui-macro', { linguiConfig: linguiConfig(at('./')) }]] }),
  rolldown: { filter: { code: /@lingui\/(?:core|react)\/macro/ } },
})

/** vite-plugin-pwa ignores environments; its worker belongs to the client's build alone. */
function worker(): Plugin[] {
  const plugins = VitePWA({
    strategies: 'injectManifest',
    srcDir: '.',
    filename: 'sw.ts',
    outDir: `${out}/client`,
    // Registered by hand after the first paint; the manifest is stamped for each brand.
    injectRegister: false,
    manifest: false,
    registerType: 'prompt',
    // No injection here: the list differs by brand. The option exists only as `undefined`, which its type leaves out.
    injectManifest: {
      injectionPoint: undefined,
      rollupFormat: 'iife',
      // The worker's own build would print its progress into ours.
      buildPlugins: { vite: [{ name: 'quiet', config: () => ({ logLevel: 'warn' }) }] },
    } as NonNullable<Parameters<typeof VitePWA>[0]>['injectManifest'] & object,
  })
  return plugins.map((plugin) => ({ ...plugin, applyToEnvironment: (environment) => environment.name === 'client' }))
}

export default defineConfig(({ command, mode }) => ({
  root: at('./src'),
  publicDir: false,
  cacheDir: at('./.cache/vite'),
  plugins: [
    react(),
    leanReact(),
    partLoader(),
    iconSprite(at('./')),
    flagSheets(at('./')),
    babel({ presets: [linguiMacro] }),
    vanillaExtractPlugin({ identifiers: command === 'build' ? 'short' : 'debug' }),
    ...(mode === 'test' || command === 'serve' ? [] : worker()),
  ],
  build: {
    // The first versions with popovers, which every menu here is, and with what calls are given up by (`AbortSignal.any`).
    target: ['chrome119', 'firefox125', 'safari17.4'],
    // Lazy parts name their styles alone: the names of all their scripts would cost the first view a kilobyte.
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_file, paths) => paths.filter((path) => path.endsWith('.css')),
    },
    sourcemap: false,
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    emptyOutDir: true,
  },
  // What the router's store takes in for browsers before React 18 is React's own hook by now.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim$/, replacement: 'react' }] },
  builder: { sharedConfigBuild: true },
  environments: {
    client: {
      build: {
        outDir: `${out}/client`,
        manifest: 'manifest.json',
        rolldownOptions: {
          input: { main: at('./src/main.tsx'), starter: at('./src/starter.ts') },
          output: {
            // The first script names every later part, and what is random in a name can't be pressed.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            // Nobody reads the names of style files, of which there are fifty.
            assetFileNames: ({ names }) =>
              names.some((name) => name.endsWith('.css'))
                ? 'assets/[hash:6][extname]'
                : 'assets/[name]-[hash:7][extname]',
            codeSplitting: {
              // What the first view needs comes in three files, all asked for at once: each is evaluated in a task of its own.
              groups: [
                {
                  name: 'react',
                  tags: ['$initial'],
                  test: /\/node_modules\/(?:react|react-dom|scheduler)\//,
                  priority: 2,
                },
                { name: 'libraries', tags: ['$initial'], test: /\/node_modules\//, priority: 1 },
                { name: 'app', tags: ['$initial'], test: (id) => !id.endsWith('/src/starter.ts') },
                ...Object.entries(TOGETHER).map(([name, files]) => ({
                  name,
                  test: (id: string) => files.some((file) => id.endsWith(`/src/${file}`)),
                })),
              ],
            },
          },
        },
      },
    },
    ssr: {
      // Tests run in this environment too: they want Lingui's message compiler, and packages as Node itself loads them.
      ...(mode === 'test' ? {} : { resolve: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
      build: {
        outDir: `${out}/ssr`,
        ssr: true,
        emitAssets: false,
        rolldownOptions: { input: { prerender: at('./src/prerender.tsx') }, output: { codeSplitting: false } },
      },
    },
  },
  // Watching the folder costs a run that ends by itself a dozen seconds.
  ...(process.argv.some((word) => /^(?:--)?run$/.test(word)) ? { server: { watch: null } } : {}),
  test: {
    root: at('./'),
    projects: [
      {
        extends: true,
        test: {
          name: 'plain',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'tests/specification/*.test.ts'],
          environment: 'node',
        },
      },
      // Views and hooks, in a document.
      {
        extends: true,
        // React as players have it: its development build takes two thirds of the time.
        oxc: { jsx: { development: false } },
        test: {
          name: 'views',
          include: ['src/**/*.test.tsx'],
          environment: at('./scripts/tools/dom-environment.ts'),
          env: { NODE_ENV: 'production' },
          setupFiles: [at('./scripts/tools/production-act.ts')],
        },
      },
    ],
    // A busy machine of two cores is slow, and that is no failure: only what hangs meets these.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A process a file takes a third of the whole run. The guard fails a file that would disturb those after it.
    isolate: false,
    // Drawing a page makes much that is thrown away at once: with more room, collecting it takes a third of the time.
    execArgv: ['--max-semi-space-size=64'],
    setupFiles: [at('./scripts/tools/leave-no-trace.ts'), at('./scripts/tools/patience.ts')],
    // Vitest would leave one core to a watching developer: on two cores that doubles the wait.
    maxWorkers: '100%',
  },
}))
