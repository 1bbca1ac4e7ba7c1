/** German names of all statuses (decisions B1, B2) and of the workflow steps (Source: specification 4). */
export const statusLabels = {
  'order.status.CREATED': 'Angelegt',
  'order.status.CONFIRMED': 'Bestätigt',
  'order.status.ASSIGNED': 'Disponiert',
  'order.status.IN_TRANSIT': 'Unterwegs',
  'order.status.DELIVERED': 'Zugestellt',
  'order.status.BILLED': 'Abgerechnet',
  'order.status.CANCELLED': 'Storniert',
  'order.status.unknown': 'Unbekannt',

  'transport.status.inquiry': 'Anfrage',
  'transport.status.PLANNING': 'In Planung',
  'transport.status.ASSIGNED': 'Disponiert',
  'transport.status.NOTIFIED': 'Fahrer informiert',
  'transport.status.EN_ROUTE_PICKUP': 'Anfahrt',
  'transport.status.AT_PICKUP': 'An Ladestelle',
  'transport.status.LOADED': 'Geladen',
  'transport.status.IN_TRANSIT': 'Unterwegs',
  'transport.status.AT_DELIVERY': 'An Entladestelle',
  'transport.status.DELIVERED': 'Zugestellt',
  'transport.status.COMPLETED': 'Abgeschlossen',
  'transport.status.CANCELLED': 'Storniert',

  'workflow.step.CREATED': 'Anlage',
  'workflow.step.CONFIRMED': 'Bestätigung',
  'workflow.step.ASSIGNED': 'Disposition',
  'workflow.step.IN_TRANSIT': 'Transport',
  'workflow.step.DELIVERED': 'Zustellung',
  'workflow.step.BILLED': 'Abrechnung',
  'workflow.step.unknown': 'Angebot & Bestätigung',
} as const

/** The key of one status or step name. */
export type StatusLabelKey = keyof typeof statusLabels
