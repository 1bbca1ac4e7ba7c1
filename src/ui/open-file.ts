/** How long the address of a file lives, in ms: the tab that shows it asks once. */
const ADDRESS_LIFE = 60_000

/** The bytes of a base 64 text. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.codePointAt(0) ?? 0)
}

/** A file as it came by the wire. Only what is a PDF is opened as one. */
export function fileOf({ name, content }: { name: string; content: string }): File {
  return new File([bytesOf(content)], name, { type: 'application/pdf' })
}

/** A file for the wire: its bytes in base 64. */
export async function base64Of(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  // In pieces: so many arguments no call takes at once.
  const pieces = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, at) =>
    String.fromCodePoint(...bytes.subarray(at * 8192, (at + 1) * 8192)),
  )
  return btoa(pieces.join(''))
}

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
