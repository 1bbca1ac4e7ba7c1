import { checkPrices } from '#src/domain/prices/price-checks.ts'
import { stepOf } from '#machines/wizard-transitions.ts'
import type { WizardContext } from '#machines/wizard-session.ts'
import type { SaidWarning } from '#src/contract/basics/said-reason.ts'
import type { FieldIssue } from '#src/domain/refusals/field-issue.ts'
import type { PlainDate } from '#src/domain/basics/dates.ts'
import { checkStep, type WizardStep } from '#src/domain/orders/draft.ts'

/** Fields that show what is said about another one: a window is typed in one field. */
const SHOWN_AT: ReadonlyMap<string, string> = new Map([
  ['pickup.timeTo', 'pickup.timeFrom'],
  ['delivery.timeTo', 'delivery.timeFrom'],
  ['customer.name', 'customer.customerId'],
])

/** The path of the field that shows what is said about a path. */
export const shownAt = (path: string): string => SHOWN_AT.get(path) ?? path

/** Everything the rules say about the current step now. */
function found({ currentStep, data, prices, price }: Parts, today: PlainDate): FieldIssue[] {
  if (currentStep === 'price') {
    const customerPrice = prices.customerPrice ?? price?.netPrice
    return checkPrices({ ...prices, customerPrice, distanceKm: price?.distanceKm })
  }
  return currentStep === 'carrier' || currentStep === 'create' ? [] : checkStep(currentStep, data, { today })
}

const isSaidBy = (issue: FieldIssue, other: FieldIssue): boolean =>
  other.code === issue.code && shownAt(other.path) === shownAt(issue.path)

type Parts = Pick<WizardContext, 'currentStep' | 'data' | 'prices' | 'issues'> & {
  price?: { netPrice: number; distanceKm: number; warnings?: readonly SaidWarning[] | undefined } | undefined
}

/**
 * What is shown: all that the wizard complained about, and what is found in fields the person has left. A field that is
 * being typed in is left in peace.
 */
export function visibleIssues(
  parts: Parts,
  fields: { touched: ReadonlySet<string>; typing: string | undefined; today: PlainDate },
): FieldIssue[] {
  const complained = parts.issues.filter(({ path }) => stepOf(path) === parts.currentStep)
  const known = new Set(complained.map(({ path, code }) => `${path} ${code}`))
  const fromLeaving = found(parts, fields.today).filter(
    ({ path, code }) => fields.touched.has(shownAt(path)) && !known.has(`${path} ${code}`),
  )
  const open = [...complained, ...fromLeaving].filter(({ path }) => shownAt(path) !== fields.typing)
  // Two ends of a window, both no times: one field, said once.
  return open.filter((issue, at) => open.findIndex((other) => isSaidBy(issue, other)) === at)
}

/** The element that names the warnings of a panel's wizard: the button that makes the order is described by it. */
export const warningsId = (panel: string): string => `${panel}-warnings`

/** What the server warned of with the price, as something said of the customer's price. */
export function priceWarnings(price: Parts['price']): FieldIssue[] {
  return (price?.warnings ?? []).map(({ code = '', message, values }) => ({
    path: 'customerPrice',
    severity: 'warning',
    code,
    message,
    ...(values && { values }),
  }))
}

/** What is odd about the whole order, for the last look at it: by the step it belongs to. */
export function warningsBefore(parts: Parts, today: PlainDate): (FieldIssue & { step: WizardStep })[] {
  const steps = ['customer', 'cargo', 'pickup', 'delivery', 'price'] as const
  const ofSteps = steps.flatMap((step) =>
    found({ ...parts, currentStep: step }, today)
      .filter(({ severity }) => severity === 'warning')
      .map((issue) => ({ ...issue, step })),
  )
  return [...ofSteps, ...priceWarnings(parts.price).map((issue) => ({ ...issue, step: 'price' as const }))]
}
