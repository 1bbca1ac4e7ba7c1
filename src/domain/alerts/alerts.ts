/** The figures the alert rules look at; a figure that is not known raises no alert. */
export type AlertFigures = {
  availableVehicles?: number
  activeTransports?: number
  /** Percent, 0 to 100. */
  completionRate?: number
}

/** The rules by their English titles; the limits themselves raise no alert. Source: specification 9. */
export const ALERT_RULES = [
  {
    id: 'low-vehicle-availability',
    type: 'warning',
    title: 'Low Vehicle Availability',
    titleKey: 'alert.lowVehicleAvailability.title',
    messageKey: 'alert.lowVehicleAvailability.message',
    actionUrl: '/vehicles',
    figure: 'availableVehicles',
    raisedWhen: 'below',
    threshold: 5,
  },
  {
    id: 'high-transport-activity',
    type: 'info',
    title: 'High Transport Activity',
    titleKey: 'alert.highTransportActivity.title',
    messageKey: 'alert.highTransportActivity.message',
    actionUrl: '/transports',
    figure: 'activeTransports',
    raisedWhen: 'above',
    threshold: 20,
  },
  {
    id: 'low-completion-rate',
    type: 'error',
    title: 'Low Completion Rate',
    titleKey: 'alert.lowCompletionRate.title',
    messageKey: 'alert.lowCompletionRate.message',
    actionUrl: '/analytics',
    figure: 'completionRate',
    raisedWhen: 'below',
    threshold: 90,
  },
] as const

type AlertRule = (typeof ALERT_RULES)[number]

/** A raised alert: `title` is the code of the specification, the keys name its words, `values` fill them. */
export type RaisedAlert = Pick<AlertRule, 'id' | 'type' | 'title' | 'titleKey' | 'messageKey' | 'actionUrl'> & {
  values: { value: number; threshold: number }
}

/** The alerts that a tenant's figures raise, in the order of the rules. Never throws. Source: specification 9. */
export function raisedAlerts(figures: AlertFigures): RaisedAlert[] {
  return ALERT_RULES.flatMap(({ figure, raisedWhen, threshold, ...alert }) => {
    const value = figures[figure]
    if (typeof value !== 'number' || Number.isNaN(value)) return []
    const raised = raisedWhen === 'below' ? value < threshold : value > threshold
    return raised ? [{ ...alert, values: { value, threshold } }] : []
  })
}

/** What is picked out of the screen an alert leads to: the free vehicles, the transports under way, who wants to join. */
const FILTERS = new Map<string, Readonly<Record<string, string>>>([
  ['lowVehicleAvailability', { status: 'available' }],
  ['highTransportActivity', { active: 'true' }],
  ['memberWaiting', { tab: 'team' }],
])

/** The filters of the screen an alert leads to, by the alert's code. */
export const alertFilters = (code: string): Readonly<Record<string, string>> => FILTERS.get(code) ?? {}
