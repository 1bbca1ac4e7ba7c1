import { createContext, use, type ReactNode } from 'react'
import { DEFAULT_FEATURE_FLAGS, type FeatureFlags } from '#src/domain/accounts/feature-flags.ts'

const FlagsContext = createContext<FeatureFlags>(DEFAULT_FEATURE_FLAGS)

/** Hands down the feature flags that hold. */
export function FlagsProvider({ flags, children }: { flags: FeatureFlags; children: ReactNode }) {
  return <FlagsContext value={flags}>{children}</FlagsContext>
}

export function useFlags(): FeatureFlags {
  return use(FlagsContext)
}
