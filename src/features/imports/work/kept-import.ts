import { openKeptFiles, type KeptFile } from '#src/storage/kept-files.ts'
import type { Session } from '#src/workspace/session/session.tsx'
import type { ImportData, RowResult } from './state.ts'

/** There is one import a person is at. */
const ID = 'current'

type Keeper = Pick<Session, 'tenantId' | 'userId'>

const openDrawer = ({ tenantId, userId }: Keeper) => openKeptFiles(tenantId, userId, 'import')

/** What is kept beside the file itself: what the person has chosen and typed, and what the server has said. */
export type KeptFacts = Omit<ImportData, 'file' | 'results' | 'creation' | 'context'> & {
  results: readonly (readonly [string, RowResult])[]
}

/** Keeps an import on this computer, the newest state last; one write at a time, what came in between is left out. */
export function createKeeper(session: Keeper) {
  const files = openDrawer(session)
  let waiting: { data: ImportData | undefined } | undefined
  let isWriting = false
  async function write(): Promise<void> {
    if (isWriting) return
    isWriting = true
    while (waiting !== undefined) {
      const { data } = waiting
      waiting = undefined
      if (data === undefined) await files.remove(ID)
      else await files.put({ id: ID, file: data.file, facts: factsOf(data) })
    }
    isWriting = false
  }
  return (data: ImportData | undefined): void => {
    waiting = { data }
    void write()
  }
}

function factsOf({ file: _file, creation: _creation, context: _context, results, ...rest }: ImportData): KeptFacts {
  return { ...rest, results: [...results] }
}

/** How many rows of an import that was set aside are open, and when it was: ISO stamp. */
interface SetAsideFacts {
  open: number
  at: string
}

/**
 * Keeps an import that is left with open rows under its own id, until somebody goes on with it or throws it away. False where this
 * browser keeps nothing.
 */
export async function keepAside(session: Keeper, data: ImportData, aside: SetAsideFacts): Promise<boolean> {
  const files = openDrawer(session)
  await files.put({ id: data.id, file: data.file, facts: { ...factsOf(data), aside } })
  return (await files.all()).some(({ id }) => id === data.id)
}

/** Those that were set aside. */
export async function keptAside(session: Keeper): Promise<readonly KeptFile[]> {
  return (await openDrawer(session).all()).filter(({ id }) => id !== ID)
}

/** Nothing of it is open any more, or is to be. */
export async function forgetAside(session: Keeper, id: string): Promise<void> {
  await openDrawer(session).remove(id)
}

/** What was kept, or nothing. It was written by this product; what cannot be read of it is told by the one who reads it. */
export async function keptImport(session: Keeper): Promise<KeptFile | undefined> {
  return (await openDrawer(session).all()).find(({ id }) => id === ID)
}
