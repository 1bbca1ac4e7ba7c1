import { openKeptFiles } from '#src/storage/kept-files.ts'
import type { Session } from '#src/workspace/session/session.tsx'
import type { ImportData, RowResult } from './state.ts'

/** There is one import a person is at. */
const ID = 'current'

const openDrawer = ({ tenantId, userId }: Pick<Session, 'tenantId' | 'userId'>) =>
  openKeptFiles(tenantId, userId, 'import')

/** What is kept beside the file itself: what the person has chosen and typed, and what the server has said. */
export type KeptFacts = Omit<ImportData, 'file' | 'results' | 'creation' | 'context'> & {
  results: readonly (readonly [string, RowResult])[]
}

/** Keeps an import on this computer, the newest state last; one write at a time, what came in between is left out. */
export function createKeeper(session: Pick<Session, 'tenantId' | 'userId'>) {
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

/** What was kept, or nothing. It was written by this product; what cannot be read of it is told by the one who reads it. */
export async function keptImport(
  session: Pick<Session, 'tenantId' | 'userId'>,
): Promise<{ file: File; facts: unknown } | undefined> {
  return (await openDrawer(session).all()).find(({ id }) => id === ID)
}
