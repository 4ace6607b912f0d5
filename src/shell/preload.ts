// The build's shells show these parts before their script is there, so their styles are among the first ones.
import '../parts/site/language-picker/language-picker.css.ts'
import '../parts/site/age-mark/age-mark.css.ts'
import '../parts/account/login-form/login-form.css.ts'
import '../parts/games/category-nav/nav-icon.css.ts'
import '../parts/games/vendor-mark/vendor-mark.css.ts'
import '../ui/fields/field.css.ts'
import '../ui/overlays/popover.css.ts'
import './bars/contact-button.css.ts'
import './header/login-place.css.ts'
import './header/navigation/navigation.css.ts'
import './header/variants/line.css.ts'
import './header/variants/split.css.ts'
import './header/variants/two-rows.css.ts'
import { DESKTOP } from '../ui/layout/media.ts'
import { SIDE_MENU_ID } from './side-menu/side-menu-id.ts'
import { ContactButton, SideMenuBody, WideHeader } from './lazy-parts.ts'

/**
 * Loads what the frame shows at once in a window of this size, so that the first commit holds it.
 * @param everything whether to load it whatever the window; the build renders for all sizes
 */
export async function preloadFrame(everything: boolean): Promise<void> {
  if (!everything && !matchMedia(DESKTOP).matches) return
  // What the build's shell has of the side menu: a rail's body, which stays.
  const stays = everything || document.getElementById(SIDE_MENU_ID)?.childElementCount
  await Promise.all([WideHeader, ContactButton, ...(stays ? [SideMenuBody] : [])].map((part) => part.preload()))
}
