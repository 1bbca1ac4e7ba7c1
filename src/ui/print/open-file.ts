/** How long the address of a file lives, in ms: the tab that shows it asks once. */
const ADDRESS_LIFE = 60_000

/** A file as it came by the wire. Only as a PDF is it opened, whatever it says of itself: a page would run with the app's rights. */
export const asPdf = (file: File): File => new File([file], file.name, { type: 'application/pdf' })

/** Shows a file in a tab of its own. */
export function openFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.target = '_blank'
  link.rel = 'noopener'
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE)
}
