/** Fills bytes with what nobody can foresee. */
export type Random = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>

export const unforeseen: Random = (bytes) => crypto.getRandomValues(bytes)

/** Random bytes of a token: nobody guesses 24. */
const BYTES = 24

/** A token for a link in a mail: the tenant it is of, and what cannot be guessed. */
export function newLinkToken(tenantId: string, random: Random): string {
  const bytes = random(new Uint8Array(BYTES))
  return `${tenantId}-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The tenant a token says it is of; whether there is such a token, only that tenant knows. */
export function tenantOfToken(token: string): string {
  return token.slice(0, Math.max(0, token.lastIndexOf('-')))
}
