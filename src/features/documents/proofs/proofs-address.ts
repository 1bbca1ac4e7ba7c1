/** The view of deliveries without a checked proof, as the address names it. */
export const PROOFS_TAB = 'proofs'
export const PROOFS_PATH = `/documents?tab=${PROOFS_TAB}`
