import { isToBeFound } from '#src/domain/partners/customer-draft.ts'
import { WIZARD_STEPS, type WizardStep } from '#src/domain/orders/draft.ts'
import { DRAFT_STEPS, type DraftStep, type WizardContext, type WizardEvent, type WizardGoal } from './wizard-session.ts'

/** What stands between the wizard and its goal, to be asked of the server next. */
export type Need = 'customer' | 'session' | 'save' | 'price' | 'carriers' | 'order'

/** The place of a step in the wizard, from 0; the order itself comes behind the last. */
export const position = (goal: WizardGoal): number =>
  goal === 'order' ? WIZARD_STEPS.length : WIZARD_STEPS.indexOf(goal)

/** What an act of the person leads to; nothing for an act that asks nothing of the server. */
export function goalOf(context: WizardContext, event: WizardEvent): WizardGoal | undefined {
  if (event.type === 'next')
    return isUnseen(context) ? context.currentStep : WIZARD_STEPS[position(context.currentStep) + 1]
  if (event.type === 'goTo') return event.step
  if (event.type === 'retry') return context.goal
  if (event.type === 'recalculate') return 'price'
  if (event.type === 'setRadius') return 'carrier'
  return event.type === 'create' ? 'order' : undefined
}

/** A step whose result the person has not seen is not passed: it is computed first. Her own price she knows. */
function isUnseen({ currentStep, price, prices, carriers }: WizardContext): boolean {
  if (currentStep === 'price') return price === undefined && prices.customerPrice === undefined
  return currentStep === 'carrier' && carriers === undefined
}

/** Whether "next" while the price is renewed leads on behind it: the price is her own, nothing about it is unknown. */
export function mayPassPrice({ renewing, goal, currentStep, prices }: WizardContext): boolean {
  return renewing && goal === 'price' && currentStep === 'price' && prices.customerPrice !== undefined
}

/** What is to be asked of the server next on the way to the goal; nothing when the goal is reached. */
export function nextNeed(context: WizardContext): Need | undefined {
  if (context.goal === undefined) return undefined
  const target = position(context.goal)
  if (target === 0) return undefined
  if (isToBeFound(context.data.customer)) return 'customer'
  if (context.sessionId === undefined) return 'session'
  if (unsavedStep(context) !== undefined) return 'save'
  if (target >= position('price') && context.price === undefined) return 'price'
  if (target >= position('carrier') && context.carriers === undefined) return 'carriers'
  return context.goal === 'order' ? 'order' : undefined
}

/** The first step before the goal that the server does not have as it was typed. */
export function unsavedStep({ goal, savedSteps }: WizardContext): DraftStep | undefined {
  if (goal === undefined) return undefined
  return DRAFT_STEPS.find((step) => position(step) < position(goal) && !savedSteps.includes(step))
}

/** The person may go to what is completed and to the first step that is not. */
export function isWithinReach({ completedSteps, currentStep }: WizardContext, step: WizardStep): boolean {
  if (step === currentStep) return false
  const firstOpen = WIZARD_STEPS.findIndex((candidate) => !completedSteps.includes(candidate))
  return position(step) <= Math.max(firstOpen, position(currentStep) - 1)
}

export function previousStep({ currentStep }: WizardContext): WizardStep | undefined {
  return WIZARD_STEPS[position(currentStep) - 1]
}

export const isForward = (context: WizardContext, goal: WizardGoal): boolean =>
  position(goal) > position(context.currentStep)
