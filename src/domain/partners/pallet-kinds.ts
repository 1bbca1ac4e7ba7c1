/** Load carriers that are exchanged, by what people call them. Source: EPAL, Kölner Palettentausch */
export const PALLET_KINDS = ['euro', 'meshBox', 'industrial', 'dusseldorf'] as const
export type PalletKind = (typeof PALLET_KINDS)[number]

/** Why pallets are booked: by an order, or by hand. */
export const PALLET_REASONS = ['notExchanged', 'exchanged', 'returned', 'correction', 'writtenOff'] as const
export type PalletReason = (typeof PALLET_REASONS)[number]

/** What a person books. */
export const BOOKED_REASONS = ['returned', 'correction', 'writtenOff'] as const
