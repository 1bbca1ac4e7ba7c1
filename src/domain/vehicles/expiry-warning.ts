/** A document that expires within so many days is warned of. */
export const EXPIRY_WARNING_DAYS = 30
