/**
 * Why the ban of Sundays and holidays does not bind a transport: fresh goods with the empty runs that belong to them (no. 2),
 * combined transport from or to the next suitable station (no. 1), or a permit of the authority. Source: § 30 (3) sentence 2,
 * § 46 (1) no. 7 StVO
 */
export const BAN_EXEMPTIONS = ['fresh', 'combined', 'permit'] as const
export type BanExemption = (typeof BAN_EXEMPTIONS)[number]

export const isBanExemption = (value: string | undefined): value is BanExemption =>
  BAN_EXEMPTIONS.some((one) => one === value)
