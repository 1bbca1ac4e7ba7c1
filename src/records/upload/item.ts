/** Where a file is on its way: it waits, is checked, sent, read; or where it has come to rest, and why. */
export type UploadState =
  | 'waiting'
  | 'checking'
  | 'sending'
  | 'reading'
  | 'done'
  | 'doubtful'
  | 'refused'
  | 'failed'
  | 'cancelled'
  | 'held'

/** The record a file has become, and the own step by which it is taken back. */
export interface UploadedRecord {
  id: string
  name: string
  step: string
}

/** One of the records a file may belong to. */
export interface UploadChoice {
  id: string
  title: string
  detail: string
}

/** What was found out about a file once it was there: where it lies, or what a person has to choose. */
export interface FilingResult {
  /** The name of the record it belongs to. */
  place?: string
  /** Shown beside it. */
  choices?: readonly UploadChoice[]
  isDoubtful?: boolean
}

/** Why a file was not sent. */
export type UploadRefusal = 'size' | 'empty' | 'folder' | 'kind'

/** One file in the queue. Sizes in bytes. */
export interface UploadItem<Target> {
  id: string
  /** Without what cannot be seen. */
  name: string
  size: number
  /** Nothing of a folder, and of what was refused or is done. */
  file: File | undefined
  target: Target
  /** One for the intent, however often it is sent. */
  key: string
  state: UploadState
  sent: number
  total: number
  /** The page that is read, and how many there are. */
  page?: { at: number; of: number }
  /** What speaks against it, verbatim. */
  message?: string
  refusal?: UploadRefusal
  /** It goes on by the person's own act: the connection was gone, or the page. */
  heldBy?: 'connection' | 'reload'
  record?: UploadedRecord
  filing?: FilingResult
  /** It was taken back after it had arrived. */
  isTakenBack?: boolean
}

/** Whether something goes on with it by itself. */
export const isUnderWay = ({ state }: Pick<UploadItem<unknown>, 'state'>): boolean =>
  state === 'waiting' || state === 'checking' || state === 'sending' || state === 'reading'

/** Whether it goes on, or begins again, when the person says so. */
export const canGoOn = ({ state, file }: Pick<UploadItem<unknown>, 'state' | 'file'>): boolean =>
  file !== undefined && (state === 'held' || state === 'failed' || state === 'cancelled')
