/** What a backend can do beyond the calls of specification 7. Source: decision A34 */
export interface Extras {
  /**
   * False for a call that this backend does not offer, and that nothing stands in for. Any other word is true, such as the id
   * of a command that is no call.
   */
  has(name: string): boolean
}

/** Of a backend that can do all this product asks for. */
export const ALL_EXTRAS: Extras = { has: () => true }

/** Of one of which it is not worked out yet what else it can do. */
export const NO_EXTRAS: Extras = { has: () => false }

/** Whether it offers every call of the contract. */
export const offersEverything = ({ extras = ALL_EXTRAS }: { extras?: Extras | undefined }): boolean =>
  extras === ALL_EXTRAS

/** How a backend tells that it offers every call of the contract. */
export const EVERY_EXTRA = '*'

/** Whether a call, or one of several, is there for whoever works here; a session that says nothing has all of them, and nothing needs none. */
export function isOffered(
  { extras }: { extras?: Extras | undefined },
  calls: string | readonly string[] | undefined,
): boolean {
  if (extras === undefined || calls === undefined) return true
  return (typeof calls === 'string' ? [calls] : calls).some((call) => extras.has(call))
}
