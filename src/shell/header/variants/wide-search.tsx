import { useEffect, type ComponentProps } from 'react'
import { useModal } from '../../../parts/site/use-modal/use-modal.ts'
import { searchKeyIsOn } from '../../../state/games/search-shortcut.ts'
import { SearchLink } from '../search-link.tsx'

/** The search of a wide window, which `/` opens, too, wherever nobody types. */
export function WideSearch(link: ComponentProps<typeof SearchLink>) {
  const { open } = useModal()
  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      // Whoever types means a letter, and what lies over the page comes first.
      if (document.querySelector(':modal,:is(input,textarea,select,[contenteditable]):focus')) return
      if (!searchKeyIsOn()) return
      event.preventDefault()
      open('search')
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [open])
  return <SearchLink {...link} />
}
