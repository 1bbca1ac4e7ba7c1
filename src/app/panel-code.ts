import type { ComponentType } from 'react'
import type { PanelKind, PanelRef } from '#src/workspace/panel.ts'

/** Where the component of each kind of side panel is found. It comes behind the first screen: no list waits for it. */
export const panelCode: Readonly<Record<PanelKind, () => Promise<ComponentType<{ panel: PanelRef }>>>> = {
  wizard: async () => (await import('#src/features/order-wizard/wizard.panel.tsx')).WizardPanel,
  order: async () => (await import('#src/features/orders/record/order.panel.tsx')).OrderPanel,
  transport: async () => (await import('#src/features/transports/transport.panel.tsx')).TransportPanel,
  vehicle: async () => (await import('#src/features/vehicles/vehicle.panel.tsx')).VehiclePanel,
  driver: async () => (await import('#src/features/vehicles/drivers/driver.panel.tsx')).DriverPanel,
  load: async () => (await import('#src/features/loads/load.panel.tsx')).LoadPanel,
  partner: async () => (await import('#src/features/partners/partner.panel.tsx')).PartnerPanel,
  document: async () => (await import('#src/features/documents/document.panel.tsx')).DocumentPanel,
  message: async () => (await import('#src/features/outbox/message.panel.tsx')).MessagePanel,
  enhancedOrder: async () =>
    (await import('#src/features/enhanced-orders/enhanced-order.panel.tsx')).EnhancedOrderPanel,
  notifications: async () => (await import('#src/features/notifications/notifications.panel.tsx')).NotificationsPanel,
  shortcuts: async () => (await import('#src/features/help/shortcuts.panel.tsx')).ShortcutsPanel,
  overview: async () => (await import('#src/features/dispatch/side-lists/overview.panel.tsx')).OverviewPanel,
  proposals: async () => (await import('#src/features/dispatch/proposals/proposals.panel.tsx')).ProposalsPanel,
  join: async () => (await import('#src/features/dispatch/moving/preview/join.panel.tsx')).JoinPanel,
  map: async () => (await import('#src/features/map/map.panel.tsx')).MapPanel,
  history: async () => (await import('#src/features/help/history.panel.tsx')).HistoryPanel,
}
