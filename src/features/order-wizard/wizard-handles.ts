import type { CommandContext } from '#src/commands/command.ts'
import { encodePanel } from '#src/workspace/panel.ts'
import type { WizardStep } from '#src/domain/order-draft.ts'

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
  save(): void
}

const open = new Map<string, WizardHandle>()

/** The wizards on the screen, by the key of their panel. */
export const wizardHandles = {
  add(key: string, handle: WizardHandle): () => void {
    open.set(key, handle)
    return () => {
      if (open.get(key) === handle) open.delete(key)
    }
  },
  /** The wizard the keyboard is in. */
  of({ place }: CommandContext): WizardHandle | undefined {
    return place.panel && open.get(encodePanel(place.panel))
  },
}
