/** Several pieces as one. */
export function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** The signs of a text, a byte each; what Latin 1 does not have stands without its accent, else as a hyphen. */
export function latin(text: string): Uint8Array {
  const plain = text.replaceAll(/[^\x00-\xff]/gu, (sign) => {
    const base = sign.normalize('NFKD').charAt(0)
    return base.charCodeAt(0) < 256 ? base : '-'
  })
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0))
}
