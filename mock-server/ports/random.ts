/**
 * Fills bytes with what no one can foresee: tokens of sessions and links are made of it. A real one is a generator meant for
 * secrets; a test may give one that repeats itself.
 */
export type Random = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>

export const cryptoRandom: Random = (bytes) => crypto.getRandomValues(bytes)

/** Random bytes of a secret: no one guesses 24. */
export const SECRET_BYTES = 24

/** A secret as text, in hexadecimal digits. */
export function secretText(random: Random): string {
  return Array.from(random(new Uint8Array(SECRET_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
