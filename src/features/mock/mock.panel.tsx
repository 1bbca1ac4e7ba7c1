import { lazy } from 'react'

/** The mock backend in the hands of developers; a build for a real backend has nothing of it. */
export const MockPanel = __MOCK_BACKEND__
  ? lazy(async () => ({ default: (await import('./panel/mock-panel.tsx')).MockPanel }))
  : undefined
