import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
    return { database, blobs: folderBlobs(join(folder, 'blobs')), close }
  } catch (error) {
    unlock()
    if (error instanceof NewerWorldError)
      throw new FolderError(`The folder ${folder} was written by a newer version of this program.`)
    const reason = error instanceof Error ? error.message : String(error)
    throw new FolderError(`The folder ${folder} cannot be opened: ${reason}`)
  }
}

/** Takes a folder for this process: PGlite does not notice a second one, and the two would ruin it. */
function lock(folder: string): () => void {
  const file = join(folder, 'lock')
  const mine = `${process.pid} ${startOf(process.pid)}`
  try {
    mkdirSync(folder, { recursive: true })
    for (;;) {
      try {
        writeFileSync(file, mine, { flag: 'wx' })
        return () => rmSync(file, { force: true })
      } catch (error) {
        if (codeOf(error) !== 'EEXIST') throw error
        takeFromDead(folder, file)
      }
    }
  } catch (error) {
    if (error instanceof FolderError) throw error
    throw new FolderError(`The folder ${folder} cannot be written to (${codeOf(error) ?? String(error)}).`)
  }
}

/** Removes the lock of a process that is no more. Throws when it lives. */
function takeFromDead(folder: string, file: string): void {
  const owner = contentOf(file)
  if (isAlive(owner)) throw new FolderError(`The folder ${folder} is in use by process ${owner.split(' ')[0]}.`)
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    // Somebody else was quicker; whose it is now is looked at again.
    if (codeOf(error) === 'ENOENT') return
    throw error
  }
  // Somebody took it between the look and the move: it is theirs, and is put back.
  if (contentOf(aside) !== owner) linkSync(aside, file)
  rmSync(aside, { force: true })
}

function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Numbers of processes are given again: one that started at another time is another one. */
function isAlive(owner: string): boolean {
  const [pid = '', start = ''] = owner.split(' ')
  if (!/^[1-9]\d*$/.test(pid)) return false
  try {
    process.kill(Number(pid), 0)
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return false
  }
  return startOf(Number(pid)) === start
}

/** When a process started, in ticks since the computer did; empty where the system does not tell. */
function startOf(pid: number): string {
  return contentOf(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[19] ?? ''
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}
