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

/** Flags from configuration or storage; whatever is no boolean keeps its default. Never throws. */
export function parseFeatureFlags(value: unknown): FeatureFlags {
  const given = new Map<string, unknown>(typeof value === 'object' && value !== null ? Object.entries(value) : [])
  const flag = (name: FeatureFlag): boolean => {
    const state = given.get(name)
    return typeof state === 'boolean' ? state : DEFAULT_FEATURE_FLAGS[name]
  }
  return {
    podBadge: flag('podBadge'),
    compactFinanceRow: flag('compactFinanceRow'),
    compactUi: flag('compactUi'),
    websockets: flag('websockets'),
  }
}
