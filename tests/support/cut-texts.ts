/** Texts of which a part is not seen: those cut by the edge of their element, and choices whose word has no room in the field. */
export function cutTexts(root: Element | null | undefined): string[] {
  if (!(root instanceof HTMLElement)) return ['nothing there']
  return [...root.querySelectorAll<HTMLElement>('*')].filter(isCut).map(wordsOf)
}

const wordsOf = (element: HTMLElement) =>
  element instanceof HTMLSelectElement ? (element.selectedOptions[0]?.text ?? '') : element.innerText

function isCut(element: HTMLElement): boolean {
  if (!element.checkVisibility() || element.closest('.sr-only') !== null) return false
  if (element instanceof HTMLSelectElement) return roomIn(element) < widthOf(element)
  const { overflowX } = getComputedStyle(element)
  return overflowX !== 'visible' && element.innerText !== '' && element.scrollWidth > element.clientWidth
}

function roomIn(element: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(element)
  return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
}

function widthOf(element: HTMLElement): number {
  const context = document.createElement('canvas').getContext('2d')
  if (context === null) return 0
  context.font = getComputedStyle(element).font
  return context.measureText(wordsOf(element)).width
}
