/**
 * Brings a place of a lane into its middle, unless all of it is in view; at once, and without a move of the page.
 * @param lane what scrolls sideways
 * @param place the element that has the place, such as a list's item
 */
export function showInLane(lane: Element, place: Element): void {
  const [view, box] = [lane.getBoundingClientRect(), place.getBoundingClientRect()]
  if (box.left >= view.left && box.right <= view.right) return
  lane.scrollBy({ left: box.left + box.width / 2 - view.left - view.width / 2, behavior: 'instant' })
}
