/**
 * Where views and hooks are tested: a document in the process (happy-dom), with Node's own network, addresses and aborting,
 * which the gateway and the sandbox are made for.
 */
import { Window } from 'happy-dom'
import { addPlatform } from './dom-platform.ts'
import { populateGlobal, type Environment } from 'vitest/runtime'

const environment: Environment = {
  name: 'dom',
  // The same transformed modules as the other tests, so that what both import is compiled once.
  viteEnvironment: 'ssr',
  setup(global) {
    const window = new Window({
      url: 'http://localhost/',
      // A bundle's scripts, styles and pictures are the build's business, and nothing here is on a network.
      settings: {
        disableErrorCapturing: true,
        disableCSSFileLoading: true,
        disableJavaScriptFileLoading: true,
        handleDisabledFileLoadingAsSuccess: true,
      },
    })
    addPlatform(window)
    const { keys, originals } = populateGlobal(global, window, { bindFunctions: true })
    return {
      async teardown(): Promise<void> {
        await window.happyDOM.abort()
        for (const key of keys) Reflect.deleteProperty(global, key)
        for (const [key, value] of originals) Object.defineProperty(global, key, value)
      },
    }
  },
}

export default environment
