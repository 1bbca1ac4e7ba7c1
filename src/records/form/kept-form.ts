import type { CommandContext } from '#src/commands/gate/command.ts'
import { localStore, openTabStore } from '#src/storage/browser.ts'
import { named, type Slot } from '#src/storage/slot.ts'
import { slots } from '#src/storage/slots.ts'

/** Who works here: what is typed is kept per tenant and person (decision A14). */
type Person = Pick<CommandContext['session'], 'tenantId' | 'userId'>

/** What opens a form: its command, and the choice that was made where it asks for one. */
export interface FormOpener {
  command: string
  choice?: string
}

/** Where what is typed in a form is kept. */
export const draftOf = (name: string): Slot<unknown> => named(slots.draft, `form.${name}`)

/** Notes in this tab what has opened the form that stands now; the returned function is for when it goes. */
export function noteOpenForm(context: CommandContext, name: string, { command, choice }: FormOpener): () => void {
  const { session, focus } = context
  const store = openTabStore().scoped(session.tenantId, session.userId)
  const record = focus && { kind: focus.kind, id: focus.id }
  store.set(slots.openForm, { name, command, ...(choice !== undefined && { choice }), ...(record && { record }) })
  return () => store.remove(slots.openForm)
}

/** The form that stood open in this tab with something typed in it when the page was left. */
export function formLeft({ tenantId, userId }: Person) {
  const left = openTabStore().scoped(tenantId, userId).get(slots.openForm)
  const hasText = left !== undefined && localStore.scoped(tenantId, userId).get(draftOf(left.name)) !== undefined
  return hasText ? left : undefined
}
