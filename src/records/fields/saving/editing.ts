import type { CommandContext } from '#src/commands/gate/command.ts'
import type { RecordKind } from '#src/contract/records/kinds.ts'
import { encodePanel, type PanelRef } from '#src/workspace/panels/panel.ts'
import { createObservable } from '#src/workspace/session/observable.ts'
import { MAIN_PANEL } from '#src/workspace/panels/panel-focus.tsx'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'

/** A record in a place on the screen: the key of its panel, or of the main one where it has a page. */
export interface RecordPlace {
  place: string
  kind: RecordKind
  id: string
}

/** A field somebody wants to type in, or a value that a command changes, by its id. */
export interface EditIntent extends RecordPlace {
  field: string
}

/** Connects commands that want a field edited with the place that shows it, one per session. */
export interface FieldEditing {
  current(): EditIntent | undefined
  ask(next: EditIntent | undefined): void
  subscribe(listener: () => void): () => void
  /** The keyboard comes from a list for this, and goes back to it after saving; undefined: it stays. */
  visit(from: RecordPlace | undefined): void
  /** Whether the keyboard came from a list for this; says so once. */
  isVisit(here: RecordPlace): boolean
  /** The edit ended without saving: whatever is saved later, the keyboard stays where it is. */
  endVisit(): void
  /** The keyboard came to a field; `stood` is where it was last, be it there or in the palette now. */
  stand(on: Pick<EditIntent, 'kind' | 'id' | 'field'>): void
  stood(): Pick<EditIntent, 'kind' | 'id' | 'field'> | undefined
  /** A record is on the screen in a place, until the returned function is called: what was wanted there goes with it. */
  attend(here: RecordPlace): () => void
  /** Whether it is on the screen there. */
  isAttended(here: RecordPlace): boolean
}

const isSame = (one: RecordPlace | undefined, { place, kind, id }: RecordPlace): boolean =>
  one?.place === place && one.kind === kind && one.id === id

function createFieldEditing(): FieldEditing {
  const { set: ask, ...asked } = createObservable<EditIntent | undefined>(undefined)
  let visitor: RecordPlace | undefined
  let stood: Pick<EditIntent, 'kind' | 'id' | 'field'> | undefined
  /** What is on the screen now, be it still loading or failed. */
  const attended = new Set<RecordPlace>()
  return {
    ...asked,
    ask,
    visit(from) {
      visitor = from
    },
    isVisit(here) {
      const isVisit = isSame(visitor, here)
      if (isVisit) visitor = undefined
      return isVisit
    },
    endVisit() {
      visitor = undefined
    },
    stand(on) {
      stood = on
    },
    stood: () => stood,
    isAttended: (here) => [...attended].some((one) => isSame(one, here)),
    attend(here) {
      attended.add(here)
      return () => {
        attended.delete(here)
        // What is only redrawn is back by then.
        queueMicrotask(() => {
          if ([...attended].some((other) => isSame(other, here))) return
          if (isSame(visitor, here)) visitor = undefined
          if (isSame(asked.current(), here)) ask(undefined)
        })
      }
    },
  }
}

/** Commands ask for a field to be edited; whatever shows the record does so as soon as it is on the screen. */
export const fieldEditing: SessionValue<FieldEditing> = { create: createFieldEditing }

/**
 * Opens a field of the focused record for typing, on the page that shows it when the keyboard is there, else in its panel.
 */
export function editField({ focus, place, services }: CommandContext, field: string): void {
  if (focus === undefined) return
  const { kind, id } = focus
  const editing = services.sessionValue(fieldEditing)
  const isShown = place.screen === kind || editing.isAttended({ place: MAIN_PANEL, kind, id })
  const isPage = isShown && place.panel === undefined
  const panel: PanelRef = { kind, id }
  const target = isPage ? MAIN_PANEL : encodePanel(panel)
  editing.visit(!isPage && place.panel === undefined ? { place: target, kind, id } : undefined)
  if (!isPage) services.openPanel(panel)
  editing.ask({ place: target, kind, id, field })
}
