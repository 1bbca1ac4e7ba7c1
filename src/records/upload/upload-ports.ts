import type { SentBytes } from '#src/contract/basics/core.ts'
import type { UploadFile } from '#src/domain/documents/documents.ts'
import type { Observable } from '#src/workspace/session/observable.ts'
import type { FilingResult, UploadedRecord, UploadItem } from './item.ts'
import type { KeptUploads } from './kept-uploads.ts'

/** What the person sends: a file, or a folder that is told of but not taken. */
export interface GivenFile {
  name: string
  file: File | undefined
}

/** What a queue needs from outside. */
export interface UploadPorts<Target> {
  /** Sends one file, once for its key; throws `ApiError`. */
  send(
    file: File,
    given: { target: Target; key: string; signal: AbortSignal; onProgress(progress: SentBytes): void },
  ): Promise<UploadedRecord>
  /** Judges the bytes of a file before they are sent; as documents are judged unless given. */
  check?: (file: UploadFile, bytes: Uint8Array) => string | undefined
  /** Takes back what has arrived, by the key it was sent with; false where it stays, for a reason the person has been told. */
  takeBack?(record: UploadedRecord): Promise<boolean>
  /** Finds out where a file belongs that has arrived without anybody saying so. */
  file?(
    file: File,
    given: { record: UploadedRecord; target: Target; signal: AbortSignal; onPage(at: number, of: number): void },
  ): Promise<FilingResult>
  /** Puts it where the person says. */
  choose?(record: UploadedRecord, choiceId: string): Promise<FilingResult>
  isOnline(): boolean
  newKey(): string
  /** Keeps what is not done over a reload. */
  kept?: KeptUploads<Target>
  /** Told once nothing is under way any more, of what has come to rest since. */
  settled?(items: readonly UploadItem<Target>[]): void
}

/** The files somebody sends, from the moment they were given until they are seen to. */
export interface Uploads<Target> extends Observable<readonly UploadItem<Target>[]> {
  add(files: readonly GivenFile[], target: Target): void
  /** Ends what is under way with it, or takes back what has arrived; of what has come to rest otherwise the row goes. */
  remove(id: string): Promise<void>
  /** Goes on with what waits for the person. */
  resume(id: string): void
  /** Another file in the place of one that was refused. */
  replace(id: string, file: File): void
  choose(id: string, choiceId: string): Promise<void>
  /** Takes away the rows of what is done. */
  clear(): void
  /** Takes up what was left when the page went. */
  restore(): Promise<void>
  /** Gives everything up; what is kept stays for the next page. */
  end(): void
}
