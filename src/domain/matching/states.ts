/** What has become of a pairing that was kept. */
export const MATCH_STATES = ['proposed', 'accepted', 'rejected'] as const
export type MatchState = (typeof MATCH_STATES)[number]
