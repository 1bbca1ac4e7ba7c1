/** The feature flags and whether they are on by default. Source: specification 9. */
export const DEFAULT_FEATURE_FLAGS = {
  podBadge: false,
  compactFinanceRow: true,
  compactUi: false,
  websockets: true,
}

/** Every flag with its state. */
export type FeatureFlags = typeof DEFAULT_FEATURE_FLAGS

/** One flag. */
export type FeatureFlag = keyof FeatureFlags

/** All of them, in the order they are shown in. */
export const FEATURE_FLAGS = Object.keys(DEFAULT_FEATURE_FLAGS) as FeatureFlag[]

/** The flags that configuration or storage says something of; whatever is no boolean says nothing. Never throws. */
export function saidFlags(value: unknown): Partial<FeatureFlags> {
  const given = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  return Object.fromEntries(
    FEATURE_FLAGS.flatMap((name) => (typeof given.get(name) === 'boolean' ? [[name, given.get(name)]] : [])),
  )
}

/** Every flag: as it is said, else its default. Never throws. */
export function parseFeatureFlags(value: unknown): FeatureFlags {
  return { ...DEFAULT_FEATURE_FLAGS, ...saidFlags(value) }
}
