import type { CommandContext } from '#src/commands/gate/command.ts'
import type { Condition } from '#src/commands/gate/conditions.ts'
import { decodePanels, MAX_PANELS } from '#src/workspace/panels/panel.ts'

/** Names of the drafts whose wizards are open, in the order of the panels. */
export function openWizards({ services }: CommandContext): (string | undefined)[] {
  const panels = decodePanels(new URL(services.panels.link()).searchParams.get('panels'))
  return panels.filter(({ kind }) => kind === 'wizard').map(({ id }) => id)
}

/** One panel stays free for the records beside the orders being written. */
export const hasRoomForWizard = (context: CommandContext): boolean => openWizards(context).length < MAX_PANELS - 1

export const needsRoom: Condition = { check: hasRoomForWizard, reason: 'wizard.reason.tooMany' }
