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

const HYPHEN = 45

/** The signs of a text, a byte each; what Latin 1 does not have stands without its accent, else as a hyphen. */
export function latin(text: string): Uint8Array {
  return Uint8Array.from([...text], (sign) => {
    const code = sign.charCodeAt(0) < 256 ? sign.charCodeAt(0) : sign.normalize('NFKD').charCodeAt(0)
    return code < 256 ? code : HYPHEN
  })
}
