import { spawnSync } from 'node:child_process'
import { closeSync, constants, ftruncateSync, mkdirSync, openSync, readFileSync, statfsSync, writeSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import type { Blobs } from '../ports/blobs.ts'
import { folderBlobs } from '../ports/blobs-in-folder.ts'
import { Connection } from '../store/sql/connection.ts'
import { openPglite, SqlDatabase } from '../store/sql/database.ts'
import { NewerWorldError } from '../store/sql/migrations.ts'
import type { DatabasePort } from '../store/store.ts'

/** Why a folder cannot be used, in one sentence for who started the program. */
export class FolderError extends Error {}

/** A world on disk: how a server gets at it, and how it is left. */
export interface DataFolder {
  database: DatabasePort
  blobs: Blobs
  /** Whether so little room is left that nothing more may be written: PostgreSQL would break off where it finds none. */
  isFull(): boolean
  close(): Promise<void>
}

/** Opens a folder, or makes it. Throws `FolderError` when it is taken, not writable, or of a newer program. */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  const unlock = lock(folder)
  try {
    const pglite = await openPglite(join(folder, 'postgres'))
    const database = new SqlDatabase({ connection: new Connection(Promise.resolve(pglite)), now: Date.now })
    const close = async () => {
      await database.close()
      unlock()
    }
    return { database, blobs: folderBlobs(join(folder, 'blobs')), isFull: () => isFull(folder), close }
  } catch (error) {
    unlock()
    if (error instanceof NewerWorldError)
      throw new FolderError(`The folder ${folder} was written by a newer version of this program.`)
    const reason = error instanceof Error ? error.message : String(error)
    throw new FolderError(`The folder ${folder} cannot be opened: ${reason}`)
  }
}

/** Bytes that are left alone: what PostgreSQL writes ahead, and what is under way. */
const RESERVE = 64 * 1024 * 1024

function isFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder)
  return bavail * bsize < RESERVE
}

/** Flags by which other systems than Linux open a file for one process alone (`O_EXLOCK`; libuv's `UV_FS_O_EXLOCK`). */
const OPEN_ALONE: Partial<Record<NodeJS.Platform, number>> = {
  darwin: 0x20 | constants.O_NONBLOCK,
  freebsd: 0x20 | constants.O_NONBLOCK,
  win32: 0x1000_0000,
}

/**
 * Takes a folder for this process: PGlite does not notice a second one, and the two would ruin it. The kernel holds the lock, so that it
 * ends with the process, however that ends, and holds in another container on the same folder as well. What stands in the file is for
 * people alone.
 */
function lock(folder: string): () => void {
  const file = join(folder, 'lock')
  let descriptor: number
  try {
    mkdirSync(folder, { recursive: true })
    descriptor = openSync(file, constants.O_RDWR | constants.O_CREAT | (OPEN_ALONE[process.platform] ?? 0), 0o600)
  } catch (error) {
    if (['EAGAIN', 'EBUSY', 'EWOULDBLOCK'].includes(codeOf(error) ?? '')) throw taken(folder, file)
    throw new FolderError(`The folder ${folder} cannot be written to (${codeOf(error) ?? String(error)}).`)
  }
  try {
    if (OPEN_ALONE[process.platform] === undefined && !isLocked(descriptor)) throw taken(folder, file)
    ftruncateSync(descriptor)
    writeSync(descriptor, `${process.pid} on ${hostname()}`, 0)
    return () => closeSync(descriptor)
  } catch (error) {
    closeSync(descriptor)
    throw error
  }
}

/**
 * Locks an open file by flock(2), which Node does not offer: the lock belongs to the open file, and stays when the program that has
 * asked for it ends. Answers false where somebody else has it.
 */
function isLocked(descriptor: number): boolean {
  const { status, error } = spawnSync('flock', ['-x', '-n', '3'], { stdio: ['ignore', 'ignore', 'ignore', descriptor] })
  if (error)
    throw new FolderError(
      `The folder cannot be locked: the program flock (util-linux) does not run (${codeOf(error)}).`,
    )
  return status === 0
}

const taken = (folder: string, file: string) =>
  new FolderError(`The folder ${folder} is in use by process ${ownerIn(file) || 'of another program'}.`)

function ownerIn(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
