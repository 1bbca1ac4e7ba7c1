import type { CommandServices } from '#src/commands/command.ts'

/** A view as the choices list it. */
export interface ListedView {
  id: string
  name: string
  /** It can be renamed and deleted. */
  isOwn: boolean
  isDefault: boolean
  /** The list shows it now. */
  isOpen: boolean
}

/**
 * What commands do with columns and views of the order list that is on the screen. What opens a dialog waits for its code
 * and rejects where that cannot be had.
 */
export interface OrderViewHandle {
  views(): readonly ListedView[]
  /** What is shown differs from the view that is open. */
  isChanged(): boolean
  openColumns(): Promise<void>
  apply(id: string): void
  /** Asks for a name and keeps what is shown under it. */
  openSave(): Promise<void>
  openRename(id: string): Promise<void>
  /** Saves what is shown in the open view; asks for a name where that is not an own one. */
  saveChanges(services: CommandServices): Promise<void>
  /** Shows the open view as it was saved. */
  reset(): void
  remove(id: string): void
  /** The view the list opens with; undefined: none. */
  setDefault(id: string | undefined): void
}

let handle: OrderViewHandle | undefined

/** The order list tells here what can be done with its views while it is on the screen; commands ask. */
export const orderViews = {
  current: () => handle,
  /** Returns the way out; a later list is not taken away by an earlier one's end. */
  offer(offered: OrderViewHandle): () => void {
    handle = offered
    return () => {
      if (handle === offered) handle = undefined
    }
  },
}
