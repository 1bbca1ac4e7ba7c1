import { WORKFLOW, type OrderStatus } from './order-status.ts'
import type { StatusLabelKey } from './status-labels.ts'

/** Where an order stands in the workflow: step of six, whole percent, the name of the step. */
export type WorkflowProgress = {
  currentStep: number
  totalSteps: 6
  percentage: number
  labelKey: StatusLabelKey
  /** The badge "Storniert" stands in place of the bar. */
  cancelled: boolean
}

/**
 * The progress of an order; an unknown status or no order is step 3 of 6, a cancelled order has no step.
 * Source: specification 4, decision A19.
 */
export function workflowProgress(status: OrderStatus | undefined): WorkflowProgress {
  if (status === 'CANCELLED') {
    return { currentStep: 0, totalSteps: 6, percentage: 0, labelKey: 'order.status.CANCELLED', cancelled: true }
  }
  const index = WORKFLOW.findIndex((step) => step === status)
  const step = WORKFLOW[index]
  if (!step)
    return { currentStep: 3, totalSteps: 6, percentage: 50, labelKey: 'workflow.step.unknown', cancelled: false }
  const currentStep = index + 1
  const percentage = Math.round((currentStep / 6) * 100)
  return { currentStep, totalSteps: 6, percentage, labelKey: `workflow.step.${step}`, cancelled: false }
}
