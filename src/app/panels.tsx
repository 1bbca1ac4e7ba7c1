import { Suspense, type ReactNode } from 'react'
import { loadedLater } from '#src/ui/loading/loaded-later.tsx'
import { ErrorBoundary, type Failure } from '#src/workspace/error-boundary.tsx'
import { preloadSidePanels } from '#src/workspace/panels/panel-host.tsx'
import { encodePanel, PANEL_KINDS, saidOf, type PanelRef, type SaidKind } from '#src/workspace/panels/panel.ts'
import { PanelErrorScreen } from './failures/error-screens.tsx'

type PanelWidth = NonNullable<SaidKind['width']>

const RECORD_WIDTH: PanelWidth = { narrow: 360, wide: 384 }

/** Every kind of side panel with what it shows. */
const panels = new Map(
  PANEL_KINDS.map((kind) => [
    kind,
    loadedLater<{ panel: PanelRef }>(async () => (await import('./panel-code.ts')).loadPanel(kind)),
  ]),
)

/** What stands where a side panel cannot be drawn. */
export function panelFailure(failure: Failure, retry: () => void): ReactNode {
  return <PanelErrorScreen failure={failure} onRetry={retry} />
}

/** The content of a side panel; an error in it stays in it. */
export function panelContent(ref: PanelRef): ReactNode {
  const Content = panels.get(ref.kind)?.component
  return (
    <ErrorBoundary resetKey={encodePanel(ref)} fallback={panelFailure}>
      <Suspense fallback={null}>{Content && <Content panel={ref} />}</Suspense>
    </ErrorBoundary>
  )
}

/** Fetches the code of all panels, so that what is typed behind the key that opens one goes into it. */
export function preloadPanels(): void {
  // What cannot be had now is asked for again when it is needed.
  for (const preload of [preloadSidePanels, ...[...panels.values()].map((each) => each.preload)]) {
    preload().catch(() => undefined)
  }
}

export function panelWidth(ref: PanelRef): PanelWidth {
  return saidOf(ref.kind)?.width ?? RECORD_WIDTH
}
