import type { Alert } from '#src/contract/reports/dashboard.ts'
import { entities } from '#src/contract/entities.ts'
import { RECORD_KINDS } from '#src/contract/records/kinds.ts'
import { isPanelId, type PanelKind, type PanelRef } from '#src/workspace/panels/panel.ts'

/** The first part of a record's address is what the server calls its kind. */
const kinds = new Map<string, PanelKind>(RECORD_KINDS.map((kind) => [entities[kind].entity, kind]))

/** The record an alert is about: named by its ids, else by the address it leads to (`/partners/car-12`). */
export function alertPanel(alert: Alert): PanelRef | undefined {
  if (alert.orderId !== undefined) return { kind: 'order', id: alert.orderId }
  if (alert.transportId !== undefined) return { kind: 'transport', id: alert.transportId }
  const [, area = '', id] = /^\/([A-Za-z-]+)\/([^/?#]+)$/.exec(alert.actionUrl ?? '') ?? []
  // `recurring-orders` in an address are `recurringOrders`.
  const kind = kinds.get(area.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()))
  return kind === undefined || id === undefined || !isPanelId(id) ? undefined : { kind, id }
}
