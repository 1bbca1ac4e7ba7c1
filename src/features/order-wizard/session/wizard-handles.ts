import type { CommandContext } from '#src/commands/gate/command.ts'
import { encodePanel } from '#src/workspace/panels/panel.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'
import type { OwnVehicle } from '#machines/wizard-session.ts'
import type { OrderDraft, WizardStep } from '#src/domain/orders/draft.ts'

/** What commands can do with a wizard on the screen. */
export interface WizardHandle {
  /** All steps in their order. */
  steps: readonly WizardStep[]
  next(): void
  back(): void
  goTo(step: WizardStep): void
  /** Whether the person may go there now. */
  canGoTo(step: WizardStep): boolean
  canGoBack(): boolean
  /** The proposed carriers, best first; empty outside of that step. */
  matches(): readonly { name: string; detail: string }[]
  chooseMatch(index: number): void
  withoutCarrier(): void
  /** Whether it is asked who drives. */
  isAtCarrier(): boolean
  /** What is to be driven. */
  freight(): OrderDraft
  /** An own vehicle drives it; where something is said against it, a reason is asked for. */
  drive(vehicle: OwnVehicle, against: string | undefined): Promise<void>
  save(): void
  /** Goes on with the draft that is offered above the first field; absent where none is. */
  resumeLast: (() => void) | undefined
}

/** The wizards on the screen, by the key of their panel. */
export const wizardHandles: SessionValue<WizardHandles> = {
  create() {
    const open = new Map<string, WizardHandle>()
    return {
      add(key, handle) {
        open.set(key, handle)
        return () => {
          if (open.get(key) === handle) open.delete(key)
        }
      },
      of: (key) => open.get(key),
    }
  },
}

interface WizardHandles {
  /** Returns the way to take it back. */
  add(key: string, handle: WizardHandle): () => void
  of(key: string): WizardHandle | undefined
}

/** The wizard the keyboard is in. */
export function focusedWizard({ place, services }: CommandContext): WizardHandle | undefined {
  return place.panel && services.sessionValue(wizardHandles).of(encodePanel(place.panel))
}
