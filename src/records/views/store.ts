import { localStore } from '#src/storage/browser.ts'
import { createObservable } from '#src/workspace/session/observable.ts'
import type { Session } from '#src/workspace/session/session.tsx'
import { noViews, storedViews, type SavedViews } from './saved-views.ts'
import type { ViewedList } from './viewed-list.ts'

/** Columns and views one person keeps of a list in one tenant. */
export interface ViewStore {
  current(): SavedViews
  /** Changes what is stored now, so that views another tab has saved meanwhile stay. */
  update(change: (saved: SavedViews) => SavedViews): void
  subscribe(listener: () => void): () => void
}

/** How what is stored of a list is read. Worked out once for each: it takes longer than the reading, and a list comes often. */
const schemas = new WeakMap<ViewedList, ReturnType<typeof storedViews>>()

function schemaOf(list: ViewedList): ReturnType<typeof storedViews> {
  const schema = schemas.get(list) ?? storedViews(list)
  schemas.set(list, schema)
  return schema
}

/** Opens what a person keeps in a tenant; what cannot be read counts as nothing. */
export function createViewStore(
  list: ViewedList,
  { tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>,
): ViewStore {
  const schema = schemaOf(list)
  const store = localStore.scoped(tenantId, userId)
  const read = (): SavedViews => {
    const parsed = schema.safeParse(store.get(list.slot))
    return parsed.success ? parsed.data : noViews(list)
  }
  const { set, ...saved } = createObservable(read())
  return {
    ...saved,
    update(change) {
      const changed = change(read())
      store.set(list.slot, changed)
      set(changed)
    },
  }
}
