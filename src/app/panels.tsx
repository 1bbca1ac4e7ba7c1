import { Suspense, type ComponentType, type ReactNode } from 'react'
import { loadedLater } from '#src/ui/loaded-later.tsx'
import type { PanelKind, PanelRef } from '#src/workspace/panel.ts'
import { ErrorBoundary, type Failure } from '#src/workspace/error-boundary.tsx'
import { preloadSidePanels } from '#src/workspace/panel-host.tsx'
import { encodePanel } from '#src/workspace/panel.ts'
import { PanelErrorScreen } from './error-screens.tsx'

type PanelComponent = ComponentType<{ panel: PanelRef }>

interface PanelDefinition {
  component: PanelComponent
  /** Fetches the code ahead of time. */
  preload(): Promise<unknown>
  /** Starting width in px: at 1280, and from 1600 on. */
  width: { narrow: number; wide: number }
}

const record = { narrow: 360, wide: 384 }

function panel(load: () => Promise<PanelComponent>, width = record): PanelDefinition {
  return { ...loadedLater(load), width }
}

/** Every kind of side panel with what it shows. */
const panels: Record<PanelKind, PanelDefinition> = {
  wizard: panel(async () => (await import('#src/features/order-wizard/wizard.panel.tsx')).WizardPanel, {
    narrow: 456,
    wide: 456,
  }),
  order: panel(async () => (await import('#src/features/orders/record/order.panel.tsx')).OrderPanel),
  transport: panel(async () => (await import('#src/features/transports/transport.panel.tsx')).TransportPanel),
  vehicle: panel(async () => (await import('#src/features/vehicles/vehicle.panel.tsx')).VehiclePanel),
  driver: panel(async () => (await import('#src/features/vehicles/drivers/driver.panel.tsx')).DriverPanel),
  load: panel(async () => (await import('#src/features/loads/load.panel.tsx')).LoadPanel),
  partner: panel(async () => (await import('#src/features/partners/partner.panel.tsx')).PartnerPanel),
  document: panel(async () => (await import('#src/features/documents/document.panel.tsx')).DocumentPanel),
  message: panel(async () => (await import('#src/features/outbox/message.panel.tsx')).MessagePanel),
  enhancedOrder: panel(
    async () => (await import('#src/features/enhanced-orders/enhanced-order.panel.tsx')).EnhancedOrderPanel,
  ),
  notifications: panel(
    async () => (await import('#src/features/notifications/notifications.panel.tsx')).NotificationsPanel,
  ),
  shortcuts: panel(async () => (await import('#src/features/help/shortcuts.panel.tsx')).ShortcutsPanel),
  overview: panel(async () => (await import('#src/features/dispatch/overview.panel.tsx')).OverviewPanel),
  proposals: panel(async () => (await import('#src/features/dispatch/proposals/proposals.panel.tsx')).ProposalsPanel, {
    narrow: 456,
    wide: 456,
  }),
  join: panel(async () => (await import('#src/features/dispatch/carry/join.panel.tsx')).JoinPanel, {
    narrow: 456,
    wide: 456,
  }),
  map: panel(async () => (await import('#src/features/map/map.panel.tsx')).MapPanel, { narrow: 574, wide: 720 }),
  history: panel(async () => (await import('#src/features/help/history.panel.tsx')).HistoryPanel),
}

/** What stands where a side panel cannot be drawn. */
export function panelFailure(failure: Failure, retry: () => void): ReactNode {
  return <PanelErrorScreen failure={failure} onRetry={retry} />
}

/** The content of a side panel; an error in it stays in it. */
export function panelContent(ref: PanelRef): ReactNode {
  const Content = panels[ref.kind].component
  return (
    <ErrorBoundary resetKey={encodePanel(ref)} fallback={panelFailure}>
      <Suspense fallback={null}>
        <Content panel={ref} />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Fetches the code of all panels, so that what is typed behind the key that opens one goes into it. */
export function preloadPanels(): void {
  // What cannot be had now is asked for again when it is needed.
  for (const preload of [preloadSidePanels, ...Object.values(panels).map((each) => each.preload)]) {
    preload().catch(() => undefined)
  }
}

export function panelWidth(ref: PanelRef): PanelDefinition['width'] {
  return panels[ref.kind].width
}
