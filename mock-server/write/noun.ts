import type { EndpointName } from '#src/contract/index.ts'
import type { Handler, ServerPort } from '../core/handle.ts'
import type { Blobs } from '../ports/blobs.ts'
import type { KeptFiles } from '../ports/kept-files.ts'
import type { ReadPaper } from '../ports/reader.ts'
import type { SendMail } from '../ports/mail.ts'
import type { AnyCascade } from './cascades.ts'
import type { MakingContext } from './resource-writes.ts'
import type { UndoRules } from './undo-rules.ts'

/** What a job is done with: no one's call, but all that a rule needs, the way out of the house and the files. */
export interface JobContext extends MakingContext {
  server: MakingContext['server'] & Pick<ServerPort, 'origin'>
  sendMail: SendMail
  blobs: Blobs
  keptFiles: KeptFiles
  readPaper: ReadPaper
}

/** What a noun does by the clock, by the name of the job, which begins with the noun's. */
export type Jobs = Readonly<
  Record<string, (context: JobContext, payload: Readonly<Record<string, string>>) => Promise<void>>
>

/** All that one noun declares: what it answers, what follows from its changes, how they are taken back. */
export interface Noun<N extends EndpointName> {
  handlers: { [M in N]: Handler<M> }
  cascades?: readonly AnyCascade[]
  undo?: UndoRules
}
