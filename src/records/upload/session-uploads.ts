import { useMemo, useSyncExternalStore } from 'react'
import type { CommandContext } from '#src/commands/gate/command.ts'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useSessionValue, type SessionValue } from '#src/workspace/session/session-values.tsx'
import type { UploadPorts, Uploads } from './upload-ports.ts'
import { createUploads } from './uploads.ts'

/** Who sends files, and what can be done meanwhile. */
export type UploadContext = Pick<CommandContext, 'services' | 'session'>

/** The queue of a session; it begins when it is first asked for. */
export interface SessionUploads<Target> {
  of(context: UploadContext): Uploads<Target>
}

/** Says how files of one sort are sent; the queue itself lives as long as the session. */
export function defineUploads<Target>(
  portsOf: (context: UploadContext) => UploadPorts<Target>,
): SessionValue<SessionUploads<Target> & { end(): void }> {
  return {
    create() {
      let uploads: Uploads<Target> | undefined
      return {
        of: (context) => (uploads ??= createUploads(portsOf(context))),
        end: () => uploads?.end(),
      }
    },
    end: (value) => value.end(),
  }
}

/** The session's queue and what is in it, re-rendering when that changes. */
export function useUploads<Target>(value: SessionValue<SessionUploads<Target> & { end(): void }>) {
  const { source } = useCommands()
  const session = useSessionValue(value)
  const uploads = useMemo(() => session.of(source.current()), [session, source])
  const items = useSyncExternalStore(uploads.subscribe, uploads.current)
  return { uploads, items }
}
