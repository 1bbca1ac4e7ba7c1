/** How long after an answer the same stroke still belongs to it, ms. */
const DOUBLE_PRESS = 200

/**
 * Enter pressed twice answers once: the second must not open the row that has the focus again. Any other key ends it, and so does
 * the returned function.
 */
export function ignoreSecondEnter(isWithCtrl: boolean): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || (event.ctrlKey || event.metaKey) !== isWithCtrl) return end()
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const end = () => window.removeEventListener('keydown', onKeyDown, { capture: true })
  window.addEventListener('keydown', onKeyDown, { capture: true })
  setTimeout(end, DOUBLE_PRESS)
  return end
}
