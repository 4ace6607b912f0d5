/**
 * Loads a part of the application with its styles. The build puts it in the place of Vite's own helper, which is four
 * times as long in the first script, waits for the styles before it asks for the script, and after a failure never asks
 * for the same styles again.
 */

const loading: Partial<Record<string, Promise<void>>> = {}

/**
 * What a dynamic `import()` becomes in a bundle.
 * @param script imports the part; with it runs what follows in a `.then` on the `import()` itself, before the styles are there
 * @param styles the paths of its styles from the bundle's root, such as `assets/later-x.css`
 * @throws what `script` throws, or an Error that names the address of styles that did not come
 */
export function loadPart<Part>(script: () => Promise<Part>, styles: readonly string[] = []): Promise<Part> {
  return Promise.all([script(), ...styles.map(loadStyles)]).then(([part]) => part)
}

function loadStyles(path: string): Promise<void> {
  return (loading[path] ??= new Promise((resolve, reject) => {
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = `/${path}`
    // The page came with those of the first view; they may still be disabled, and are let in before any part is asked for.
    const there = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')]
    if (there.some(({ href }) => href === link.href)) return resolve()
    link.addEventListener('load', () => resolve())
    link.addEventListener('error', () => {
      // The next one who wants them asks again.
      delete loading[path]
      link.remove()
      reject(new Error(`Failed to load the styles ${link.href}`))
    })
    document.head.append(link)
  }))
}
