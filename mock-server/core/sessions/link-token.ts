import { secretText, type Random } from '../../ports/random.ts'

/** A token for a link in a mail: the tenant it is of, and what cannot be guessed. */
export function newLinkToken(tenantId: string, random: Random): string {
  return `${tenantId}-${secretText(random)}`
}

/** The tenant a token says it is of; whether there is such a token, only that tenant knows. */
export function tenantOfToken(token: string): string {
  return token.slice(0, Math.max(0, token.lastIndexOf('-')))
}
