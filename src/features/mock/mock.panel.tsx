import { lazy } from 'react'
import type { PanelRef } from '#src/workspace/panels/panel.ts'

const Content = __MOCK_BACKEND__
  ? lazy(async () => ({ default: (await import('./panel/mock-panel.tsx')).MockPanelContent }))
  : undefined

/** The mock backend in the hands of developers; a build for a real backend has nothing of it. */
export function MockPanel({ panel }: { panel: PanelRef }) {
  return Content && <Content panel={panel} />
}
