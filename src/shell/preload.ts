// The build's shells show these parts before their script is there, so their styles are among the first ones.
import '../parts/login-form/login-form.css.ts'
import '../ui/field.css.ts'
import { media } from '../ui/media.ts'
import { ContactBar, HeaderLogin, MainNav, SideMenuBody } from './lazy-parts.ts'

/**
 * Loads what the frame shows at once in a window of this size, so that the first commit holds it.
 * @param everything whether to load it whatever the window; the build renders for all sizes
 */
export async function preloadFrame(everything: boolean): Promise<void> {
  if (!everything && !matchMedia(media.desktop).matches) return
  await Promise.all([MainNav, HeaderLogin, SideMenuBody, ContactBar].map((part) => part.preload()))
}
